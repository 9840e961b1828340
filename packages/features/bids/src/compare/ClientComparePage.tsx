import { lazy, Suspense } from 'react'

const ComparePage = lazy(() =>
  import('./OwnComparePage.tsx').then((module) => ({ default: module.OwnComparePage })),
)

/** Fetched when somebody first compares. */
export const ClientComparePage = () => (
  <Suspense>
    <ComparePage />
  </Suspense>
)
