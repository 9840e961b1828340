import { toApiError } from '@seriba/api/api-error'
import {
  useAcceptNegotiationMutation,
  useDeclineNegotiationMutation,
  useOfferInNegotiationMutation,
  useTakeBackOfferMutation,
} from '@seriba/api/client/negotiations'
import { useControl } from '@seriba/api/use-control'
import { offerInNegotiation, type ViewedNegotiation } from '@seriba/contracts/negotiations'
import { checkOffer, needsForwarding } from '@seriba/domain/bids/negotiation'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { FormFailure } from '@seriba/forms/FormFailure'
import { problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { AmountStepper } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../shared/use-site.ts'
import { AcceptFacts } from './AcceptFacts.tsx'
import styles from './negotiation.module.css'

/**
 * The three answers: a lower offer, which can be taken back until the hall hears of it, accepting, and leaving. Typed
 * text stays after a refusal.
 */
export function AnswerForm({ negotiation }: { negotiation: ViewedNegotiation }) {
  const { t } = useTranslation(['negotiation', 'bids', 'common', 'refusal'])
  const { step } = useSite()
  const { bidId, ask, offer, bidAmount, turn } = negotiation
  const toForward = needsForwarding(negotiation)
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const [sendOffer] = useOfferInNegotiationMutation()
  const [accept, accepting] = useAcceptNegotiationMutation()
  const [decline, declining] = useDeclineNegotiationMutation()
  const [takeBack, takingBack] = useTakeBackOfferMutation()
  const form = useContractForm<typeof offerInNegotiation, { amount: number | null }>(offerInNegotiation, {
    defaults: { amount: Math.min((offer ?? bidAmount) + step, ask - 1) },
    check: ({ amount }) => problemOf('amount', checkOffer(negotiation, amount ?? 0)),
    request: ({ amount }) => ({ bidId, amount: amount ?? 0 }),
    onSubmit: (said) => sendOffer(said).unwrap(),
  })
  // Without it, the client may still leave, or take back an offer.
  const mayBuy = useControl('bidForm')
  useKeyActions({ KeyY: () => mayBuy && setAsking('accept') })
  const failed = [accepting, declining, takingBack].map(({ error }) => toApiError(error)).find(Boolean)
  const failure = form.failure ?? (failed && failed.status !== 401 ? t(`refusal:${failed.code}`) : null)
  const confirm = async () => {
    if (asking === 'accept') await accept({ bidId, ask })
    else await decline({ bidId })
    setAsking(null)
  }
  return (
    <form {...form.props} className={styles.answer} aria-label={t('answer')}>
      <FormFailure form={{ failure }} />
      {!mayBuy && <p className={styles.quiet}>{t('notAllowed')}</p>}
      {turn === 'client' ? (
        mayBuy && (
          <div className={styles.offer}>
            <AmountStepper
              label={t('offer')}
              labelHidden
              {...form.field('amount')}
              step={step}
              decreaseLabel={t('bids:panel.decrease', { step: groupThousands(step) })}
              increaseLabel={t('bids:panel.increase', { step: groupThousands(step) })}
            />
            <Button type="submit" size="touch" busy={form.busy} disabled={form.values.amount === null}>
              {t('sendOffer')}
            </Button>
          </div>
        )
      ) : (
        <div className={styles.standing}>
          <p className={styles.quiet}>
            {t(toForward ? 'toForward' : 'waiting', { amount: formatMoney(offer) })} {t('held')}
            {!toForward && ` ${t('binds')}`}
          </p>
          {toForward && offer !== null && (
            <Button
              variant="ghost"
              size="touch"
              busy={takingBack.isLoading}
              onClick={() => void takeBack({ bidId, offer })}
            >
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" size="touch" onClick={() => setAsking('decline')}>
          {t('leave')}
        </Button>
        {mayBuy && (
          <Button variant="primary" size="touch" aria-keyshortcuts="Y" onClick={() => setAsking('accept')}>
            {t('accept', { amount: formatMoney(ask) })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        busy={accepting.isLoading || declining.isLoading}
        danger={asking === 'decline'}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
        title={asking === 'decline' ? t('leaveTitle') : t('acceptTitle', { amount: formatMoney(ask) })}
        confirmLabel={asking === 'decline' ? t('leave') : t('accept', { amount: formatMoney(ask) })}
        cancelLabel={t('common:actions.cancel')}
      >
        {asking === 'accept' && <AcceptFacts {...negotiation} />}
        <p>{asking === 'decline' ? t('leaveText') : t('acceptText')}</p>
      </ConfirmDialog>
    </form>
  )
}
