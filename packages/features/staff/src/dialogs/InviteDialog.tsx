import { useCreateStaffMutation } from '@seriba/api/manager/staff'
import { createStaff } from '@seriba/contracts/staff'
import { rightsOfStaff, type StaffRole, staffRoles } from '@seriba/domain/access/staff-roles'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './dialogs.module.css'
import { personProblems } from './person-problems.ts'

type Values = { fullName: string; email: string; staffRole: StaffRole; language: '692' | '693' }

/** Opens an account for a colleague: what the role allows is spelled out. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const [create] = useCreateStaffMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof createStaff, Values>(createStaff, {
    defaults: { fullName: '', email: '', staffRole: 'manager', language: '692' },
    check: personProblems,
    request: ({ language, ...values }) => ({ ...values, language: Number(language) }),
    async onSubmit(values) {
      await create(values).unwrap()
      succeed(t('invitation.sent', { email: values.email }))
      onClose()
    },
  })
  const rights = rightsOfStaff[form.values.staffRole]
  return (
    <FormDialog form={form} title={t('invitation.title')} saveLabel={t('invitation.send')} onClose={onClose}>
      <div className={styles.pair}>
        <TextField label={t('invitation.name')} maxLength={200} {...form.text('fullName')} />
        <TextField label={t('invitation.email')} type="email" maxLength={200} {...form.text('email')} />
      </div>
      <div className={styles.pair}>
        <Select
          label={t('invitation.role')}
          options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          {...form.field('staffRole')}
        />
        <Select
          label={t('invitation.language')}
          options={[
            { value: '692', label: t('languages.en') },
            { value: '693', label: t('languages.ru') },
          ]}
          {...form.field('language')}
        />
      </div>
      <Note>
        <b>{t(`roles.${form.values.staffRole}`)}</b>{' '}
        {rights.length === 0
          ? t('invitation.nothing')
          : `${t('invitation.may')} ${rights.map((right) => t(`rights.${right}`)).join(', ')}.`}
      </Note>
      <p className={styles.quiet}>{t('invitation.text')}</p>
    </FormDialog>
  )
}
