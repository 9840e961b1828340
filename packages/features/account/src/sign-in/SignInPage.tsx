import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { TextField } from '@seriba/ui/TextField'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from './DemoAccounts.tsx'
import { IpAddress } from './IpAddress.tsx'
import { SignInNotice } from './SignInNotice.tsx'
import styles from './SignInPage.module.css'
import { passwordMinLength } from './sign-in-errors.ts'
import { useSignIn } from './use-sign-in.ts'

export type SignInPageProps = {
  /** The staff's page says so. */
  staff?: boolean
}

export function SignInPage({ staff = false }: SignInPageProps) {
  const { t } = useTranslation(['account', 'common', 'refusal'])
  const { values, errors, refusal, pending, invalid, edit, submit } = useSignIn()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <div>
          <h1 className={styles.title}>
            {t(staff ? 'account:signIn.managerTitle' : 'account:signIn.title')}
          </h1>
          {staff && <p className={styles.subtitle}>{t('account:signIn.managerSubtitle')}</p>}
        </div>
        <SignInNotice />
        {refusal && (
          <Note tone="red" role="alert">
            {refusal === 'internal' ? t('account:signIn.failed') : t(`refusal:${refusal}`)}
          </Note>
        )}
        <TextField
          type="email"
          name="email"
          size="touch"
          autoComplete="username"
          label={t('account:signIn.email')}
          value={values.email}
          error={errors.email && t(`common:errors.${errors.email === 'email' ? 'email' : 'required'}`)}
          onChange={(event) => edit({ email: event.target.value })}
        />
        <PasswordField
          name="password"
          size="touch"
          label={t('account:signIn.password')}
          showLabel={t('account:signIn.showPassword')}
          hideLabel={t('account:signIn.hidePassword')}
          value={values.password}
          error={errors.password && passwordText(errors.password)}
          onChange={(event) => edit({ password: event.target.value })}
        />
        <Button type="submit" variant="primary" size="touch" block busy={pending} disabled={invalid}>
          {t('account:signIn.submit')}
        </Button>
        <DemoAccounts onChoose={edit} />
      </form>
      <IpAddress />
    </>
  )

  function passwordText(error: string) {
    // 'More than 5' is how the phrase says 'at least 6'.
    return error === 'minLength'
      ? t('common:errors.minLength', { length: passwordMinLength - 1 })
      : t('common:errors.required')
  }
}
