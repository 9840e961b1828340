import type { DayBid, DayHall } from '@seriba/contracts/auction-day'
import type { Actor } from '@seriba/domain/access/actor'
import { type DayScope, delayOfHall } from '@seriba/domain/bids/auction-day'
import type { SameLotPriority } from '@seriba/domain/bids/same-lot'
import { isFinal, isRemoved, lotStatuses, openStatuses } from '@seriba/domain/lots/lot-status'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'
import { groupClash } from './bid-list.repository.ts'
import { leaderOut } from './leader-out.ts'

type Day = {
  actor: Actor
  date: string
  whose: DayScope
  now: Date
  priority: SameLotPriority
  lots?: readonly string[] | undefined
}

const soldFor = sql`coalesce(b.sold_price, nullif(l.sold_price, 0))`

const seesOverbid = ({ permission }: Actor) => permission.adjustmentPriceShow

const spanOf = (date: string) => [startOfJstDay(date), startOfJstDay(addDays(date, 1))] as const

const within = ({ actor, whose }: Day) =>
  whose === 'all'
    ? visibleTo(actor)
    : whose === 'mine'
      ? sql<boolean>`b.placed_by = ${actor.userId}`
      : sql<boolean>`c.manager_id = ${actor.userId}`

/**
 * A day's bids in the order of their lots; bids that a buyer has canceled need no work, unless the hall has to be
 * told.
 */
export async function findDayBids(db: Db, day: Day): Promise<DayBid[]> {
  const [from, to] = spanOf(day.date)
  const { rows } = await sql<
    DayBid & { hall_outcome: NonNullable<DayBid['reported']>['outcome'] | null; hall_price: number | null }
  >`
    select b.id as "bidId", l.id::text as "lotId", b.lot_type as "lotType", l.lot_no as "lotNo",
      l.auction as "auctionName", l.auction_at as "auctionDate", l.maker, l.model, l.images[1] as image,
      c.id as "clientId", c.full_name as client,
      case when g.id is not null then concat_ws('-', c.short_code, g.label) end as "group",
      b.amount, ${seesOverbid(day.actor) ? sql`b.amount + b.adjustment_price` : sql`null::bigint`} as maximum, b.status as "bidStatus",
      b.auto_bid and b.status = 2 as "autoBid", b.forwarded_at as "forwardedAt",
      case when b.withdraw_by_hand and b.status = 3 then 'withdraw' else coalesce(b.by_hand, case when ${leaderOut(day.priority)} is not null then 'lead' end) end as "byHand",
      ${groupClash} as clash, l.status, ${soldFor} as "soldPrice",
      coalesce(${soldFor} > b.amount + b.adjustment_price, false) as outbid,
      b.hall_outcome, b.hall_price, b.updated_at as "updatedAt"
    from bids b
    join lots l on l.id = b.lot_id
    join users c on c.id = b.client_id
    left join bid_groups g on g.id = b.group_id
    where l.auction_at >= ${from} and l.auction_at < ${to} and ${within(day)} and ${day.lots?.length ? sql`b.lot_id = any(${[...day.lots]}::bigint[])` : sql`true`}
      and (b.status <> 4 or b.by_hand is not null)
    order by l.auction_at, l.auction, l.lot_no, b.id`.execute(db)
  return rows.map(({ image, hall_outcome, hall_price, ...bid }) => ({
    ...bid,
    image: image && thumbnailOf(image),
    reported: hall_outcome && { outcome: hall_outcome, price: hall_price },
  }))
}

/** The first day after this one with a live bid. */
export async function findNextDay(db: Db, day: Day): Promise<string | null> {
  const [, to] = spanOf(day.date)
  const { rows } = await sql<{ at: string | null }>`
    select min(l.auction_at) as at
    from bids b join lots l on l.id = b.lot_id join users c on c.id = b.client_id
    where b.status in (1, 2) and l.auction_at >= ${to} and ${within(day)}`.execute(db)
  const at = rows[0]?.at ?? null
  return at && jstDay(at)
}

/** Canceled and removed lots get that status hours before their turn, so they say nothing about the pace. */
const wentThroughRing = (status: number) => isFinal(status) && !isRemoved(status)

/** The latest results in the log of lots; more of them would not say more about a hall's pace. */
const latestChanges = 20_000

/** The halls with these names on a day: their hours, where they should be, and how late they are. */
export async function findDayHalls(db: Db, { date, now }: Day, names: readonly string[]): Promise<DayHall[]> {
  if (names.length === 0) return []
  const [from, to] = spanOf(date)
  const ofDay = sql`l.kind in ('car', 'bike', 'machinery') and l.auction_at >= ${from} and l.auction_at < ${to}
    and l.auction = any(${[...names]}::text[])`
  const over = lotStatuses.filter((status) => !openStatuses.includes(status))
  const [halls, results] = await Promise.all([
    sql<Omit<DayHall, 'nowAt' | 'delayMs'>>`
      select l.auction as name, min(l.auction_at) as "startsAt", max(l.auction_at) as "endsAt", count(*) as lots
      from lots l where ${ofDay} group by 1 order by 2, 1`.execute(db),
    sql<{ name: string; due: string; reported: string; status: number }>`
      select l.auction as name, l.auction_at as due, l.status, max(changed.at) as reported
      from lot_changes changed join lots l on l.id = changed.lot_id
      where changed.seq > (select coalesce(max(seq), 0) from lot_changes) - ${latestChanges} and ${ofDay}
        and l.status = any(${over}::int[])
      group by l.id order by reported desc`.execute(db),
  ])
  const delays = new Map(
    [...Map.groupBy(results.rows, ({ name }) => name)].map(([name, rows]) => [
      name,
      delayOfHall(
        rows.map(({ due, reported }) => ({ due: Date.parse(due), reported: Date.parse(reported) })),
      ),
    ]),
  )
  const passed = new Map<string, number>()
  for (const { name, due, status } of results.rows)
    if (wentThroughRing(status) && Date.parse(due) <= now.getTime())
      passed.set(name, Math.max(Date.parse(due), passed.get(name) ?? 0))
  const ring = await lotsInRing(db, halls.rows, { delays, passed }, now)
  return halls.rows.map((hall) => ({
    ...hall,
    delayMs: delays.get(hall.name) ?? null,
    nowAt: ring.get(hall.name) ?? null,
  }))
}

/** How late each hall is, and when its last lot with a result was due, in ms. */
type Paces = { delays: ReadonlyMap<string, number | null>; passed: ReadonlyMap<string, number> }

/** The lot that should be in each hall's ring at its pace; none before the last one with a known result. */
async function lotsInRing(
  db: Db,
  halls: readonly Omit<DayHall, 'nowAt' | 'delayMs'>[],
  { delays, passed }: Paces,
  now: Date,
): Promise<Map<string, number>> {
  const at = (name: string) =>
    new Date(Math.max(now.getTime() - (delays.get(name) ?? 0), passed.get(name) ?? 0))
  const running = halls.filter(({ name, startsAt, endsAt }) => {
    const time = at(name).getTime()
    return time >= Date.parse(startsAt) && time <= Date.parse(endsAt)
  })
  if (running.length === 0) return new Map()
  const asked = sql.join(
    running.map(
      ({ name, startsAt }) => sql`(${name}::text, ${at(name)}::timestamptz, ${startsAt}::timestamptz)`,
    ),
  )
  const { rows } = await sql<{ name: string; lotNo: number }>`
    select asked.name, ring.lot_no as "lotNo"
    from (values ${asked}) as asked (name, at, starts)
    join lateral (
      select lot_no from lots
      where kind in ('car', 'bike', 'machinery') and auction = asked.name
        and auction_at <= asked.at and auction_at >= asked.starts
      order by auction_at desc, lot_no desc limit 1
    ) ring on true`.execute(db)
  return new Map(rows.map(({ name, lotNo }) => [name, lotNo]))
}
