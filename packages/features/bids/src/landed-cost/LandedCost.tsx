import { lazy, Suspense } from 'react'
import { CostLoading } from './CostLoading.tsx'
import type { CostPanelProps } from './CostPanel.tsx'

const nothing = { default: () => null }

/** What cannot be fetched is left out: a bid needs none of it. */
const CostPanel = lazy(() =>
  import('./CostPanel.tsx').then((module) => ({ default: module.CostPanel })).catch(() => nothing),
)
const Confirmation = lazy(() =>
  import('./CostConfirmation.tsx')
    .then((module) => ({ default: module.CostConfirmation }))
    .catch(() => nothing),
)

/** The costs beside a buyer's own amount; they are fetched after the panel. */
export const LandedCost = (props: CostPanelProps) => (
  <Suspense fallback={<CostLoading />}>
    <CostPanel {...props} />
  </Suspense>
)

export const ConfirmedCost = (props: { carId: string; amount: number }) => (
  <Suspense>
    <Confirmation {...props} />
  </Suspense>
)
