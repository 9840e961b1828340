import { dayNumber, dayText, japanDate } from '../calendar.ts'
import { auctionHash, lotHash } from '../outcome.ts'
import { mix } from '../random.ts'
import type { LotKey, ScenarioLot } from './types.ts'

export type Candidate = { lot: ScenarioLot; at: number; day: string; hash: number; rank: number }

export const keyOf = ({ lot: { kind, auction, lotNo }, day }: Candidate): LotKey => ({
  kind,
  auction,
  day,
  lotNo,
})

/** Keeps the `size` candidates with the lowest rank out of any number, in the space of twice as many. */
class Sample {
  readonly #size: number
  #kept: Candidate[] = []
  #worst = Number.POSITIVE_INFINITY

  constructor(size: number) {
    this.#size = size
  }

  offer(candidate: Candidate): void {
    if (candidate.rank >= this.#worst) return
    this.#kept.push(candidate)
    if (this.#kept.length >= this.#size * 2) this.#cut()
  }

  #cut(): void {
    this.#kept.sort((a, b) => a.rank - b.rank)
    this.#kept.length = Math.min(this.#kept.length, this.#size)
    if (this.#kept.length === this.#size) this.#worst = this.#kept.at(-1)?.rank ?? this.#worst
  }

  list(): Candidate[] {
    this.#cut()
    return this.#kept
  }
}

const storyDays = 60

/** Enough to include lots of every kind. */
const soonestKept = 400

/** Lots that people may have bid on: today's, upcoming ones, and those from the last 60 days. */
export function candidatesFrom(lots: Iterable<ScenarioLot>, now: Date, seed: number, size: number) {
  const today = japanDate(now)
  const oldest = dayText(dayNumber(today) - storyDays)
  const ahead = new Sample(size)
  const past = new Sample(size)
  const soonest = new Sample(soonestKept)
  for (const lot of lots) {
    const day =
      typeof lot.auctionDate === 'string' ? lot.auctionDate.slice(0, 10) : japanDate(lot.auctionDate)
    if (day < oldest || lot.startPrice <= 0) continue
    const hash = lotHash(auctionHash(lot.auction), dayNumber(day), lot.lotNo)
    const candidate = { lot, at: new Date(lot.auctionDate).getTime(), day, hash, rank: mix(hash, seed) }
    if (candidate.at > now.getTime()) soonest.offer({ ...candidate, rank: candidate.at })
    if (day >= today) ahead.offer(candidate)
    else past.offer(candidate)
  }
  return { ahead: ahead.list(), past: past.list(), soonest: soonest.list(), today }
}
