import { lowestBid, nearestBid, raiseAmount } from '@seriba/domain/bids/amount-steps'
import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { groupThousands } from '@seriba/domain/format/number'
import { AmountStepper } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import { useLotEvidence } from '../price-evidence/use-lot-evidence.ts'
import styles from './BidPanel.module.css'
import type { BidPanelModel } from './use-bid-panel.ts'

/** The quick step beside the plain one, in steps. */
const bigStep = 10

export function AmountInput({ model }: { model: BidPanelModel }) {
  const { t } = useTranslation('bids')
  const { bidder, form, lot, rules } = model
  const { startPrice, step } = rules
  const { amount } = form.values
  const { averagePrice } = lot.bidInfo
  const median = useLotEvidence(lot, model.pageType).evidence?.quantiles?.median

  const quick = (by: number) => (
    <Button
      size="xs"
      className="num"
      onClick={() => form.edit({ amount: Math.min(raiseAmount(amount, by, rules), maxBidAmount) })}
    >
      + {groupThousands(by)}
    </Button>
  )

  return (
    <div>
      <AmountStepper
        label={bidder.side === 'manager' ? t('panel.clientAmount') : t('panel.amount')}
        hint={<span className="tabular">{t('panel.step', { step: groupThousands(step) })}</span>}
        value={amount}
        placeholder={startPrice > 0 ? groupThousands(lowestBid(startPrice, step)) : undefined}
        step={step}
        decreaseLabel={t('panel.decrease', { step: groupThousands(step) })}
        increaseLabel={t('panel.increase', { step: groupThousands(step) })}
        // The first step up from nothing leads to the lowest amount that counts.
        onChange={(next) =>
          form.edit({ amount: amount === null && next === step ? lowestBid(startPrice, step) : next })
        }
        onBlur={form.leaveAmount}
        error={form.errorOf('amount')}
      />
      <fieldset className={styles.quick} aria-label={t('panel.quick')}>
        {quick(step)}
        {quick(step * bigStep)}
        {averagePrice !== null && averagePrice > 0 && (
          <Button size="xs" onClick={() => form.edit({ amount: nearestBid(averagePrice, startPrice, step) })}>
            {t('panel.average')}
          </Button>
        )}
        {median !== undefined && (
          <Button size="xs" onClick={() => form.edit({ amount: nearestBid(median, startPrice, step) })}>
            {t('panel.median')}
          </Button>
        )}
      </fieldset>
    </div>
  )
}
