import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import { ungrouped } from '@seriba/domain/bids/group'
import { useCallback, useState } from 'react'
import type { BidLot } from './bid-lot.ts'
import type { Bidder } from './bidder.ts'

type Question = { lot: BidLot; bidder: Bidder; stock: boolean; open: boolean }

/**
 * The group that a bid is to be in: the one that is chosen, else the one that the bidder's live bid on the lot is
 * in, so that raising a bid does not take it out of its group.
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
    /** Which group the chosen client's bid is in has still to be told. */
    pending: isFetching && ofClient === undefined,
    /** `ungrouped` where there is none. */
    current,
    // What was chosen for one client is not meant for another.
    value: chosen !== null && chosen.userId === userId ? chosen.group : current,
    choose,
    forget: () => setChosen(null),
  }
}
