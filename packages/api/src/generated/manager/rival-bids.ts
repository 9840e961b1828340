// Generated from packages/contracts/src/rival-bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/rival-bids'
import * as cache from '../../cache/rival-bids.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The live bids of all clients on a bid's lot, the leader first, and the company's rule for choosing between them. `GET /bid/rivals` */
export const rivalsOfBid = query(contracts.rivalsOfBid, cache.rivalsOfBid)
export const useRivalsOfBidQuery = useQueryOf(rivalsOfBid)
export const useLazyRivalsOfBidQuery = useLazyQueryOf(rivalsOfBid)
