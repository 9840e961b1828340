// Generated from packages/contracts/src/order-offers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/order-offers'
import * as cache from '../../cache/order-offers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The lots that were offered for an order, no matter whose. `GET /order/offers` */
export const listOffers = query(contracts.listOffers, cache.listOffers)
export const useListOffersQuery = useQueryOf(listOffers)
export const useLazyListOffersQuery = useLazyQueryOf(listOffers)

/** Lots that could be offered: those that match the order, or those with a given number or address. `GET /order/lots-to-offer` */
export const lotsToOffer = query(contracts.lotsToOffer, cache.lotsToOffer)
export const useLotsToOfferQuery = useQueryOf(lotsToOffer)
export const useLazyLotsToOfferQuery = useLazyQueryOf(lotsToOffer)

/** Offers a lot to a client for their order. `POST /order/offer-lot` */
export const offerLot = mutation(contracts.offerLot, cache.offerLot)
export const useOfferLotMutation = useMutationOf(offerLot)

/** Open orders that a lot could be offered for: those for its model first, and then those for its maker. `GET /order/for-lot` */
export const ordersForLot = query(contracts.ordersForLot, cache.ordersForLot)
export const useOrdersForLotQuery = useQueryOf(ordersForLot)
export const useLazyOrdersForLotQuery = useLazyQueryOf(ordersForLot)

/** Withdraws an offer, as long as the client has not bid. `PUT /order/withdraw-offer` */
export const withdrawOffer = mutation(contracts.withdrawOffer, cache.withdrawOffer)
export const useWithdrawOfferMutation = useMutationOf(withdrawOffer)
