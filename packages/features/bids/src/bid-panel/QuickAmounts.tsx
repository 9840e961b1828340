import { nearestBid, raiseAmount } from '@seriba/domain/bids/amount-steps'
import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLotEvidence } from '../price-evidence/use-lot-evidence.ts'
import styles from './BidPanel.module.css'
import type { BidPanelProps } from './bid-lot.ts'
import type { BidRules } from './bid-rules.ts'

type QuickAmountsProps = BidPanelProps & {
  rules: BidRules
  /** What is typed when one of them is clicked: they are not rendered again with every key. */
  latest: RefObject<number | null>
  onUse: (chosen: { amount: number }) => void
}

/** The quick step next to the plain one, in steps. */
const bigStep = 10

/** Clicking instead of typing: one step, ten steps, and what such lots usually sell for. */
export const QuickAmounts = memo(function QuickAmounts(props: QuickAmountsProps) {
  const { lot, pageType, rules, latest, onUse } = props
  const { t } = useTranslation('bids')
  const { startPrice, step } = rules
  const { averagePrice } = lot.bidInfo
  const median = useLotEvidence(lot, pageType).evidence?.quantiles?.median
  const quick = (by: number) => (
    <Button
      size="xs"
      className="num"
      onClick={() => onUse({ amount: Math.min(raiseAmount(latest.current, by, rules), maxBidAmount) })}
    >
      + {groupThousands(by)}
    </Button>
  )
  const near = (price: number, name: string) => (
    <Button size="xs" onClick={() => onUse({ amount: nearestBid(price, startPrice, step) })}>
      {name}
    </Button>
  )
  return (
    <fieldset className={styles.quick} aria-label={t('panel.quick')}>
      {quick(step)}
      {quick(step * bigStep)}
      {averagePrice !== null && averagePrice > 0 && near(averagePrice, t('panel.average'))}
      {median !== undefined && near(median, t('panel.median'))}
    </fieldset>
  )
})
