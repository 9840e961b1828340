// Generated from packages/contracts/src/bid-history.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-history'
import * as cache from '../../cache/bid-history.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The history of a bid, newest first, for its buyer and for their dealer (BEY10). `GET /bid/history` */
export const viewBidHistory = query(contracts.viewBidHistory, cache.viewBidHistory)
export const useViewBidHistoryQuery = useQueryOf(viewBidHistory)
export const useLazyViewBidHistoryQuery = useLazyQueryOf(viewBidHistory)
