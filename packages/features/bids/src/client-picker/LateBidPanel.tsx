import { lazy, Suspense } from 'react'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'

const Panel = lazy(() => import('./ClientBidPanel.tsx').then((module) => ({ default: module.BidPanel })))
const Bar = lazy(() => import('./ClientBidPanel.tsx').then((module) => ({ default: module.MobileBidBar })))

/** Staff start at their lists: the bid panel is loaded with the first lot they open. */
export const BidPanel = (props: BidPanelProps & { bare?: boolean }) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
)

export const MobileBidBar = (props: BidPanelProps) => (
  <Suspense>
    <Bar {...props} />
  </Suspense>
)
