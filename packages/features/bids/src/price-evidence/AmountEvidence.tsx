import { lazy, Suspense } from 'react'
import type { EvidenceProps } from './EvidencePanel.tsx'
import styles from './evidence.module.css'

const nothing = { default: () => null }

const EvidencePanel = lazy(() =>
  import('./EvidencePanel.tsx').then((module) => ({ default: module.EvidencePanel })).catch(() => nothing),
)

/** What similar lots went for, under the amount; it is fetched after the panel, and a bid needs none of it. */
export const AmountEvidence = (props: EvidenceProps) => (
  <Suspense fallback={<div className={styles.waiting} />}>
    <EvidencePanel {...props} />
  </Suspense>
)
