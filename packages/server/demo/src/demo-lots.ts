import { earlierAuctionsOf } from '@seriba/demo/earlier-auctions'
import { demoLots, type FeedLot } from '@seriba/demo/lots'
import { addDays, jstDay, nextAuctionDays } from '@seriba/domain/time/jst'
import type { SourceRecord } from '@seriba/server-feed/read-ndjson'

export type DemoSize = {
  /** Lots for the next six auction days. */
  live: number
  /** Lots from the previous 90 days. */
  stats: number
}

const seed = 'seriba'
const daysBack = 90
const groupSize = 500

/** The days for which the demo company should have lots, the next six first. */
export function demoDays({ live, stats }: DemoSize, now: Date): string[] {
  const today = jstDay(now)
  const past = Array.from({ length: daysBack }, (_, back) => addDays(today, -1 - back))
  return [...(live > 0 ? nextAuctionDays(today) : []), ...(stats > 0 ? past.filter(isWorkday) : [])]
}

const isWorkday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0

/** The same lots on every call, as feed lines; today's have results as far as they have been called. */
export function* allDemoLots({ live, stats }: DemoSize, now: Date): Generator<FeedLot> {
  const today = jstDay(now)
  const seenBefore: FeedLot[] = []
  for (const lot of demoLots({ live, stats, today, seed, now })) {
    yield lot
    if (stats > 0 && dayOf(lot) >= today) seenBefore.push(...earlierAuctionsOf(lot))
  }
  // At the end, so that the other lots keep their IDs.
  yield* seenBefore
}

export const dayOf = ({ auctionDate }: Pick<FeedLot, 'auctionDate'>) => auctionDate.slice(0, 10)

/** Lots as the feed's reader expects them. */
export function* feedRecords(lots: Iterable<FeedLot>): Generator<SourceRecord[]> {
  let group: SourceRecord[] = []
  let line = 0
  for (const lot of lots) {
    line++
    group.push({ line, record: lot })
    if (group.length < groupSize) continue
    yield group
    group = []
  }
  yield group
}
