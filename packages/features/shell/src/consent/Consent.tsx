import { onConsent, storedConsent } from '@seriba/api/consent'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx').then((m) => ({ default: m.ConsentBanner })))
const ConsentEffects = lazy(() => import('./ConsentEffects.tsx').then((m) => ({ default: m.ConsentEffects })))

/** Asks for consent until there is an answer, and does what a yes allows. */
export function Consent() {
  const consent = useSyncExternalStore(onConsent, storedConsent, () => undefined)
  return (
    <Suspense>
      {consent === null && <ConsentBanner />}
      {consent === 'accepted' && <ConsentEffects />}
    </Suspense>
  )
}
