import { lazy, Suspense } from 'react'

const ComparePage = lazy(() =>
  import('./OwnComparePage.tsx').then((module) => ({ default: module.OwnComparePage })),
)

/** Loaded when somebody first compares lots. */
export const ClientComparePage = () => (
  <Suspense>
    <ComparePage />
  </Suspense>
)
