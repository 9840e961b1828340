import { formatMoney } from '@seriba/domain/format/number'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'
import type { BidLot } from './bid-lot.ts'
import { Moments } from './Moments.tsx'
import { TimeLeft } from './TimeLeft.tsx'

type PanelHeadProps = {
  lot: BidLot
  stock: boolean
  /** Finished, or sold before its time: there is nothing left to count down to. */
  over: boolean
  /** Those who bid for themselves may cancel themselves. */
  own: boolean
}

/** Until when bids are accepted and can be taken back; for a stock car, its price. */
export const PanelHead = memo(function PanelHead({ lot, stock, over, own }: PanelHeadProps) {
  const { t } = useTranslation('bids')
  const { biddingDeadline, soldPrice } = lot.bidInfo
  if (stock)
    return (
      <div className={styles.head}>
        <span className={styles.quiet}>{t('panel.fixedPrice')}</span>
        <b className={`num ${styles.fixed}`}>{formatMoney(soldPrice)}</b>
      </div>
    )
  if (over || biddingDeadline === null) return null
  return (
    <div className={`${styles.head} ${styles.times}`}>
      <div className={styles.closes}>
        <span className={styles.quiet}>{t('panel.deadline')}</span>
        <TimeLeft until={biddingDeadline} large />
      </div>
      <Moments lot={lot} deadline={biddingDeadline} own={own} />
    </div>
  )
})
