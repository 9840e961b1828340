import { useUpdatePurchaseStatusMutation } from '@seriba/api/manager/shipping'
import { updatePurchaseStatus } from '@seriba/contracts/shipping'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shipping.module.css'

type MoveReasonProps = {
  /** The purchase and the status it moves to. */
  id: number
  status: number
  /** What the status is called. */
  title: string
  onMoved: () => void
  onLeave: () => void
}

/** Why a purchase leaves its way, or goes back on it. */
export function MoveReason({ id, status, title, onMoved, onLeave }: MoveReasonProps) {
  const { t } = useTranslation(['clients', 'common'])
  const heading = useId()
  const size = useWide() ? 'md' : 'touch'
  const [update] = useUpdatePurchaseStatusMutation()
  const form = useContractForm(updatePurchaseStatus, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id, status, reason: reason.trim() }),
    async onSubmit(move) {
      await update(move).unwrap()
      onMoved()
    },
  })
  return (
    <form {...form.props} aria-labelledby={heading}>
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
        <div className={styles.line}>
          <Button type="submit" size={size} variant="primary" busy={form.busy}>
            {t('shipping.go')}
          </Button>
          <Button size={size} variant="ghost" onClick={onLeave}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
