import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { TextArea } from '@seriba/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../shared/FormDialog.tsx'
import { useSave } from '../shared/use-save.ts'

/** What staff remembers of a client. */
export function NotesDialog({ detail, onClose }: { detail: ClientView['detail']; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  const [update] = useUpdateClientMutation()
  const { save, busy, failure, errorOf } = useSave()
  const [initial] = useState(detail.notes ?? '')
  const [notes, setNotes] = useState(initial)

  async function submit() {
    if (notes === initial) return onClose()
    const change = { id: detail.userId, notes }
    if (await save(() => update(change).unwrap(), t('common:saved'))) onClose()
  }

  return (
    <FormDialog
      title={t('clients:noteForm.title', { name: detail.fullName })}
      dirty={notes !== initial}
      busy={busy}
      failure={failure}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        autoFocus
        label={t('clients:noteForm.label')}
        rows={5}
        maxLength={5000}
        value={notes}
        error={errorOf('notes')}
        onChange={(event) => setNotes(event.target.value)}
      />
    </FormDialog>
  )
}
