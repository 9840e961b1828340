import type { Bid } from '@seriba/contracts/bid-lists'
import { lazy, Suspense } from 'react'

const Late = lazy(() => import('./ActByHand.tsx').then((module) => ({ default: module.ActByHand })))

/** What is to be done by hand is rare: it is fetched with the first bid that has it. */
export const ActByHand = ({ bid }: { bid: Bid }) =>
  bid.byHand === null ? null : (
    <Suspense>
      <Late bid={bid} />
    </Suspense>
  )
