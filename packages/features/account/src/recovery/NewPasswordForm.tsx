import { useResetPasswordMutation } from '@seriba/api/public/auth'
import { refusalOf } from '@seriba/api/refusal'
import { passwordProblems } from '@seriba/domain/access/password'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { PasswordHelp } from '../forms/PasswordHelp.tsx'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useForm } from '../forms/use-form.ts'
import { useProblemText } from '../forms/use-problem-text.ts'
import styles from '../guest/guest.module.css'

type NewPasswordFormProps = { token: string; minLength: number; onDone: () => void; onOver: () => void }

export function NewPasswordForm({ token, minLength, onDone, onOver }: NewPasswordFormProps) {
  const { t } = useTranslation('account')
  const eye = usePasswordTexts()
  const textOf = useProblemText(minLength)
  const [resetPassword] = useResetPasswordMutation()
  const { form, values, errors, refusal, pending, invalid, incomplete, edit, submit } = useForm({
    initial: { password: '', confirmPassword: '' },
    check: (typed) => passwordProblems(typed, minLength),
    passwordMinLength: minLength,
    serverNames: { newPassword: 'password' },
  })

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const taken = await submit(async ({ password: newPassword, confirmPassword }) => {
      const { error } = await resetPassword({ token, newPassword, confirmPassword })
      // Used in another tab meanwhile, or over.
      if (refusalOf(error)?.code === 'link_expired') onOver()
      if (error) throw error
    })
    if (taken) onDone()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <h1 className={styles.headline}>{t('reset.title')}</h1>
      <Incomplete when={incomplete} />
      {refusal && (
        <Note tone="red" role="alert">
          {textOf(refusal)}
        </Note>
      )}
      <PasswordField
        name="password"
        size="touch"
        autoComplete="new-password"
        label={t('signIn.password')}
        help={<PasswordHelp password={values.password} minLength={minLength} />}
        {...eye}
        value={values.password}
        error={errors.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <PasswordField
        name="confirmPassword"
        size="touch"
        autoComplete="new-password"
        label={t('reset.repeat')}
        {...eye}
        value={values.confirmPassword}
        error={errors.confirmPassword}
        onChange={(event) => edit({ confirmPassword: event.target.value })}
      />
      <Button type="submit" variant="primary" size="touch" block busy={pending} disabled={invalid}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
