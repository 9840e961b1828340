import { hallNamed } from '../halls.ts'
import type { DemoUser } from '../people.ts'
import { amountThatWins, wasSold } from './amounts.ts'
import { type Candidate, keyOf } from './candidates.ts'
import { mayGoTo } from './export-bans.ts'
import type { LotKey, PlannedBid } from './types.ts'

const textOf = ({ kind, auction, day, lotNo }: LotKey) => `${kind} ${auction} ${day} ${lotNo}`

/**
 * Wins of what Japan would not let out to their buyer's country, and of what somebody else has won, give way to lots sold
 * shortly before. Nothing is drawn for it, so that all other bids stay as they are.
 */
export function withPossibleWins(
  bids: readonly PlannedBid[],
  people: readonly DemoUser[],
  candidates: readonly Candidate[],
): PlannedBid[] {
  const buyers = new Map(people.map((person) => [person.email, person]))
  const known = new Map(candidates.map((candidate) => [textOf(keyOf(candidate)), candidate]))
  const taken = new Set(bids.map(({ lotKey }) => textOf(lotKey)))
  const won = new Set<string>()
  const latestFirst = candidates.filter(wasSold).sort((a, b) => b.at - a.at || a.rank - b.rank)
  return bids.flatMap((bid) => {
    const [lot, buyer] = [known.get(textOf(bid.lotKey)), buyers.get(bid.clientEmail)]
    if (bid.status !== 6 || !lot || !buyer) return [bid]
    const country = buyer.countryCode
    const isFirst = !won.has(textOf(bid.lotKey))
    won.add(textOf(bid.lotKey))
    if (isFirst && mayGoTo(country, lot.lot, lot.day, bid.amount)) return [bid]
    const share = bid.amount / (bid.soldPrice ?? bid.amount)
    const instead = latestFirst.find((other) => {
      const amount = amountThatWins(other, share)
      return (
        other.at <= lot.at &&
        other.lot.kind === lot.lot.kind &&
        amount <= buyer.creditLimit &&
        !taken.has(textOf(keyOf(other))) &&
        mayGoTo(country, other.lot, other.day, amount)
      )
    })
    if (!instead) return []
    taken.add(textOf(keyOf(instead)))
    return [movedTo(bid, instead, amountThatWins(instead, share), instead.at - lot.at)]
  })
}

/** The same win of another lot; all that happened to it, by so many milliseconds later. */
function movedTo(bid: PlannedBid, candidate: Candidate, amount: number, by: number): PlannedBid {
  const later = (at: Date) => new Date(at.getTime() + by)
  const { purchase } = bid
  return {
    ...bid,
    lotKey: keyOf(candidate),
    amount,
    soldPrice: candidate.lot.soldPrice,
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
