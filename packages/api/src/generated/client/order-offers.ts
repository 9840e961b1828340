// Generated from packages/contracts/src/order-offers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/order-offers'
import * as cache from '../../cache/order-offers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Says no to an offer, or takes that back. Yes is a bid. `PUT /order/answer-offer` */
export const answerOffer = mutation(contracts.answerOffer, cache.answerOffer)
export const useAnswerOfferMutation = useMutationOf(answerOffer)

/** What was offered for an order of one's own: what waits first, the soonest of it first. `GET /order/my-offers` */
export const myOffers = query(contracts.myOffers, cache.myOffers)
export const useMyOffersQuery = useQueryOf(myOffers)
export const useLazyMyOffersQuery = useLazyQueryOf(myOffers)
