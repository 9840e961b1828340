import { useDeleteClientMutation } from '@seriba/api/manager/privacy'
import type { ClientView } from '@seriba/contracts/client-view'
import { deleteClient } from '@seriba/contracts/privacy'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'

type DeleteDialogProps = { detail: ClientView['detail']; onClose: () => void }

/** Deletes a client's identity permanently; the server says what still prevents it. */
export function DeleteDialog({ detail: { userId, fullName }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('clients')
  const [remove] = useDeleteClientMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof deleteClient, { reason: string }>(deleteClient, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id: userId, reason: reason.trim() }),
    async onSubmit(asked) {
      await remove(asked).unwrap()
      succeed(t('access.deleted', { name: fullName }))
      onClose()
    },
  })
  return (
    <FormDialog
      destructive
      form={form}
      title={t('access.deleteTitle', { name: fullName })}
      saveLabel={t('access.deleteConfirm')}
      onClose={onClose}
    >
      <p>{t('access.deleteText')}</p>
      <TextField label={t('limits.reason')} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  )
}
