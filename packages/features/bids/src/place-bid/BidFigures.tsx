import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'
import { OwnSum } from '../shared/OwnSum.tsx'
import styles from './place-bid.module.css'
import type { Allowance } from './stage.ts'

type BidFiguresProps = { label: string; amount: number; allowance: Allowance }

/** The amount, in large type, above what it is deducted from. */
export function BidFigures({ label, amount, allowance }: BidFiguresProps) {
  const { t } = useTranslation('bids')
  return (
    <div>
      <p className={styles.amount}>
        <span>{label}</span>
        <b className="num">{formatMoney(amount)}</b>
      </p>
      <OwnSum yen={amount} />
      {allowance ? (
        <Figures
          lines={[
            { label: t('confirm.balance'), amount: allowance.balanceInfo.balance },
            { label: t('confirm.creditLimit'), amount: allowance.balanceInfo.creditLimit },
            { label: t('confirm.available'), amount: allowance.balanceInfo.availableLimit },
            { label: t('confirm.maximum'), amount: allowance.bidAllow },
          ]}
        />
      ) : (
        <Note className={styles.note}>{t('confirm.figuresFailed')}</Note>
      )}
    </div>
  )
}
