import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { ConfirmedCost } from '../landed-cost/LandedCost.tsx'
import { useSite } from '../shared/use-site.ts'
import { BidFigures } from './BidFigures.tsx'
import { CancellationRules } from './CancellationRules.tsx'
import { LotLine } from './LotLine.tsx'
import styles from './place-bid.module.css'
import type { Stage } from './stage.ts'

type ConfirmBidProps = { model: BidPanelModel; stage: Extract<Stage, { kind: 'confirming' }> }

/** The last look at a bid: its figures, the rules for taking it back, and the terms. */
export function ConfirmBid({ model, stage }: ConfirmBidProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const { lot, bidder, rules, placing, creditLimitCheck } = model
  const { draft, allowance, pending, error } = stage
  const { termsUrl } = useSite()
  const [agreed, setAgreed] = useState(false)
  // Bidding may close while the user reads; a running request is waited for.
  const closed = model.state !== 'form' && !pending
  const closedText = t(model.state === 'sold' ? 'panel.sold' : 'panel.closed')
  const order = rules.fixedPrice !== null
  const short =
    creditLimitCheck && allowance !== null && !placing.affordable(draft.amount, allowance.bidAllow)

  const confirm = async () => {
    await placing.confirm()
    setAgreed(false)
  }

  return (
    <Dialog
      isOpen
      onClose={placing.close}
      dismissable={!pending}
      closeLabel={t('common:actions.close')}
      title={
        order
          ? t('confirm.titleOrder')
          : bidder.client
            ? t('confirm.titleClient', { name: bidder.client.name })
            : t('confirm.title')
      }
      actions={
        <>
          <Button size="lg" disabled={pending} onClick={placing.close}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="primary"
            size="lg"
            icon={Gavel}
            busy={pending}
            disabledReason={
              closed
                ? closedText
                : short
                  ? t('confirm.overLimit')
                  : agreed || pending
                    ? undefined
                    : t('confirm.termsFirst')
            }
            onClick={() => void confirm()}
          >
            {order ? t('confirm.submitOrder') : t('confirm.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <LotLine lot={lot} />
        <BidFigures
          label={
            order ? t('confirm.amountOrder') : bidder.client ? t('confirm.amountClient') : t('confirm.amount')
          }
          amount={draft.amount}
          allowance={allowance}
        />
        {bidder.side === 'client' && <ConfirmedCost carId={lot.carCommonDetail.id} amount={draft.amount} />}
        {allowance?.warnings.map((warning) => (
          <Note key={warning} tone="orange">
            {t(`confirm.warning.${warning}`)}
          </Note>
        ))}
        <CancellationRules info={lot.bidInfo} order={order} side={bidder.side} />
        {closed && !error && (
          <Note tone="orange" role="alert">
            {closedText}
          </Note>
        )}
        {error && (
          <Note tone="red" role="alert">
            {t(`refusal:${error.code}`)}
          </Note>
        )}
        <Checkbox checked={agreed} disabled={pending} onChange={({ target }) => setAgreed(target.checked)}>
          <Trans
            t={t}
            i18nKey={`confirm.rules.${bidder.side}.${order ? 'termsOrder' : 'terms'}`}
            components={{ a: <TextLink inline href={termsUrl} target="_blank" rel="noreferrer" /> }}
          />
        </Checkbox>
      </div>
    </Dialog>
  )
}
