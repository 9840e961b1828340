import { lazy, Suspense } from 'react'

const Page = lazy(() =>
  import('./ClientNegotiationPage.tsx').then((module) => ({ default: module.ClientNegotiationPage })),
)

/** One's own negotiation, fetched when it is first opened. */
export const NegotiationPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
