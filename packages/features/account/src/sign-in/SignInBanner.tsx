import type { ApiError } from '@seriba/api/api-error'
import { useResendVerificationMutation } from '@seriba/api/public/auth'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import { DevMail } from '../guest/DevMail.tsx'

type SignInBannerProps = { error: ApiError['code']; email: string }

const focusOn = (element: HTMLElement | null) => element?.focus()

/** Why logging in failed; people who have not confirmed their email address can have the link sent again. */
export function SignInBanner({ error, email }: SignInBannerProps) {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  const [resend, { isLoading, isSuccess, isError }] = useResendVerificationMutation()

  if (isSuccess)
    return (
      // The button that was clicked is gone; its result has the focus.
      <Note ref={focusOn} tabIndex={-1} tone="green" role="status">
        {t('signIn.resent')}
        <DevMail />
      </Note>
    )
  return (
    <Note tone="red" role="alert">
      {error === 'internal' ? t('signIn.failed') : textOf(error)}{' '}
      {error === 'email_not_verified' && (
        <TextButton disabled={isLoading} onClick={() => void resend({ email: email.trim() })}>
          {t('signIn.resend')}
        </TextButton>
      )}
      {isError && <p>{t('signIn.notResent')}</p>}
    </Note>
  )
}
