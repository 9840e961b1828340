import { lazy } from 'react'

/** Most logins need neither: each is loaded when it is shown. */
export const SecondStep = lazy(() => import('./SecondStep.tsx').then((m) => ({ default: m.SecondStep })))
export const ForcedSetUp = lazy(() => import('./ForcedSetUp.tsx').then((m) => ({ default: m.ForcedSetUp })))
