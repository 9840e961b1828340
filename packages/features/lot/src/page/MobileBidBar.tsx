import type { LotDetail } from '@seriba/contracts/lot'
import { formatMoney } from '@seriba/domain/format/number'
import { StickyBar } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MobileBidBar.module.css'

type MobileBidBarProps = { lot: LotDetail; bidPanel: () => ReactNode }

/** If there is no column for bidding, it is behind a button at the bottom. */
export function MobileBidBar({ lot, bidPanel }: MobileBidBarProps) {
  const { t } = useTranslation('lot')
  const [open, setOpen] = useState(false)
  return (
    <>
      <StickyBar className={styles.bar}>
        <span className={styles.price}>
          <small>{t('bid.startPrice')}</small>
          <b className="num">{formatMoney(lot.bidInfo.startPrice)}</b>
        </span>
        <Button variant="primary" size="touch" className={styles.place} onClick={() => setOpen(true)}>
          {t('bid.place')}
        </Button>
      </StickyBar>
      <Sheet
        isOpen={open}
        onClose={() => setOpen(false)}
        side="full"
        title={t('bid.place')}
        closeLabel={t('bid.close')}
      >
        {bidPanel()}
      </Sheet>
    </>
  )
}
