import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { hasControl } from '../access/flags.ts'
import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { isOver as isLotOver, lotStatus, removedStatuses } from '../lots/lot-status.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'

/** How a negotiation ends; an open one has no outcome. `refused` means by the seller, `declined` by the client. */
export const negotiationOutcomes = ['accepted', 'declined', 'refused', 'expired'] as const
export type NegotiationOutcome = (typeof negotiationOutcomes)[number]

/** Whose answer is pending. */
export const negotiationSides = ['client', 'seller'] as const
export type NegotiationSide = (typeof negotiationSides)[number]

/**
 * `open` negotiations are those of `client` and `seller`, by whose turn it is; `byHand` are waiting for staff to call
 * the hall, and `hour` are due within the hour.
 */
export const negotiationStates = ['open', 'client', 'seller', 'won', 'ended', 'byHand', 'hour'] as const

/** What the parties do, in turn. */
export const negotiationActs = [
  'ask',
  'offer',
  'takeBack',
  'forward',
  'accept',
  'decline',
  'refuse',
  'expire',
] as const
export type NegotiationAct = (typeof negotiationActs)[number]

/** Limits: characters of a note, and days within which an answer is due. */
export const negotiationBounds = { note: 300, contact: 120, answerDays: 14 } as const

/** An open negotiation about a bid; yen. */
export type Negotiation = {
  turn: NegotiationSide
  ask: number
  offer: number | null
  /** The deadline for the side whose turn it is. */
  answerBy: string
  /** When staff passed the last offer on to the hall; null while that is still to be done. */
  forwardedAt: string | null
}

type Bid = { clientId: number; dealerId: number | null; status: BidStatus }

/** A bid that may be negotiated, with its lot's current state. */
type Negotiable = { status: BidStatus; lotStatus: number; auctionDate: string | null }

const isOf = (actor: Actor, { clientId, dealerId }: Bid) =>
  actor.userId === clientId ||
  (isDealer(actor) && dealerId === actor.userId && actor.permission.dealerBidAccess)

const isOver = ({ answerBy }: Negotiation, now: Date) => now.getTime() > Date.parse(answerBy)

/** Bids that may be negotiated: not won, and not canceled by their client. */
const negotiable: readonly BidStatus[] = [bidStatus.new, bidStatus.bid, bidStatus.dontBid, bidStatus.finished]

/** Lots that somebody has bought, or that nobody can buy. */
const settled: readonly number[] = [lotStatus.sold, ...removedStatuses]

/** Its time has come and nobody has bought it: the hall may call before its feed reports the outcome. */
const isInNegotiation = (lot: { lotStatus: number; auctionDate: string | null }, now: Date) =>
  lot.auctionDate !== null &&
  !settled.includes(lot.lotStatus) &&
  isLotOver({ status: lot.lotStatus, auctionDate: lot.auctionDate }, now)

/** An offer must be below the asking price and above the previous offer. */
export function checkOffer(
  { ask, offer }: Pick<Negotiation, 'ask' | 'offer'>,
  amount: number,
): RuleResult<'offer_too_high' | 'offer_too_low'> {
  if (amount >= ask) return rejected('offer_too_high')
  return amount > (offer ?? 0) ? ok : rejected('offer_too_low')
}

/** The negotiation with the seller of a lot that was not sold outright. */
export const negotiationCan = {
  /** Staff pass on the seller's asking price; the first one opens the negotiation. */
  ask(
    actor: Actor,
    bid: Negotiable,
    now: Date,
  ): RuleResult<'managers_only' | 'permission_missing' | 'not_negotiable'> {
    const may = staffMay(actor)
    if (!may.ok) return may
    return negotiable.includes(bid.status) && isInNegotiation(bid, now) ? ok : rejected('not_negotiable')
  },

  /** The client offers less than the asking price while it is their turn. */
  offer(
    actor: Actor,
    bid: Bid,
    negotiation: Negotiation | null,
    amount: number,
    now: Date,
  ): RuleResult<'not_yours' | 'negotiation_over' | 'not_your_turn' | 'offer_too_high' | 'offer_too_low'> {
    const may = clientMay(actor, bid, negotiation, now)
    if (!may.ok || !negotiation) return may
    if (negotiation.turn !== 'client') return rejected('not_your_turn')
    return checkOffer(negotiation, amount)
  },

  /**
   * The client takes back the offer that they saw, as long as the hall has not heard of it: from then on it is
   * binding.
   */
  takeBack(
    actor: Actor,
    bid: Bid,
    negotiation: Negotiation | null,
    seen: number,
    now: Date,
  ): RuleResult<'not_yours' | 'negotiation_over' | 'stale' | 'offer_at_hall'> {
    const may = clientMay(actor, bid, negotiation, now)
    if (!may.ok || !negotiation) return may
    if (negotiation.turn !== 'seller' || negotiation.offer !== seen) return rejected('stale')
    return needsForwarding(negotiation) ? ok : rejected('offer_at_hall')
  },

  /** Staff have passed the client's offer on to the hall. */
  forward(
    actor: Actor,
    negotiation: Negotiation | null,
    offer: number,
  ): RuleResult<'managers_only' | 'permission_missing' | 'negotiation_over' | 'stale'> {
    const may = staffMay(actor)
    if (!may.ok) return may
    if (!negotiation) return rejected('negotiation_over')
    return needsForwarding(negotiation) && negotiation.offer === offer ? ok : rejected('stale')
  },

  /** Accepting creates a win at the price that was shown. */
  accept(
    actor: Actor,
    bid: Bid,
    negotiation: Negotiation | null,
    seen: number,
    now: Date,
  ): RuleResult<'not_yours' | 'negotiation_over' | 'stale'> {
    const may = clientMay(actor, bid, negotiation, now)
    if (!may.ok || !negotiation) return may
    return negotiation.ask === seen ? ok : rejected('stale')
  },

  decline: (
    actor: Actor,
    bid: Bid,
    negotiation: Negotiation | null,
    now: Date,
  ): RuleResult<'not_yours' | 'negotiation_over'> => clientMay(actor, bid, negotiation, now),

  /** Staff end the negotiation: the seller has refused, or has accepted the client's offer, which is binding. */
  settle(
    actor: Actor,
    negotiation: Negotiation | null,
    price: 'offer' | 'ask' | null,
  ): RuleResult<'managers_only' | 'permission_missing' | 'negotiation_over' | 'no_offer'> {
    const may = staffMay(actor)
    if (!may.ok) return may
    if (!negotiation) return rejected('negotiation_over')
    return price === 'offer' && negotiation.offer === null ? rejected('no_offer') : ok
  },
}

/** An offer that the seller is to answer and that nobody has called the hall about. */
export const needsForwarding = ({
  turn,
  offer,
  forwardedAt,
}: Pick<Negotiation, 'turn' | 'offer' | 'forwardedAt'>) =>
  turn === 'seller' && offer !== null && forwardedAt === null

function staffMay(actor: Actor): RuleResult<'managers_only' | 'permission_missing'> {
  if (!isManager(actor)) return rejected('managers_only')
  return hasControl(actor.permission, 'statusSwitcher') ? ok : rejected('permission_missing')
}

function clientMay(
  actor: Actor,
  bid: Bid,
  negotiation: Negotiation | null,
  now: Date,
): RuleResult<'not_yours' | 'negotiation_over'> {
  if (!isOf(actor, bid)) return rejected('not_yours')
  return !negotiation || isOver(negotiation, now) ? rejected('negotiation_over') : ok
}
