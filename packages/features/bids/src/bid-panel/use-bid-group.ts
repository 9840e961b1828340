import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import { ungrouped } from '@seriba/domain/bids/group'
import { useCallback, useState } from 'react'
import type { BidLot } from './bid-lot.ts'
import type { Bidder } from './bidder.ts'

type Question = { lot: BidLot; bidder: Bidder; stock: boolean; open: boolean }

/**
 * The group that a bid will be in: the one that is chosen, otherwise the group of the bidder's live bid on the lot,
 * so that raising a bid does not take it out of its group.
 */
export function useBidGroup({ lot, bidder, stock, open }: Question) {
  const [chosen, setChosen] = useState<{ userId: number | undefined; group: number } | null>(null)
  const { client, side } = bidder
  const userId = client?.userId
  const { currentData: ofClient, isFetching } = useBidAllowanceQuery(
    { carId: lot.carCommonDetail.id, userId },
    { skip: stock || !open || client === undefined },
  )
  const own = side === 'manager' ? ofClient?.liveBidGroup : lot.bidInfo.myBidGroup
  const current = own ?? ungrouped
  const choose = useCallback((group: number) => setChosen({ userId, group }), [userId])
  return {
    shown: !stock && lot.bidInfo.bidGroupShow && (side === 'client' || client !== undefined),
    /** The group of the chosen client's bid has not been loaded yet. */
    pending: isFetching && ofClient === undefined,
    /** `ungrouped` if there is none. */
    current,
    // What was chosen for one client does not apply to another.
    value: chosen !== null && chosen.userId === userId ? chosen.group : current,
    choose,
    forget: () => setChosen(null),
  }
}
