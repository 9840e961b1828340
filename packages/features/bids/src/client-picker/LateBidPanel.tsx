import { lazy, Suspense } from 'react'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'

const Panel = lazy(() => import('./ClientBidPanel.tsx').then((module) => ({ default: module.BidPanel })))
const Bar = lazy(() => import('./ClientBidPanel.tsx').then((module) => ({ default: module.MobileBidBar })))

/** Staff begins at its lists: how it bids comes with the first lot that it opens. */
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
