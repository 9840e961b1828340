import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updateClient } from '@seriba/contracts/clients'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useTold } from '@seriba/forms/use-told'
import { TextArea } from '@seriba/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What staff remembers of a client. */
export function NotesDialog({ detail, onClose }: { detail: ClientView['detail']; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  const [update] = useUpdateClientMutation()
  const { succeed } = useMessage()
  const [began] = useState(detail.notes ?? '')
  const { told, telling, explain } = useTold(t('clients:changedMeanwhile'))
  const form = useContractForm(updateClient, {
    defaults: { notes: began },
    request: ({ notes }) => ({
      id: detail.userId,
      notes,
      was: { notes: told ? (detail.notes ?? '') : began },
    }),
    onUnchanged: onClose,
    explain,
    async onSubmit(change) {
      await telling(update(change).unwrap())
      succeed(t('common:saved'))
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={t('clients:noteForm.title', { name: detail.fullName })} onClose={onClose}>
      <TextArea
        autoFocus
        label={t('clients:noteForm.label')}
        help={told ? t('clients:noteForm.theirs', { notes: detail.notes || '-' }) : undefined}
        rows={5}
        maxLength={5000}
        {...form.text('notes')}
      />
    </FormDialog>
  )
}
