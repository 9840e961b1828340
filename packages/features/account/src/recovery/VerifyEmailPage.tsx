import { useVerifyEmailMutation } from '@seriba/api/public/auth'
import { BadgeCheck, LoaderCircle, MailX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Stage } from '../guest/Stage.tsx'
import { LoginButton } from '../guest/ToLogin.tsx'

/** Where the link of a new account leads. */
export function VerifyEmailPage() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [verify, { isSuccess, isError }] = useVerifyEmailMutation()
  const asked = useRef('')

  // A link serves once: it must not be spent twice by the same page.
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
