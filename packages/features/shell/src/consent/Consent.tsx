import { onConsent, storedConsent } from '@seriba/api/consent'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ConsentBanner } from './ConsentBanner.tsx'

const ConsentEffects = lazy(() => import('./ConsentEffects.tsx').then((m) => ({ default: m.ConsentEffects })))

/** Asks for consent until there is an answer, and applies a yes. The picture rendered by the server always asks. */
export function Consent() {
  const consent = useSyncExternalStore(onConsent, storedConsent, () => null)
  const asks = consent === null
  useEffect(() => void document.documentElement.toggleAttribute('data-asks-consent', asks), [asks])
  return (
    <Suspense>
      {asks && <ConsentBanner />}
      {consent === 'accepted' && <ConsentEffects />}
    </Suspense>
  )
}
