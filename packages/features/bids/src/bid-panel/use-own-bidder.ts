import { useBidTypesQuery, useCreateBidMutation } from '@seriba/api/bids'
import type { Bidder } from './bidder.ts'

/** A client or dealer who bids for himself. */
export function useOwnBidder(): Bidder {
  const { data: types = [] } = useBidTypesQuery()
  const [createBid] = useCreateBidMutation()
  return { side: 'client', types, place: (bid) => createBid(bid).unwrap() }
}
