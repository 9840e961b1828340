import { toApiError } from '@seriba/api/api-error'
import { useCreateOwnerMutation } from '@seriba/api/public/first-run'
import { createOwner } from '@seriba/contracts/first-run'
import { passwordProblems } from '@seriba/domain/access/password'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { useProblemText } from '../forms/use-problem-text.ts'
import guest from '../guest/guest.module.css'

type OwnerFormProps = { token: string; minLength: number; onDone: () => void; onOver: () => void }

/** The first owner's account. Its language is the one in which the page is displayed. */
export function OwnerForm({ token, minLength, onDone, onOver }: OwnerFormProps) {
  const { t, i18n } = useTranslation(['staff', 'account'])
  const [create] = useCreateOwnerMutation()
  const form = useContractForm(createOwner, {
    defaults: { fullName: '', email: '', password: '', confirmPassword: '' },
    check: (typed) => {
      const wrong = emailProblem(typed.email)
      return {
        ...(typed.fullName.trim() === '' && { fullName: 'field_required' as const }),
        ...(wrong && { email: wrong }),
        ...passwordProblems(typed, minLength),
      }
    },
    request: (typed) => ({ ...typed, token, language: i18n.language === 'ru' ? 693 : 692 }),
    explain: useProblemText(minLength),
    async onSubmit(input) {
      const { error } = await create(input)
      // Used in another tab in the meantime, or expired.
      if (toApiError(error)?.code === 'link_expired') onOver()
      if (error) throw error
      onDone()
    },
  })
  return (
    <form {...form.props} className={guest.form}>
      <h1 className={guest.headline}>{t('staff:firstRun.title')}</h1>
      <p className={guest.tip}>{t('staff:firstRun.text')}</p>
      <Incomplete when={form.incomplete} />
      <FormFailure form={form} />
      <TextField
        {...form.text('fullName')}
        size="touch"
        autoComplete="name"
        maxLength={200}
        label={t('staff:invitation.name')}
      />
      <TextField
        type="email"
        {...form.text('email')}
        size="touch"
        autoComplete="username"
        maxLength={200}
        label={t('staff:invitation.email')}
      />
      <NewPasswordFields form={form} minLength={minLength} />
      <Button type="submit" variant="primary" size="touch" block busy={form.busy} disabled={form.invalid}>
        {t('staff:firstRun.create')}
      </Button>
      <p className={guest.small}>{t('staff:firstRun.second')}</p>
    </form>
  )
}
