import { hashText, mix, unit } from './random.ts'

/** Codes from 2§4.1. */
export const lotStatus = {
  ongoing: 4531,
  upcoming: 4532,
  sold: 4533,
  soldNego: 4534,
  notSold: 4535,
  cancelled: 4536,
  removed: 4537,
  unknown: 4538,
  unsold: 4539,
} as const

/** One number per lot, the same no matter who asks: everything that happens to the lot follows from it. */
export const lotHash = (auctionHash: number, day: number, lotNo: number): number =>
  mix(mix(auctionHash, day), lotNo)

export const auctionHash = (auction: string): number => hashText(auction)

/** The start price as a share of what the lot is worth. */
export const startShare = (hash: number): number => 0.5 + 0.42 * unit(mix(hash, 2))

export const roundYen = (yen: number): number => {
  const step = yen < 200_000 ? 5000 : 10_000
  return Math.max(step, Math.round(yen / step) * step)
}

export type Outcome = { status: number; soldPrice: number }

/** How the sale of a lot ends. The price is close to the worth that its start price was made from. */
export function outcomeOf(hash: number, startPrice: number): Outcome {
  const luck = unit(mix(hash, 1))
  const sold = luck < 0.62
  if (!sold && luck >= 0.68) {
    const status = luck < 0.95 ? lotStatus.notSold : luck < 0.98 ? lotStatus.cancelled : lotStatus.removed
    return { status, soldPrice: 0 }
  }
  const warmth = 0.91 + 0.2 * unit(mix(hash, 3))
  const price = Math.max(startPrice, Math.round(((startPrice / startShare(hash)) * warmth) / 1000) * 1000)
  return { status: sold ? lotStatus.sold : lotStatus.soldNego, soldPrice: price }
}

/** A one-price lot is ordered or not; its price stays. */
export function stockOutcomeOf(hash: number, price: number): Outcome {
  return { status: unit(mix(hash, 1)) < 0.4 ? lotStatus.sold : lotStatus.notSold, soldPrice: price }
}

/** The hall calls a lot up 60 to 90 seconds before it is sold. */
export const calledUpMs = (hash: number): number => 60_000 + Math.floor(unit(mix(hash, 4)) * 30_000)
