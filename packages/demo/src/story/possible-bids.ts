import { hallNamed } from '../halls.ts'
import type { DemoUser } from '../people.ts'
import { amountByShare, amountThatWins, shareOfWorth, wasSold } from './amounts.ts'
import { type Candidate, keyOf } from './candidates.ts'
import { mayGoTo } from './export-bans.ts'
import type { LotKey, PlannedBid } from './types.ts'

const textOf = ({ kind, auction, day, lotNo }: LotKey) => `${kind} ${auction} ${day} ${lotNo}`

/**
 * Bids on what Japan would not let be exported to their buyer's country, which the server would have refused, and wins
 * of what somebody else has won are replaced by the nearest lots for which neither is true. No random numbers are used
 * for it, so that all other bids stay as they are.
 */
export function withPossibleBids(
  bids: readonly PlannedBid[],
  people: readonly DemoUser[],
  candidates: readonly Candidate[],
  now: number,
): PlannedBid[] {
  const buyers = new Map(people.map((person) => [person.email, person]))
  const known = new Map(candidates.map((candidate) => [textOf(keyOf(candidate)), candidate]))
  const taken = new Set(bids.map(({ lotKey }) => textOf(lotKey)))
  const won = new Set<string>()
  const soonestFirst = [...known.values()].sort((a, b) => a.at - b.at || b.rank - a.rank)
  const latestFirst = soonestFirst.toReversed()
  return bids.flatMap((bid) => {
    const [lot, buyer] = [known.get(textOf(bid.lotKey)), buyers.get(bid.clientEmail)]
    if (!lot || !buyer) return [bid]
    const country = buyer.countryCode
    const isDouble = bid.status === 6 && won.has(textOf(bid.lotKey))
    if (bid.status === 6) won.add(textOf(bid.lotKey))
    if (!isDouble && mayGoTo(country, lot.lot, lot.day, bid.amount)) return [bid]
    const isAhead = lot.at > now
    const amountFor = isAhead || bid.status < 5 ? likeHopeful(bid, lot) : likeResult(bid, lot)
    const limit = bid.status <= 2 ? bid.amount : buyer.creditLimit
    const instead = (isAhead ? soonestFirst : latestFirst).find((other) => {
      if (other.lot.kind !== lot.lot.kind || taken.has(textOf(keyOf(other)))) return false
      // Some results of today's lots still have to be entered, but none of earlier ones.
      const isThen = isAhead
        ? other.at >= lot.at
        : other.at <= lot.at && (bid.status > 2 || other.day === lot.day)
      const amount = isThen ? amountFor(other) : undefined
      return amount !== undefined && amount <= limit && mayGoTo(country, other.lot, other.day, amount)
    })
    const amount = instead && amountFor(instead)
    if (!instead || amount === undefined) return []
    taken.add(textOf(keyOf(instead)))
    return [movedTo(bid, instead, amount, isAhead ? 0 : instead.at - lot.at)]
  })
}

type AmountFor = (other: Candidate) => number | undefined

/** As close to what another lot is worth as the bid was to the worth of its own. */
const likeHopeful = (bid: PlannedBid, own: Candidate): AmountFor => {
  const share = shareOfWorth(own, bid.amount)
  return (other) => amountByShare(other, share)
}

/**
 * A win exceeds the sold price by as much, a losing bid stays as far below it; if nobody bought the one, nobody bought
 * the other.
 */
const likeResult = (bid: PlannedBid, own: Candidate): AmountFor => {
  const { soldPrice } = bid
  if (soldPrice === null) {
    const hopeful = likeHopeful(bid, own)
    return (other) => (wasSold(other) ? undefined : hopeful(other))
  }
  const share = bid.amount / soldPrice
  return (other) => {
    if (!wasSold(other)) return undefined
    if (bid.status === 6) return amountThatWins(other, share)
    const amount = amountByShare(other, share, other.lot.soldPrice)
    return other.lot.kind === 'stock' || amount < other.lot.soldPrice ? amount : undefined
  }
}

/** The same bid on another lot; everything that happened to it, this many milliseconds later. */
function movedTo(bid: PlannedBid, candidate: Candidate, amount: number, by: number): PlannedBid {
  const later = (at: Date) => new Date(at.getTime() + by)
  const { purchase } = bid
  return {
    ...bid,
    lotKey: keyOf(candidate),
    amount,
    soldPrice: bid.status >= 5 && wasSold(candidate) ? candidate.lot.soldPrice : null,
    placedAt: later(bid.placedAt),
    history: bid.history.map((step) => ({ ...step, at: later(step.at) })),
    chat: bid.chat.map((said) => ({ ...said, at: later(said.at) })),
    purchase: purchase && {
      ...purchase,
      delivery: hallNamed(candidate.lot.auction)?.deliveryFee ?? purchase.delivery,
      purchasedAt: later(purchase.purchasedAt),
    },
  }
}
