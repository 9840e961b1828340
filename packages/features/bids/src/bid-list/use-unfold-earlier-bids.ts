import type { BidList } from '@seriba/contracts/bid-lists'
import { useEffect } from 'react'
import type { BidListParams, changeParams } from './bid-list-params.ts'

type Change = (change: Parameters<typeof changeParams>[1], how: { replace: boolean }) => void

/**
 * A link to a bid from this morning unfolds the earlier bids, because its row is among them. `list` is a list with
 * such a fold.
 */
export function useUnfoldEarlierBids(
  { bid, page }: BidListParams,
  list: BidList | undefined,
  change: Change,
) {
  const hidden =
    bid !== null && Boolean(list?.earlier?.count) && !list?.cars.some(({ bidId }) => bidId === bid)

  // Once for each bid that is linked to.
  useEffect(() => {
    if (hidden) change({ unfolded: true, page }, { replace: true })
  }, [hidden, bid])
}
