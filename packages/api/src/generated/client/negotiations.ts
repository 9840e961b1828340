// Generated from packages/contracts/src/negotiations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/negotiations'
import * as cache from '../../cache/negotiations.ts'
import { mutation, useMutationOf } from '#engine'

/** Accepts the price that the client saw, which makes it a win. `POST /bid/negotiation-accept` */
export const acceptNegotiation = mutation(contracts.acceptNegotiation, cache.acceptNegotiation)
export const useAcceptNegotiationMutation = useMutationOf(acceptNegotiation)

/** Ends the negotiation on the client's side. `POST /bid/negotiation-decline` */
export const declineNegotiation = mutation(contracts.declineNegotiation, cache.declineNegotiation)
export const useDeclineNegotiationMutation = useMutationOf(declineNegotiation)

/** Makes the client's counteroffer, below the asking price. `POST /bid/negotiation-offer` */
export const offerInNegotiation = mutation(contracts.offerInNegotiation, cache.offerInNegotiation)
export const useOfferInNegotiationMutation = useMutationOf(offerInNegotiation)

/** Takes back the offer that the client saw, as long as staff have not passed it on to the hall. `POST /bid/negotiation-take-back` */
export const takeBackOffer = mutation(contracts.takeBackOffer, cache.takeBackOffer)
export const useTakeBackOfferMutation = useMutationOf(takeBackOffer)
