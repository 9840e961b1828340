// Generated from packages/contracts/src/negotiations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/negotiations'
import * as cache from '../../cache/negotiations.ts'
import { mutation, useMutationOf } from '#engine'

/** Staff passes on what the seller asks, and until when the client is to answer; the first ask opens the talks. `POST /bid/negotiation-ask` */
export const askInNegotiation = mutation(contracts.askInNegotiation, cache.askInNegotiation)
export const useAskInNegotiationMutation = useMutationOf(askInNegotiation)

/** Staff ends the talks: without a price the seller has refused; at the client's offer, or at the ask that the client has accepted on the phone, it is a win. `PUT /bid/negotiation-settle` */
export const settleNegotiation = mutation(contracts.settleNegotiation, cache.settleNegotiation)
export const useSettleNegotiationMutation = useMutationOf(settleNegotiation)
