import { useCorrectStaffMutation } from '@seriba/api/manager/staff'
import { correctStaff, type StaffView } from '@seriba/contracts/staff'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEditConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { personProblems } from './person-problems.ts'

type CorrectDialogProps = { person: StaffView; onClose: () => void }

/** Corrects a colleague's name or email address. */
export function CorrectDialog({ person, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('staff')
  const [correct] = useCorrectStaffMutation()
  const { succeed } = useMessage()
  const { userId: id, fullName, email, state } = person
  const { opened, was, theirs, watch, explain } = useEditConflict({ fullName, email })
  const form = useContractForm(correctStaff, {
    defaults: opened,
    check: personProblems,
    request: (_values, changed) => ({ id, ...changed, was: was(changed) }),
    onUnchanged: onClose,
    explain,
    async onSubmit(change, values) {
      await watch(correct(change).unwrap())
      succeed(t('correction.saved', { name: values.fullName.trim() }))
      onClose()
    },
  })
  const moved = form.values.email.trim() !== opened.email
  return (
    <FormDialog form={form} title={t('correction.title', { name: fullName })} onClose={onClose}>
      <TextField
        label={t('invitation.name')}
        help={theirs('fullName')}
        maxLength={200}
        {...form.text('fullName')}
      />
      <TextField
        label={t('invitation.email')}
        help={theirs('email')}
        type="email"
        maxLength={200}
        {...form.text('email')}
      />
      {moved && <Note>{t(state === 'active' ? 'correction.text' : 'correction.invitation')}</Note>}
    </FormDialog>
  )
}
