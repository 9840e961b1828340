// Generated from packages/contracts/src/negotiations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/negotiations'
import * as cache from '../../cache/negotiations.ts'
import { mutation, useMutationOf } from '#engine'

/** The client accepts the price they saw, which is a win. `POST /bid/negotiation-accept` */
export const acceptNegotiation = mutation(contracts.acceptNegotiation, cache.acceptNegotiation)
export const useAcceptNegotiationMutation = useMutationOf(acceptNegotiation)

/** The client leaves the talks. `POST /bid/negotiation-decline` */
export const declineNegotiation = mutation(contracts.declineNegotiation, cache.declineNegotiation)
export const useDeclineNegotiationMutation = useMutationOf(declineNegotiation)

/** The client offers less than is asked. `POST /bid/negotiation-offer` */
export const offerInNegotiation = mutation(contracts.offerInNegotiation, cache.offerInNegotiation)
export const useOfferInNegotiationMutation = useMutationOf(offerInNegotiation)
