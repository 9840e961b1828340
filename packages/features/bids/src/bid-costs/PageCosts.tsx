import { useListBidCostsQuery } from '@seriba/api/shared/bid-costs'
import type { Bid } from '@seriba/contracts/bid-lists'
import { useMessage } from '@seriba/forms/use-message'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { BidCosts, type PageCosts as Costs } from './bid-costs-context.ts'

type PageCostsProps = { shown: boolean; bids: readonly Bid[] | null; children: ReactNode }

/** Fetches the total costs of all bids of a page at once, while the user wants to see them. */
export function PageCosts({ shown, bids, children }: PageCostsProps) {
  const bidIds = bids?.map(({ bidId }) => bidId) ?? []
  const { data, error, refetch } = useListBidCostsQuery({ bidIds }, { skip: !shown || bidIds.length === 0 })
  const { fail } = useMessage()
  const costs = useMemo<Costs | null>(() => {
    if (!shown || error) return null
    return data ? new Map(data.costs.map((cost) => [cost.bidId, cost])) : 'loading'
  }, [shown, data, error])
  const amounts = new Map(data?.costs.map(({ bidId, amount }) => [bidId, amount]))
  const outdated = bids?.some(({ bidId, bidAmount }) => (amounts.get(bidId) ?? bidAmount) !== bidAmount)
  useEffect(() => {
    if (outdated) void refetch()
  }, [outdated, refetch])
  // Once for each failure, however often the rows are rendered.
  const onFailure = useEffectEvent(fail)
  useEffect(() => {
    if (error) onFailure(error)
  }, [error])
  return <BidCosts value={costs}>{children}</BidCosts>
}
