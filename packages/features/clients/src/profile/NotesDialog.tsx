import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updateClient } from '@seriba/contracts/clients'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEditConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { TextArea } from '@seriba/ui/TextArea'
import { useTranslation } from 'react-i18next'

/** Staff notes about a client. */
export function NotesDialog({ detail, onClose }: { detail: ClientView['detail']; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  const [update] = useUpdateClientMutation()
  const { succeed } = useMessage()
  const { opened, was, theirs, watch, explain } = useEditConflict({ notes: detail.notes ?? '' })
  const form = useContractForm(updateClient, {
    defaults: opened,
    request: (values) => ({ id: detail.userId, ...values, was: was(values) }),
    onUnchanged: onClose,
    explain,
    async onSubmit(change) {
      await watch(update(change).unwrap())
      succeed(t('common:saved'))
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={t('clients:noteForm.title', { name: detail.fullName })} onClose={onClose}>
      <TextArea
        autoFocus
        label={t('clients:noteForm.label')}
        help={theirs('notes')}
        rows={5}
        maxLength={5000}
        {...form.text('notes')}
      />
    </FormDialog>
  )
}
