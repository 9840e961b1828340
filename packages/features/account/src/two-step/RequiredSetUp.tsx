import { toApiError } from '@seriba/api/api-error'
import { useConfirmRequiredSetUpMutation, useStartRequiredSetUpMutation } from '@seriba/api/public/two-step'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import guest from '../guest/guest.module.css'
import { BackToLogin } from '../guest/ToLogin.tsx'
import { OfferForm } from './OfferForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Staff without two-step login set it up before they get in. */
export function RequiredSetUp({ onDone }: { onDone: () => Promise<unknown> }) {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  const [ask, { data: offer, error }] = useStartRequiredSetUpMutation()
  const [confirm] = useConfirmRequiredSetUpMutation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // The server returns the same secret if it is requested twice.
  useEffect(() => void ask(), [ask])
  // Two-step login is on by now; only logging in failed, and can be tried again.
  const [stuck, setStuck] = useState<unknown>()
  const failure = toApiError(stuck ?? error)
  const enter = () => onDone().catch(setStuck)

  return (
    <div className={guest.form}>
      <span className={guest.ring}>
        <Icon icon={codes ? KeyRound : ShieldCheck} size={20} />
      </span>
      <h1 className={guest.headline}>{t(codes ? 'twoStep.codesTitle' : 'twoStep.forcedTitle')}</h1>
      {failure && (
        <Note tone="red" role="alert">
          {textOf(failure.code)}
        </Note>
      )}
      {codes ? (
        <RecoveryCodes wide codes={codes} onKept={() => void enter()} />
      ) : (
        <>
          <p className={guest.tip}>{t('twoStep.forcedText')}</p>
          {offer && (
            <OfferForm
              wide
              offer={offer}
              onConfirm={async (code) => setCodes((await confirm({ code }).unwrap()).recoveryCodes)}
            />
          )}
          {!offer && !failure && <Skeleton height={280} />}
          <BackToLogin />
        </>
      )}
    </div>
  )
}
