import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPasskeys, isDeclined } from './passkeys.ts'

type PasskeySignInProps = {
  /** Called with a further step that the company requires. */
  onSignedIn: (step: 'setUp' | null) => Promise<unknown>
}

/** Login for those whose device has a passkey. The code that talks to the device is loaded on demand. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation(['account', 'refusal'])
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!hasPasskeys()) return null

  async function logIn() {
    setBusy(true)
    setFailure(null)
    try {
      const { logInByPasskey } = await import('./log-in.ts')
      await onSignedIn(await logInByPasskey(dispatch))
    } catch (error) {
      setFailure(
        isDeclined(error)
          ? t('account:passkeys.declined')
          : t(`refusal:${toApiError(error)?.code ?? 'internal'}`),
      )
    }
    setBusy(false)
  }
  return (
    <>
      {failure && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      <Button size="touch" block icon={KeyRound} busy={busy} onClick={() => void logIn()}>
        {t('account:passkeys.logIn')}
      </Button>
    </>
  )
}
