import { lazy, Suspense } from 'react'

const ComparePage = lazy(() =>
  import('./ComparePage.tsx').then((module) => ({ default: module.ComparePage })),
)

/** Fetched when somebody first compares. */
export const ClientComparePage = () => (
  <Suspense>
    <ComparePage />
  </Suspense>
)
