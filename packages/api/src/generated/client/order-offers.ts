// Generated from packages/contracts/src/order-offers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/order-offers'
import * as cache from '../../cache/order-offers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Declines an offer, or takes that back. To accept, place a bid. `PUT /order/answer-offer` */
export const answerOffer = mutation(contracts.answerOffer, cache.answerOffer)
export const useAnswerOfferMutation = useMutationOf(answerOffer)

/** Offers for the caller's orders: unanswered ones first, soonest auction first. `GET /order/my-offers` */
export const myOffers = query(contracts.myOffers, cache.myOffers)
export const useMyOffersQuery = useQueryOf(myOffers)
export const useLazyMyOffersQuery = useLazyQueryOf(myOffers)
