import { lazy } from 'react'

/** Most logins need neither: each is loaded when it is shown. */
export const SecondStep = lazy(() => import('./SecondStep.tsx').then((m) => ({ default: m.SecondStep })))
export const RequiredSetUp = lazy(() =>
  import('./RequiredSetUp.tsx').then((m) => ({ default: m.RequiredSetUp })),
)
