import { lazy, memo, type ReactElement, Suspense, useDeferredValue } from 'react'
import { CostLoading } from './CostLoading.tsx'
import type { CostPanelProps } from './CostPanel.tsx'
import type { LotVerdictProps } from './CostVerdict.tsx'

const nothing = { default: () => null }
const noPanel = { default: memo((_: CostPanelProps): ReactElement | null => null) }

/** What cannot be loaded is left out: a bid needs none of it. */
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

/** The costs next to a buyer's own amount; they are loaded after the panel. */
export function LandedCost({ amount, ...props }: CostPanelProps) {
  // The typed figure is rendered first, then its total cost.
  const drawn = useDeferredValue(amount)
  return (
    <Suspense fallback={<CostLoading />}>
      <CostPanel {...props} amount={drawn} />
    </Suspense>
  )
}

/**
 * Whether the lot may be imported at the buyer's port: shown before the amount, because otherwise no amount is worth
 * typing.
 */
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
