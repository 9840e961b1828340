import { useFailDepositMutation } from '@seriba/api/manager/deposits'
import { failDeposit } from '@seriba/contracts/deposits'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { DepositDialogProps } from './ConfirmDialog.tsx'

/** A deposit is not coming: the client reads why. */
export function FailDialog({ deposit, onClose }: DepositDialogProps) {
  const { t } = useTranslation('paymentsDesk')
  const [fail] = useFailDepositMutation()
  const { succeed } = useMessage()
  const { name } = deposit.client
  const form = useContractForm(failDeposit, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id: deposit.id, reason: reason.trim() }),
    async onSubmit(failed) {
      await fail(failed).unwrap()
      succeed(t('deposits.failDone', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('deposits.failTitle', { name })}
      saveLabel={t('deposits.fail')}
      destructive
      onClose={onClose}
    >
      <p>{t('deposits.failText')}</p>
      <TextField autoFocus label={t('deposits.reason')} maxLength={200} {...form.text('reason')} />
    </FormDialog>
  )
}
