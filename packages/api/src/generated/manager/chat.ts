// Generated from packages/contracts/src/chat.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/chat'
import * as cache from '../../cache/chat.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Everything that happened to a bid, for staff. `GET /bid/logs` */
export const bidLogs = query(contracts.bidLogs, cache.bidLogs)
export const useBidLogsQuery = useQueryOf(bidLogs)
export const useLazyBidLogsQuery = useLazyQueryOf(bidLogs)
