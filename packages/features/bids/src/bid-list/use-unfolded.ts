import type { BidList } from '@seriba/contracts/bid-lists'
import { useEffect } from 'react'
import type { BidListParams, changeParams } from './bid-list-params.ts'

type Change = (change: Parameters<typeof changeParams>[1], how: { replace: boolean }) => void

/** A link to a bid of this morning opens what is folded: its row is among those. `list` is one that is folded. */
export function useUnfolded({ bid, page }: BidListParams, list: BidList | undefined, change: Change) {
  const hidden =
    bid !== null && Boolean(list?.earlier?.count) && !list?.cars.some(({ bidId }) => bidId === bid)

  // Once for each bid that is pointed at
  useEffect(() => {
    if (hidden) change({ unfolded: true, page }, { replace: true })
  }, [hidden, bid])
}
