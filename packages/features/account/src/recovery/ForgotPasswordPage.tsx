import { useRequestResetMutation } from '@seriba/api/public/auth'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useForm } from '../forms/use-form.ts'
import { useProblemText } from '../forms/use-problem-text.ts'
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

/** Asks for a link to a new password; the answer is the same for any address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  const [requestReset] = useRequestResetMutation()
  const [sent, setSent] = useState(false)
  const { form, values, errors, refusal, pending, invalid, edit, submit } = useForm({
    initial: { email: '' },
    check,
  })

  const send = async () =>
    setSent(await submit(({ email }) => requestReset({ email: email.trim() }).unwrap()))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

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
              values={{ email: values.email.trim() }}
              components={{ b: <b /> }}
            />
          }
        >
          <LoginButton />
          <DevMail />
          <SendAgain pending={pending} onSend={() => void send()} />
        </Stage>
        <GuestFoot />
      </>
    )
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <h1 className={styles.title}>{t('forgot.title')}</h1>
        <p className={styles.tip}>{t('forgot.tip')}</p>
        {refusal && (
          <Note tone="red" role="alert">
            {textOf(refusal)}
          </Note>
        )}
        <TextField
          type="email"
          name="email"
          size="touch"
          autoComplete="username"
          label={t('signIn.email')}
          value={values.email}
          error={errors.email}
          onChange={(event) => edit({ email: event.target.value })}
        />
        <Button type="submit" variant="primary" size="touch" block busy={pending} disabled={invalid}>
          {t('forgot.submit')}
        </Button>
        <BackToLogin />
      </form>
      <GuestFoot />
    </>
  )
}
