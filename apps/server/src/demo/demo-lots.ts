import { demoLots, type FeedLot } from '@seriba/demo/lots'
import { addDays, jstDay, nextAuctionDays } from '@seriba/domain/time/jst'
import type { SourceRecord } from '@seriba/server-feed/read-ndjson'

export type DemoSize = {
  /** Lots of the next six auction days. */
  live: number
  /** Lots of the 90 days before. */
  stats: number
}

const seed = 'seriba'
const daysBack = 90
const groupSize = 500

/** The days the demo company should have lots of, the next six first. */
export function demoDays({ live, stats }: DemoSize, now: Date): string[] {
  const today = jstDay(now)
  const past = Array.from({ length: daysBack }, (_, back) => addDays(today, -1 - back))
  return [...(live > 0 ? nextAuctionDays(today) : []), ...(stats > 0 ? past.filter(isWorkday) : [])]
}

const isWorkday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0

/** The same lots whenever they are asked for, as feed lines; today's have their results as far as they are called. */
export const allDemoLots = ({ live, stats }: DemoSize, now: Date): Iterable<FeedLot> =>
  demoLots({ live, stats, today: jstDay(now), seed, now })

export const dayOf = ({ auctionDate }: Pick<FeedLot, 'auctionDate'>) => auctionDate.slice(0, 10)

/** Lots as the feed's reader takes them. */
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
