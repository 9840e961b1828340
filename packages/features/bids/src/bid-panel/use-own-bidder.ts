import { useCreateBidMutation } from '@seriba/api/client/bids'
import { useBidTypesQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import type { Bidder } from './bidder.ts'

/** A client or dealer who bids for themselves. */
export function useOwnBidder(): Bidder {
  const { data: types = [] } = useBidTypesQuery(undefined, { skip: !useControl('bidType') })
  const [createBid] = useCreateBidMutation()
  return { side: 'client', types, place: (bid) => createBid(bid).unwrap() }
}
