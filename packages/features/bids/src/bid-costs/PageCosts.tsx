import { useListBidCostsQuery } from '@seriba/api/shared/bid-costs'
import type { BidCost } from '@seriba/contracts/bid-costs'
import type { Bid } from '@seriba/contracts/bid-lists'
import { useMessage } from '@seriba/forms/use-message'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { BidCosts } from './bid-costs-context.ts'

type PageCostsProps = { shown: boolean; bids: readonly Bid[] | null; children: ReactNode }

/** Asks once for what all bids of a page come to, while one wants to see it. */
export function PageCosts({ shown, bids, children }: PageCostsProps) {
  const bidIds = bids?.map(({ bidId }) => bidId) ?? []
  const { data, error, refetch } = useListBidCostsQuery({ bidIds }, { skip: !shown || bidIds.length === 0 })
  const { fail } = useMessage()
  const costs = useMemo<ReadonlyMap<number, BidCost> | null>(
    () => (shown && data ? new Map(data.costs.map((cost) => [cost.bidId, cost])) : null),
    [shown, data],
  )
  const outdated = bids?.some(({ bidId, bidAmount }) => {
    const cost = costs?.get(bidId)
    return cost !== undefined && cost.amount !== bidAmount
  })
  useEffect(() => {
    if (outdated) void refetch()
  }, [outdated, refetch])
  // Once for each failure, however often the rows are drawn again.
  const sayFailure = useEffectEvent(fail)
  useEffect(() => {
    if (error) sayFailure(error)
  }, [error])
  return <BidCosts value={costs}>{children}</BidCosts>
}
