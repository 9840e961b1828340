import { useUpdatePurchaseStatusMutation } from '@seriba/api/manager/shipping'
import { updatePurchaseStatus } from '@seriba/contracts/shipping'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { FormFailure } from '@seriba/forms/FormFailure'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shipping.module.css'
import { isTooHigh } from './use-finances.ts'

type MoveReasonProps = {
  /** The purchase and the status to which it moves. */
  id: number
  status: number
  /** The name of the status. */
  title: string
  notify: boolean
  onMoved: () => void
  onLeave: () => void
}

type Values = { reason: string; amount: number | null; penalty: number | null }
const defaults: Values = { reason: '', amount: null, penalty: null }

/** Why a purchase leaves the usual steps, or goes back. */
export function MoveReason({ id, status, title, notify, onMoved, onLeave }: MoveReasonProps) {
  const { t } = useTranslation(['purchaseDesk', 'common'])
  const heading = useId()
  const size = useWide() ? 'md' : 'touch'
  const [update] = useUpdatePurchaseStatusMutation()
  const resold = status === purchaseStatuses.auctionResale
  const form = useContractForm<typeof updatePurchaseStatus, Values>(updatePurchaseStatus, {
    defaults,
    check: ({ reason, amount, penalty }) => ({
      ...(isTooHigh(amount) && { amount: 'payment_too_high' }),
      ...(isTooHigh(penalty) && { penalty: 'payment_too_high' }),
      ...(reason.trim() === '' && { reason: 'field_required' }),
    }),
    request: ({ reason, amount, penalty }) => ({
      id,
      status,
      reason: reason.trim(),
      notify,
      // A penalty is charged whether or not the car's proceeds are known yet.
      ...(resold &&
        (amount !== null || penalty !== null) && { resale: { amount: amount ?? 0, penalty: penalty ?? 0 } }),
    }),
    async onSubmit(move) {
      await update(move).unwrap()
      onMoved()
    },
  })
  const { leave, guard } = useUnsaved(form.dirty, { survivesQuery: true, saving: form.busy })
  return (
    <form {...form.props} aria-labelledby={heading} {...leftByEscape(() => leave(onLeave))}>
      {guard}
      <fieldset className={styles.reason}>
        <legend id={heading}>{title}</legend>
        <FormFailure form={form} />
        <TextField
          autoFocus
          label={t('shipping.reason')}
          size={size}
          maxLength={300}
          {...form.text('reason')}
        />
        {resold && (
          <div className={styles.fields}>
            <AmountField zero label={t('page.resale')} size={size} {...form.field('amount')} />
            <AmountField zero label={t('page.penalty')} size={size} {...form.field('penalty')} />
          </div>
        )}
        <div className={styles.line}>
          <Button type="submit" size={size} variant="primary" busy={form.busy}>
            {t('shipping.go')}
          </Button>
          <Button size={size} variant="ghost" onClick={() => leave(onLeave)}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
