import { useRequestResetMutation } from '@seriba/api/public/auth'
import { requestReset as requestResetContract } from '@seriba/contracts/auth'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { DevMail } from '../guest/DevMail.tsx'
import { GuestFoot } from '../guest/GuestFoot.tsx'
import styles from '../guest/guest.module.css'
import { Stage } from '../guest/Stage.tsx'
import { BackToLogin, LoginButton } from '../guest/ToLogin.tsx'
import { SendAgain } from './SendAgain.tsx'

function check({ email }: { email: string }) {
  const problem = emailProblem(email)
  return problem ? { email: problem } : {}
}

/** Requests a link for a new password; the answer is the same for any email address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const [requestReset] = useRequestResetMutation()
  const [sent, setSent] = useState(false)
  // As typed on the login page.
  const { email = '' } = (useLocation().state ?? {}) as { email?: string }
  const form = useContractForm(requestResetContract, {
    defaults: { email },
    check,
    request: ({ email }) => ({ email: email.trim() }),
    async onSubmit(input) {
      const { error } = await requestReset(input)
      setSent(!error)
      if (error) throw error
    },
  })

  if (sent)
    return (
      <>
        <Stage
          icon={MailCheck}
          title={t('forgot.sentTitle')}
          text={
            <Trans
              t={t}
              i18nKey="forgot.sentText"
              values={{ email: form.values.email.trim() }}
              components={{ b: <b /> }}
            />
          }
        >
          <LoginButton />
          <DevMail />
          <SendAgain pending={form.busy} onSend={() => void form.submit()} />
        </Stage>
        <GuestFoot />
      </>
    )
  return (
    <>
      <form {...form.props} className={styles.form}>
        <h1 className={styles.title}>{t('forgot.title')}</h1>
        <p className={styles.tip}>{t('forgot.tip')}</p>
        <FormFailure form={form} />
        <TextField
          type="email"
          {...form.text('email')}
          size="touch"
          autoComplete="username"
          label={t('signIn.email')}
        />
        <Button type="submit" variant="primary" size="touch" block busy={form.busy} disabled={form.invalid}>
          {t('forgot.submit')}
        </Button>
        <BackToLogin />
      </form>
      <GuestFoot />
    </>
  )
}
