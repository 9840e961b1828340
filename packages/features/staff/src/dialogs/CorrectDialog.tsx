import { useCorrectStaffMutation } from '@seriba/api/manager/staff'
import { correctStaff, type StaffView } from '@seriba/contracts/staff'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useTold } from '@seriba/forms/use-told'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personProblems } from './person-problems.ts'

type CorrectDialogProps = { person: StaffView; onClose: () => void }

const words = ['fullName', 'email'] as const

/** Corrects a colleague's name or email address. */
export function CorrectDialog({ person, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('staff')
  const [correct] = useCorrectStaffMutation()
  const { succeed } = useMessage()
  const { userId: id, fullName, email, state } = person
  const [began] = useState({ fullName, email })
  const { told, telling, explain } = useTold(t('correction.meanwhile'))
  const read = told ? { fullName, email } : began
  const form = useContractForm(correctStaff, {
    defaults: began,
    check: personProblems,
    request: (_values, changed) => ({
      id,
      ...changed,
      // What is not changed here is the other's to change.
      was: Object.fromEntries(words.filter((name) => name in changed).map((name) => [name, read[name]])),
    }),
    onUnchanged: onClose,
    explain,
    async onSubmit(change, values) {
      await telling(correct(change).unwrap())
      succeed(t('correction.saved', { name: values.fullName.trim() }))
      onClose()
    },
  })
  const moved = form.values.email.trim() !== began.email
  /** A colleague's, beside what is typed here. */
  const theirs = (name: (typeof words)[number]) =>
    told && read[name] !== began[name] ? t('correction.theirs', { value: read[name] }) : undefined
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
