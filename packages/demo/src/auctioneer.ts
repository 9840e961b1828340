import { dayNumber, japanDate } from './calendar.ts'
import type { FeedResult } from './feed-lot.ts'
import type { LotKind } from './halls.ts'
import {
  auctionHash,
  calledUpMs,
  lotHash,
  lotStatus,
  type Outcome,
  outcomeOf,
  stockOutcomeOf,
} from './outcome.ts'

/** What a hall shows for a lot at a moment, in milliseconds; the same whenever it is asked. */
export function stateAt(kind: LotKind, hash: number, startPrice: number, at: number, now: number): Outcome {
  if (now >= at) return kind === 'stock' ? stockOutcomeOf(hash, startPrice) : outcomeOf(hash, startPrice)
  if (kind === 'stock') return { status: lotStatus.upcoming, soldPrice: startPrice }
  return { status: now >= at - calledUpMs(hash) ? lotStatus.ongoing : lotStatus.upcoming, soldPrice: 0 }
}

/** What the auctioneer needs to know about a lot. */
export type LotOnSale = {
  kind: LotKind
  auction: string
  auctionDate: string | Date
  lotNo: number
  startPrice: number
  status: number
}

/**
 * Runs the halls up to `now`: the results of the given lots since their current state. Lots that are already final stay
 * as they are, so it may be called every few seconds, and after a pause it catches up.
 */
export function advance(lots: Iterable<LotOnSale>, now: Date | number): FeedResult[] {
  const results: FeedResult[] = []
  for (const lot of lots) {
    if (lot.status !== lotStatus.upcoming && lot.status !== lotStatus.ongoing) continue
    const at = new Date(lot.auctionDate)
    const hash = lotHash(auctionHash(lot.auction), dayNumber(japanDate(at)), lot.lotNo)
    const { status, soldPrice } = stateAt(lot.kind, hash, lot.startPrice, at.getTime(), Number(now))
    if (status === lot.status) continue
    results.push({
      kind: lot.kind,
      auction: lot.auction,
      auctionDate: typeof lot.auctionDate === 'string' ? lot.auctionDate : at.toISOString(),
      lotNo: lot.lotNo,
      status,
      soldPrice,
    })
  }
  return results
}
