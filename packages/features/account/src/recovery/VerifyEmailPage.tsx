import { useVerifyEmailMutation } from '@seriba/api/public/auth'
import { BadgeCheck, LoaderCircle, MailX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Stage } from '../guest/Stage.tsx'
import { LoginButton } from '../guest/ToLogin.tsx'

/** The target of a new account's link. */
export function VerifyEmailPage() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [verify, { isSuccess, isError }] = useVerifyEmailMutation()
  const asked = useRef('')

  // A link works only once: the same page must not use it twice.
  useEffect(() => {
    if (token === '' || asked.current === token) return
    asked.current = token
    void verify({ token })
  }, [token, verify])

  if (isSuccess)
    return (
      <Stage key="done" icon={BadgeCheck} title={t('verify.doneTitle')} text={t('verify.doneText')}>
        <LoginButton />
      </Stage>
    )
  if (token === '' || isError)
    return (
      <Stage
        key="failed"
        icon={MailX}
        tone="broken"
        title={t('verify.failedTitle')}
        text={t('verify.failedText')}
      >
        <LoginButton label={t('verify.signIn')} />
      </Stage>
    )
  return <Stage icon={LoaderCircle} tone="working" title={t('verify.working')} text={t('verify.moment')} />
}
