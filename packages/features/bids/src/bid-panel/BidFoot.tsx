import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { formatBalance } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import { ConfirmedCost } from '../landed-cost/LandedCost.tsx'
import styles from './BidPanel.module.css'
import type { BidPanelModel } from './use-bid-panel.ts'

/** What is always in view, however long the panel is: the button, and on a phone what the amount comes to. */
export function BidFoot({ model, touch }: { model: BidPanelModel; touch: boolean }) {
  const { t } = useTranslation(['bids', 'refusal'])
  const { bidder, block, form, lot, rules, stock, maximum, replaced, mayReplace } = model
  const amount = rules.fixedPrice ?? form.values.amount ?? lowestBid(rules.startPrice, rules.step)
  return (
    <div className={styles.foot}>
      {touch && bidder.side === 'client' && <ConfirmedCost carId={lot.carCommonDetail.id} amount={amount} />}
      {maximum !== undefined && (
        <p className={styles.maximum}>
          <span>{t('panel.maximum')}</span>
          <span className="num">{formatBalance(maximum)}</span>
        </p>
      )}
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
            : replaced === null
              ? t('panel.place')
              : t('panel.replace')}
      </Button>
    </div>
  )
}
