import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import {
  negotiationActs,
  negotiationBounds,
  negotiationOutcomes,
  negotiationSides,
  negotiationStates,
} from '@seriba/domain/bids/negotiation'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, int, success, text, yen } from './fields.ts'
import { NegotiationReach, ToldOfAsk } from './negotiated-client.ts'

const note = z._default(text(negotiationBounds.note), '')
const amount = int(1, maxBidAmount)

/** The state of the negotiation about a bid; yen. */
export const Negotiation = z.object({
  bidId: z.int(),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(negotiationOutcomes)),
  turn: z.enum(negotiationSides),
  ask: yen(),
  offer: z.nullable(yen()),
  answerBy: instant(),
  endedAt: z.nullable(instant()),
  /** When staff passed the client’s last offer on to the hall; null while that still has to be done. */
  forwardedAt: z.nullable(instant()),
})
export type Negotiation = z.infer<typeof Negotiation>

/** An open negotiation, as shown in lists of bids. */
export const OpenNegotiation = z.object({
  turn: z.enum(negotiationSides),
  ask: yen(),
  answerBy: instant(),
})
export type OpenNegotiation = z.infer<typeof OpenNegotiation>

/** The bid that is being negotiated, with its lot. */
export const NegotiatedBid = z.object({
  bidId: z.int(),
  lotId: z.string(),
  lotType: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  name: z.string(),
  year: z.nullable(z.int()),
  chassis: z.string(),
  condition: z.string(),
  mileage: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  bidAmount: yen(),
  bidStatus: z.int(),
  /** What the lot was passed in at, or 0. */
  passedAt: yen(),
  /** Whose bid it is; null for one's own. */
  client: z.nullable(z.string()),
  /** The bid’s group, such as `A`; other people’s with their code, such as `PM-A`. */
  group: z.nullable(z.string()),
})

export type NegotiatedBid = z.infer<typeof NegotiatedBid>

const BidToNegotiate = z.object({ ...NegotiatedBid.shape, hallContact: z.string() })
export type BidToNegotiate = z.infer<typeof BidToNegotiate>

export const ListedNegotiation = z.object({ ...Negotiation.shape, ...NegotiatedBid.shape })
export type ListedNegotiation = z.infer<typeof ListedNegotiation>

/** One turn in a negotiation; staff are named only to staff. */
export const NegotiationTurn = z.object({
  id: z.int(),
  act: z.enum(negotiationActs),
  side: z.enum(negotiationSides),
  amount: z.nullable(yen()),
  note: z.string(),
  at: instant(),
  by: z.nullable(z.string()),
})

export type NegotiationTurn = z.infer<typeof NegotiationTurn>

export const ViewedNegotiation = z.object({
  ...ListedNegotiation.shape,
  turns: z.array(NegotiationTurn),
  /** In the bid’s chat. */
  messages: z.int(),
  /** How the client learned of the last asking price; null for buyers, who know. */
  told: z.nullable(ToldOfAsk),
  /** The person staff call at the hall; empty if nobody has been entered, null for buyers. */
  hallContact: z.nullable(z.string()),
  /** How far the client may go; null once the negotiation is over. */
  reach: z.nullable(NegotiationReach),
})
export type ViewedNegotiation = z.infer<typeof ViewedNegotiation>

/** The negotiation about a bid, with every turn. */
export const viewNegotiation = contract({
  method: 'GET',
  path: '/bid/negotiation',
  operation: 'negotiations.viewNegotiation',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: ViewedNegotiation,
  errors: [],
})

/**
 * The bid that staff are about to negotiate, and the person they call at its hall; empty if nobody has been entered.
 */
export const aboutBid = contract({
  method: 'GET',
  path: '/bid/negotiation-about',
  operation: 'negotiations.aboutBid',
  audience: 'manager',
  input: z.object({ bidId: id() }),
  output: BidToNegotiate,
  errors: ['bid_not_found'],
})

const negotiationFilter = {
  state: z._default(z.enum(negotiationStates), 'open'),
  auction: z.optional(text(100)),
  /** The client's manager; only staff can filter by it. */
  manager: z.optional(id()),
  /** The client whose bid it is. */
  client: z.optional(id()),
  /** The day in Japan by which to answer. */
  day: z.optional(dateString()),
}
const choice = z.object({ value: z.int(), label: z.string() })

/** The filter options, from all negotiations in the same state. */
const NegotiationOptions = z.object({
  auctions: z.array(z.string()),
  managers: z.array(choice),
  clients: z.array(choice),
  days: z.array(z.string()),
})
export type NegotiationOptions = z.infer<typeof NegotiationOptions>

/** Negotiations that the caller may see: open ones by their answer-by time, or ended ones, newest first. */
export const listNegotiations = contract({
  method: 'GET',
  path: '/bid/negotiations',
  operation: 'negotiations.listNegotiations',
  audience: 'signedIn',
  input: z.object(negotiationFilter),
  output: z.object({
    items: z.array(ListedNegotiation),
    counts: z.object({
      open: z.int(),
      client: z.int(),
      seller: z.int(),
      won: z.int(),
      ended: z.int(),
      byHand: z.int(),
      hour: z.int(),
    }),
    options: NegotiationOptions,
  }),
  errors: [],
})

/** Creates a link to download these negotiations as a file; it works for one minute and only for the caller. */
export const exportNegotiations = contract({
  method: 'GET',
  path: '/bid/negotiations-export',
  operation: 'negotiations.exportNegotiations',
  audience: 'signedIn',
  input: z.object({ ...negotiationFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/**
 * Passes on the seller's asking price and the time by which the client must answer; the first one opens the
 * negotiation.
 */
export const askInNegotiation = contract({
  method: 'POST',
  path: '/bid/negotiation-ask',
  operation: 'negotiations.askInNegotiation',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id(), ask: amount, answerBy: instant(), note }),
  output: success(),
  errors: ['bid_not_found', 'not_negotiable', 'lot_already_won', 'answer_by_invalid'],
})

/** Makes the client's counteroffer, below the asking price. */
export const offerInNegotiation = contract({
  method: 'POST',
  path: '/bid/negotiation-offer',
  operation: 'negotiations.offerInNegotiation',
  audience: 'buyer',
  needs: ['biddingAllowed'],
  input: z.object({ bidId: id(), amount, note }),
  output: success(),
  errors: [
    'bid_not_found',
    'not_yours',
    'negotiation_over',
    'not_your_turn',
    'offer_too_high',
    'offer_too_low',
    'not_enough_credit',
  ],
})

/** Takes back the offer that the client saw, as long as staff have not passed it on to the hall. */
export const takeBackOffer = contract({
  method: 'POST',
  path: '/bid/negotiation-take-back',
  operation: 'negotiations.takeBackOffer',
  audience: 'buyer',
  input: z.object({ bidId: id(), offer: amount }),
  output: success(),
  errors: ['bid_not_found', 'not_yours', 'negotiation_over', 'stale', 'offer_at_hall'],
})

/** Accepts the price that the client saw, which makes it a win. */
export const acceptNegotiation = contract({
  method: 'POST',
  path: '/bid/negotiation-accept',
  operation: 'negotiations.acceptNegotiation',
  audience: 'buyer',
  needs: ['biddingAllowed'],
  input: z.object({ bidId: id(), ask: amount }),
  output: success(),
  errors: [
    'bid_not_found',
    'not_yours',
    'negotiation_over',
    'stale',
    'lot_already_won',
    'group_already_filled',
    'not_enough_credit',
  ],
})

/** Ends the negotiation on the client's side. */
export const declineNegotiation = contract({
  method: 'POST',
  path: '/bid/negotiation-decline',
  operation: 'negotiations.declineNegotiation',
  audience: 'buyer',
  input: z.object({ bidId: id(), note }),
  output: success(),
  errors: ['bid_not_found', 'not_yours', 'negotiation_over'],
})

/** Records that staff have passed the client’s offer on to the hall. */
export const forwardOffer = contract({
  method: 'PUT',
  path: '/bid/negotiation-forward',
  operation: 'negotiations.forwardOffer',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id(), offer: amount, note }),
  output: success(),
  errors: ['bid_not_found', 'negotiation_over', 'stale'],
})

/**
 * Ends the negotiation for staff: without a price, the seller has refused; at the client's offer, or at the asking
 * price that the client accepted on the phone, it is a win.
 */
export const settleNegotiation = contract({
  method: 'PUT',
  path: '/bid/negotiation-settle',
  operation: 'negotiations.settleNegotiation',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id(), price: z.nullable(z.enum(['offer', 'ask'])), note }),
  output: success(),
  errors: [
    'bid_not_found',
    'negotiation_over',
    'no_offer',
    'lot_already_won',
    'group_already_filled',
    'not_enough_credit',
    'budget_exceeded',
    'budget_ask_first',
  ],
})

/** Saves the person staff call at a hall, with their extension; an empty text removes them. */
export const updateHallContact = contract({
  method: 'PUT',
  path: '/bid/hall-contact',
  operation: 'negotiations.updateHallContact',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id(), contact: z._default(text(negotiationBounds.contact), '') }),
  output: success(),
  errors: ['bid_not_found'],
})
