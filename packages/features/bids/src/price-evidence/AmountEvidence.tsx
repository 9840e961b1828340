import { lazy, memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import type { CarBeforeProps } from './CarBeforeLine.tsx'
import type { EvidenceProps } from './EvidencePanel.tsx'
import styles from './evidence.module.css'

const nothing = { default: memo((_: EvidenceProps): ReactNode => null) }
const noLine = { default: memo((_: CarBeforeProps): ReactNode => null) }

const EvidencePanel = lazy(() =>
  import('./EvidencePanel.tsx').then((module) => ({ default: module.EvidencePanel })).catch(() => nothing),
)
const CarBeforeLine = lazy(() =>
  import('./CarBeforeLine.tsx').then((module) => ({ default: module.CarBeforeLine })).catch(() => noLine),
)

/** What similar lots sold for, below the amount; it is loaded after the panel, and a bid does not need it. */
export function AmountEvidence({ amount, ...props }: EvidenceProps) {
  // The typed figure is rendered first, then what it would have won.
  const drawn = useDeferredValue(amount)
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <EvidencePanel {...props} amount={drawn} />
    </Suspense>
  )
}

/** What is known against the car, before bidding. */
export const CarBefore = memo(function CarBefore(props: CarBeforeProps) {
  return (
    <Suspense>
      <CarBeforeLine {...props} />
    </Suspense>
  )
})
