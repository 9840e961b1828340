import { lazy, memo, type ReactElement, Suspense, useDeferredValue } from 'react'
import { CostLoading } from './CostLoading.tsx'
import type { CostPanelProps } from './CostPanel.tsx'
import type { LotVerdictProps } from './CostVerdict.tsx'

const nothing = { default: () => null }
const noPanel = { default: memo((_: CostPanelProps): ReactElement | null => null) }

/** What cannot be fetched is left out: a bid needs none of it. */
const CostPanel = lazy(() =>
  import('./CostPanel.tsx').then((module) => ({ default: module.CostPanel })).catch(() => noPanel),
)
const Verdict = lazy(() =>
  import('./CostVerdict.tsx')
    .then((module) => ({ default: module.CostVerdict }))
    .catch(() => ({ default: memo((_: LotVerdictProps): ReactElement | null => null) })),
)
const Confirmation = lazy(() =>
  import('./CostConfirmation.tsx')
    .then((module) => ({ default: module.CostConfirmation }))
    .catch(() => nothing),
)

/** The costs beside a buyer's own amount; they are fetched after the panel. */
export function LandedCost({ amount, ...props }: CostPanelProps) {
  // The figure that is typed is drawn first, then what it comes to.
  const drawn = useDeferredValue(amount)
  return (
    <Suspense fallback={<CostLoading />}>
      <CostPanel {...props} amount={drawn} />
    </Suspense>
  )
}

/** Whether the lot may come in at the buyer's port: before the amount, for without it no amount is worth typing. */
export function LotVerdict({ amount, ...props }: LotVerdictProps) {
  const drawn = useDeferredValue(amount)
  return (
    <Suspense>
      <Verdict {...props} amount={drawn} />
    </Suspense>
  )
}

export const ConfirmedCost = memo((props: { carId: string; amount: number }) => (
  <Suspense>
    <Confirmation {...props} />
  </Suspense>
))
