import { lazy, Suspense } from 'react'

const Page = lazy(() =>
  import('./ManagerNegotiationsPage.tsx').then((module) => ({ default: module.ManagerNegotiationsPage })),
)

/** The desk's negotiations, fetched when they are first opened. */
export const NegotiationsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
