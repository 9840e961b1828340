import { useSiteConfigQuery } from '@seriba/api/public/site'
import { Button } from '@seriba/ui/Button'
import { PasswordField } from '@seriba/ui/PasswordField'
import { TextField } from '@seriba/ui/TextField'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { GuestFoot } from '../guest/GuestFoot.tsx'
import guest from '../guest/guest.module.css'
import { NotOpen } from '../guest/NotOpen.tsx'
import { PageLink } from '../guest/PageLink.tsx'
import { forgotPath, signUpPath } from '../guest/paths.ts'
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx'
import { RequiredSetUp, SecondStep } from '../two-step/lazy-steps.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { SignInBanner } from './SignInBanner.tsx'
import { SignInNotice } from './SignInNotice.tsx'
import styles from './SignInPage.module.css'
import { useSignIn } from './use-sign-in.ts'
import { useSiteLanguage } from './use-site-language.ts'

export type SignInPageProps = {
  /** The staff login page says that it is one, and has no sign-up. */
  staff?: boolean
  /** A way to log in besides password and passkey. */
  otherWay?: ReactNode
}

export function SignInPage({ staff = false, otherWay }: SignInPageProps) {
  const { t } = useTranslation('account')
  const eye = usePasswordTexts()
  const form = useSignIn()
  const { step, enter } = form
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })

  // If the identity provider brings the first staff member, its button is the way to log in.
  if (site?.notOpen && !step && !(staff && site.staffLogin))
    return <NotOpen staff={staff} text={t('signIn.notOpen.text')} />
  if (step)
    return (
      <>
        <Suspense fallback={<div className={guest.form} />}>
          {step === 'code' ? <SecondStep staff={staff} onDone={enter} /> : <RequiredSetUp onDone={enter} />}
        </Suspense>
        <GuestFoot staff={staff} />
      </>
    )
  return (
    <>
      <form {...form.props} className={guest.form}>
        <div>
          <h1 className={guest.title}>{t(staff ? 'signIn.managerTitle' : 'signIn.title')}</h1>
          {staff && <p className={styles.subtitle}>{t('signIn.managerSubtitle')}</p>}
        </div>
        <SignInNotice />
        <Incomplete when={form.incomplete} />
        {form.error && <SignInBanner error={form.error} email={form.values.email} />}
        <TextField
          type="email"
          {...form.text('email')}
          autoFocus
          size="touch"
          autoComplete="username"
          label={t('signIn.email')}
        />
        <PasswordField
          {...form.text('password')}
          size="touch"
          label={t('signIn.password')}
          action={
            <PageLink to={forgotPath} state={{ email: form.values.email }}>
              {t('signIn.forgot')}
            </PageLink>
          }
          {...eye}
        />
        <Button type="submit" variant="primary" size="touch" block busy={form.busy} disabled={form.invalid}>
          {t('signIn.submit')}
        </Button>
        <PasskeySignIn onSignedIn={form.goOn} />
        {otherWay}
        {!staff && (
          <p className={guest.center}>
            {t('signIn.noAccount')} <PageLink to={signUpPath}>{t('signIn.signUp')}</PageLink>
          </p>
        )}
        <DemoAccounts staff={staff} onChoose={form.edit} />
      </form>
      <GuestFoot staff={staff} />
    </>
  )
}
