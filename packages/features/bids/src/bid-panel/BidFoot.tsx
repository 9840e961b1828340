import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { formatBalance } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Meter } from '@seriba/ui/Meter'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmedCost } from '../landed-cost/LandedCost.tsx'
import styles from './BidPanel.module.css'
import type { BidPanelModel } from './use-bid-panel.ts'

/** The share from which the credit is running low. */
const nearly = 0.9

/** What is always visible, however long the panel is: the button, and on a phone the total cost of the amount. */
export function BidFoot({ model, touch }: { model: BidPanelModel; touch: boolean }) {
  const { t } = useTranslation(['bids', 'refusal'])
  const { bidder, block, form, lot, rules, stock, maximum, replaced, mayReplace } = model
  // The typed figure is rendered first, then its effect on the credit and the total cost.
  const typed = useDeferredValue(rules.fixedPrice ?? form.values.amount)
  const amount = typed ?? lowestBid(rules.startPrice, rules.step)
  return (
    <div className={styles.foot}>
      {touch && bidder.side === 'client' && <ConfirmedCost carId={lot.carCommonDetail.id} amount={amount} />}
      {maximum !== undefined && <Credit maximum={maximum} amount={typed} />}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        block
        busy={model.busy}
        disabledReason={
          model.clientOrdered
            ? t('panel.clientOrdered')
            : replaced !== null && !mayReplace
              ? t('refusal:permission_missing')
              : block
                ? block.because
                : form.invalid
                  ? t('panel.fixFirst')
                  : undefined
        }
      >
        {block
          ? block.label
          : stock
            ? t('panel.order')
            : replaced === null && !model.replacesOwn
              ? t('panel.place')
              : t('panel.replace')}
        {!block && !stock && <OnButton amount={typed} />}
      </Button>
    </div>
  )
}

/** Only visual, because the focus is on the button by now: the button's name stays the same while somebody types. */
const OnButton = memo(({ amount }: { amount: number | null }) =>
  amount === null ? null : (
    <span className="num" aria-hidden>
      {formatBalance(amount)}
    </span>
  ),
)

/** How much of the maximum the amount uses. */
const Credit = memo(function Credit({ maximum, amount }: { maximum: number; amount: number | null }) {
  const { t } = useTranslation('bids')
  const share = amount === null ? 0 : maximum > 0 ? amount / maximum : 1
  const over = amount === null ? 0 : amount - maximum
  return (
    <div className={styles.credit}>
      <p className={styles.maximum}>
        <span>{t('panel.maximum')}</span>
        <span className="num">{formatBalance(maximum)}</span>
      </p>
      <Meter share={share} tone={over > 0 ? 'full' : share > nearly ? 'near' : 'free'} />
      {over > 0 && <p className={styles.over}>{t('panel.aboveMaximum', { sum: formatBalance(over) })}</p>}
    </div>
  )
})
