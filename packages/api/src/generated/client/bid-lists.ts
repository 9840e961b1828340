// Generated from packages/contracts/src/bid-lists.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-lists'
import * as cache from '../../cache/bid-lists.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** A dealer's own bids, their clients' bids, or both. `GET /bid/dealer` */
export const dealerBids = query(contracts.dealerBids, cache.dealerBids)
export const useDealerBidsQuery = useQueryOf(dealerBids)
export const useLazyDealerBidsQuery = useLazyQueryOf(dealerBids)

/** A dealer's clients, for the filter of their bids. `GET /bid/dealer-clients` */
export const dealerClients = query(contracts.dealerClients, cache.dealerClients)
export const useDealerClientsQuery = useQueryOf(dealerClients)
export const useLazyDealerClientsQuery = useLazyQueryOf(dealerClients)

/** The caller's own bids: one page of them, counts by status, and totals. `GET /bid/my-bid` */
export const myBids = query(contracts.myBids, cache.myBids)
export const useMyBidsQuery = useQueryOf(myBids)
export const useLazyMyBidsQuery = useLazyQueryOf(myBids)
