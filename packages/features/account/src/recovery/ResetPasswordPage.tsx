import { useCheckResetLinkQuery } from '@seriba/api/public/auth'
import { LinkButton } from '@seriba/ui/Button'
import { CircleCheck, Link2Off, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { forgotPath } from '../guest/paths.ts'
import { Stage } from '../guest/Stage.tsx'
import { BackToLogin } from '../guest/ToLogin.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** The target of a reset link: a new password, while the link works. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, isError } = useCheckResetLinkQuery({ token }, { skip: token === '' })
  // Somebody who was invited chooses their first password here.
  const isFirst = data?.hasPassword === false
  const [stage, setStage] = useState<'open' | 'done' | 'over'>('open')

  if (stage === 'done')
    return (
      <Stage
        key="done"
        icon={CircleCheck}
        title={t(isFirst ? 'reset.firstDoneTitle' : 'reset.doneTitle')}
        text={t(isFirst ? 'reset.firstDoneText' : 'reset.doneText')}
      >
        <BackToLogin />
      </Stage>
    )
  if (token === '' || isError || stage === 'over')
    return (
      <Stage
        key="over"
        icon={Link2Off}
        tone="broken"
        title={t('reset.errorTitle')}
        text={t('reset.errorText')}
      >
        <LinkButton
          variant="primary"
          size="touch"
          block
          render={(props) => <Link {...props} to={forgotPath} />}
        >
          {t('reset.tryAgain')}
        </LinkButton>
      </Stage>
    )
  if (!data)
    return <Stage icon={LoaderCircle} tone="working" title={t('verify.working')} text={t('verify.moment')} />
  return (
    <NewPasswordForm
      token={token}
      title={t(isFirst ? 'reset.firstTitle' : 'reset.title')}
      minLength={data.passwordMinLength}
      onDone={() => setStage('done')}
      onOver={() => setStage('over')}
    />
  )
}
