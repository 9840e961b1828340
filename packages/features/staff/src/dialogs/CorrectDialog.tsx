import { useCorrectStaffMutation } from '@seriba/api/manager/staff'
import { correctStaff, type StaffView } from '@seriba/contracts/staff'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
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
  const form = useContractForm(correctStaff, {
    defaults: { fullName, email },
    check: personProblems,
    request: (values) => ({ id, ...values }),
    async onSubmit(values) {
      await correct(values).unwrap()
      succeed(t('correction.saved', { name: values.fullName.trim() }))
      onClose()
    },
  })
  const moved = form.values.email.trim() !== email
  return (
    <FormDialog form={form} title={t('correction.title', { name: fullName })} onClose={onClose}>
      <TextField label={t('invitation.name')} maxLength={200} {...form.text('fullName')} />
      <TextField label={t('invitation.email')} type="email" maxLength={200} {...form.text('email')} />
      {moved && <Note>{t(state === 'active' ? 'correction.text' : 'correction.invitation')}</Note>}
    </FormDialog>
  )
}
