import { dayNumber, dayText, nextAuctionDays, pastAuctionDays, weekdayOf } from './calendar.ts'
import type { FeedLot } from './feed-lot.ts'
import { type Hall, hallsOn, type LotKind } from './halls.ts'
import { makeBike } from './lots/bikes.ts'
import { makeCar } from './lots/cars.ts'
import { makeMachine } from './lots/machines.ts'
import { Slot } from './lots/slot.ts'
import { hashText } from './random.ts'

export type { FeedBike, FeedCar, FeedLot, FeedMachine, FeedResult } from './feed-lot.ts'

export type DemoLotsOptions = {
  kind?: LotKind
  /** Lots on the next six auction days, all kinds together. */
  live: number
  /** Lots from the 90 days before today. */
  stats: number
  /** Japanese date, YYYY-MM-DD. */
  today: string
  seed: number | string
  /** Today's lots whose time has passed have their results; if left out, none have. */
  now?: Date
}

const kinds = ['car', 'bike', 'machinery', 'stock'] as const
const liveShare: Record<LotKind, number> = { car: 0.82, bike: 0.08, machinery: 0.07, stock: 0.03 }
const statsShare: Record<LotKind, number> = { car: 0.88, bike: 0.08, machinery: 0.04, stock: 0 }

const makers: Record<LotKind, (slot: Slot) => FeedLot> = {
  car: makeCar,
  bike: makeBike,
  machinery: makeMachine,
  stock: makeCar,
}

/** The nth of `parts` parts of a whole; all parts together are exactly the whole. */
const part = (whole: number, n: number, parts: number): number =>
  Math.floor(((n + 1) * whole) / parts) - Math.floor((n * whole) / parts)

type Session = { hall: Hall; count: number }

/** Divides a day's lots among the halls that are open, by size. */
function sessionsOf(kind: LotKind, weekday: number, count: number): Session[] {
  const open = hallsOn(kind, weekday)
  const size = open.reduce((sum, hall) => sum + hall.size, 0)
  let before = 0
  return open.map((hall) => {
    const from = Math.round((count * before) / size)
    before += hall.size
    return { hall, count: Math.round((count * before) / size) - from }
  })
}

function* sessionLots(slot: Slot, count: number): Generator<FeedLot, void, undefined> {
  const { hall, dice } = slot
  const make = makers[hall.kind]
  const gap = hall.sessionLength / count
  let lotNo = hall.firstLotNo + dice.int(0, 8)
  for (let n = 0; n < count; n++) {
    slot.moveTo(lotNo, Math.floor(hall.sessionStart + n * gap))
    yield make(slot)
    lotNo += dice.int(1, 3)
  }
}

/**
 * The demo company's lots, each exactly a line of the feed: first the auction days ahead, then the archive from
 * yesterday back. The same options give the same lots, and a day keeps its lots when `today` moves on, as long as the
 * day is ahead.
 */
export function* demoLots(options: DemoLotsOptions): Generator<FeedLot, void, undefined> {
  const seed = hashText(String(options.seed))
  const today = dayNumber(options.today)
  const now = options.now?.getTime() ?? Number.NEGATIVE_INFINITY
  const chosen = kinds.filter((kind) => !options.kind || options.kind === kind)
  for (const day of nextAuctionDays(today)) {
    const weekday = weekdayOf(day)
    for (const kind of chosen) {
      // Divided by weekday, not by position in the week, so that a day's lots stay when today moves on.
      const count = part(Math.round(options.live * liveShare[kind]), weekday - 1, 6)
      for (const session of sessionsOf(kind, weekday, count)) {
        yield* sessionLots(new Slot(session.hall, day, dayText(day), seed, now, false), session.count)
      }
    }
  }
  const past = pastAuctionDays(today)
  for (const [n, day] of past.entries()) {
    for (const kind of chosen) {
      const count = part(Math.round(options.stats * statsShare[kind]), n, past.length)
      for (const session of sessionsOf(kind, weekdayOf(day), count)) {
        const slot = new Slot(session.hall, day, dayText(day), seed, Number.POSITIVE_INFINITY, true)
        yield* sessionLots(slot, session.count)
      }
    }
  }
}
