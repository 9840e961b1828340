import type { Bid } from '@seriba/contracts/bid-lists'
import { useTranslation } from 'react-i18next'
import styles from './CardControls.module.css'
import { DeskSoldPrice, DeskStatus } from './desk-cells.tsx'

/** What a manager can do on a card. */
export function CardControls({ bid }: { bid: Bid }) {
  const { t } = useTranslation('bids')
  return (
    <div className={styles.controls}>
      <div className={styles.price}>
        <span>{t('list.soldPrice')}</span>
        <DeskSoldPrice bid={bid} />
      </div>
      <DeskStatus bid={bid} touch />
    </div>
  )
}
