// Generated from packages/contracts/src/bid-lists.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-lists'
import * as cache from '../../cache/bid-lists.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The Bid Manager: every client's bids. `GET /bid/index` */
export const bidIndex = query(contracts.bidIndex, cache.bidIndex)
export const useBidIndexQuery = useQueryOf(bidIndex)
export const useLazyBidIndexQuery = useLazyQueryOf(bidIndex)
