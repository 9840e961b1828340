import { toApiError } from '@seriba/api/api-error'
import { browserPage } from '@seriba/api/browser-page'
import { useStartIdentityLoginMutation } from '@seriba/api/public/identity'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'
import { useIdentityLoginResult } from './use-identity-login-result.ts'

/** Login for staff who have an account with the company’s identity provider; absent if there is none. */
export function IdentitySignIn() {
  const { t } = useTranslation(['desk', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  const [start, { error, isLoading, isUninitialized }] = useStartIdentityLoginMutation()
  const [leaving, setLeaving] = useLeaving()
  const cameBack = useIdentityLoginResult()
  const failure = isUninitialized ? cameBack : error && (toApiError(error)?.code ?? 'internal')
  const label = site?.staffLogin

  async function logIn() {
    const { url } = await start().unwrap()
    setLeaving(true)
    browserPage.open(url)
  }

  return (
    <>
      {failure && (
        <Note tone="red" role="alert">
          {t(`refusal:${failure}`)}
        </Note>
      )}
      {label !== undefined && (
        <Button
          size="touch"
          block
          icon={Building2}
          busy={isLoading || leaving}
          onClick={() => void logIn().catch(() => {})}
        >
          {t('desk:logInWith', { label })}
        </Button>
      )}
    </>
  )
}

/** The page stays until the provider’s has loaded; the browser’s Back button restores it as it was left. */
function useLeaving() {
  const state = useState(false)
  const [, setLeaving] = state
  useEffect(() => {
    const stay = () => setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [setLeaving])
  return state
}
