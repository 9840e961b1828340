import { formatMoney } from '@seriba/domain/format/number'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'
import type { BidLot } from './bid-lot.ts'

type PriceLinesProps = {
  lot: BidLot
  /** Only cars have one (GAP39). */
  average: boolean
}

/** The lot's start price, average price and sold price. */
export const PriceLines = memo(function PriceLines({ lot, average }: PriceLinesProps) {
  const { t } = useTranslation('bids')
  const { startPrice, averagePrice, won } = lot.bidInfo
  const soldPrice = lot.bidInfo.soldPrice || (won?.price ?? 0)
  const lines: { label: string; amount: number | null; sold?: boolean }[] = [
    { label: t('panel.startPrice'), amount: startPrice },
    ...(average ? [{ label: t('panel.averagePrice'), amount: averagePrice }] : []),
    { label: t('panel.soldPrice'), amount: soldPrice, sold: soldPrice > 0 },
  ]
  return (
    <dl className={styles.prices}>
      {lines.map(({ label, amount, sold }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-sold={sold || undefined} data-none={!amount || undefined}>
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
})
