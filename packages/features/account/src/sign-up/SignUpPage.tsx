import { Button } from '@seriba/ui/Button'
import { TextButton } from '@seriba/ui/TextLink'
import { MailCheck } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { DevMail } from '../guest/DevMail.tsx'
import { GuestFoot } from '../guest/GuestFoot.tsx'
import styles from '../guest/guest.module.css'
import { NotOpen } from '../guest/NotOpen.tsx'
import { PageLink } from '../guest/PageLink.tsx'
import { loginPath } from '../guest/paths.ts'
import { Stage } from '../guest/Stage.tsx'
import { LoginButton } from '../guest/ToLogin.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import own from './sign-up.module.css'
import { useSignUp } from './use-sign-up.ts'

export function SignUpPage() {
  const { t } = useTranslation('account')
  const signUp = useSignUp()
  const { values, sent, site } = signUp

  if (site?.notOpen) return <NotOpen text={t('signUp.notOpen')} />
  if (sent)
    return (
      <>
        <Stage
          icon={MailCheck}
          title={t('signUp.doneTitle')}
          text={
            <Trans
              t={t}
              i18nKey="signUp.doneText"
              values={{ email: values.email.trim() }}
              components={{ b: <b /> }}
            />
          }
        >
          <LoginButton />
          <DevMail />
          <p className={styles.small}>
            {t('signUp.wrongAddress')} <TextButton onClick={signUp.change}>{t('signUp.change')}</TextButton>
          </p>
        </Stage>
        <GuestFoot />
      </>
    )
  return (
    <>
      <form {...signUp.props} className={own.form}>
        <h1 className={styles.title}>{t('signUp.title')}</h1>
        <SignUpFields form={signUp} />
        <Button
          type="submit"
          variant="primary"
          size="touch"
          block
          busy={signUp.busy}
          disabled={signUp.invalid}
        >
          {t('signUp.submit')}
        </Button>
        <p className={styles.center}>
          {t('signUp.haveAccount')} <PageLink to={loginPath}>{t('signUp.login')}</PageLink>
        </p>
      </form>
      <GuestFoot draft />
    </>
  )
}
