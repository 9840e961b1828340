import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lazy, Suspense } from 'react'
import { useSwitchMany } from '../selection/use-switch-many.ts'

const GroupPage = lazy(() => import('./GroupPage.tsx').then((module) => ({ default: module.GroupPage })))

const nothing = () => undefined

/** A client's groups, loaded when they are first opened. Staff can undo their cancellations. */
export function ManagerGroupPage() {
  const { takeBack } = useSwitchMany(nothing)
  return (
    <Suspense>
      <GroupPage
        side="manager"
        takeBack={(bids) =>
          takeBack(
            bids,
            bids.map(({ bidId, bidStatus: from }) => ({ bidId, from })),
            bidStatus.cancel,
          )
        }
      />
    </Suspense>
  )
}
