import type { Bid } from '@seriba/contracts/bid-lists'
import { lazy, Suspense } from 'react'

const Late = lazy(() => import('./ActByHand.tsx').then((module) => ({ default: module.ActByHand })))

/** Manual tasks are rare: the component is loaded with the first bid that has one. */
export const ActByHand = ({ bid }: { bid: Bid }) =>
  bid.byHand === null ? null : (
    <Suspense>
      <Late bid={bid} />
    </Suspense>
  )
