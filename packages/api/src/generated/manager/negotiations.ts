// Generated from packages/contracts/src/negotiations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/negotiations'
import * as cache from '../../cache/negotiations.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The bid that staff are about to negotiate, and the person they call at its hall; empty if nobody has been entered. `GET /bid/negotiation-about` */
export const aboutBid = query(contracts.aboutBid, cache.aboutBid)
export const useAboutBidQuery = useQueryOf(aboutBid)
export const useLazyAboutBidQuery = useLazyQueryOf(aboutBid)

/** Passes on the seller's asking price and the time by which the client must answer; the first one opens the negotiation. `POST /bid/negotiation-ask` */
export const askInNegotiation = mutation(contracts.askInNegotiation, cache.askInNegotiation)
export const useAskInNegotiationMutation = useMutationOf(askInNegotiation)

/** Records that staff have passed the client’s offer on to the hall. `PUT /bid/negotiation-forward` */
export const forwardOffer = mutation(contracts.forwardOffer, cache.forwardOffer)
export const useForwardOfferMutation = useMutationOf(forwardOffer)

/** Ends the negotiation for staff: without a price, the seller has refused; at the client's offer, or at the asking price that the client accepted on the phone, it is a win. `PUT /bid/negotiation-settle` */
export const settleNegotiation = mutation(contracts.settleNegotiation, cache.settleNegotiation)
export const useSettleNegotiationMutation = useMutationOf(settleNegotiation)

/** Saves the person staff call at a hall, with their extension; an empty text removes them. `PUT /bid/hall-contact` */
export const updateHallContact = mutation(contracts.updateHallContact, cache.updateHallContact)
export const useUpdateHallContactMutation = useMutationOf(updateHallContact)
