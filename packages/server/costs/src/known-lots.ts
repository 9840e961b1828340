import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CostLot, findCostLots, isOfVehicle } from './lot-costs.repository.ts'

type KnownLots = ReadonlyMap<number, CostLot>
/** A lot, and the version of its rows that it was read from. */
type Read = { mark: string; lot: CostLot }
type Kept = { from: number; lots: Promise<KnownLots>; read: Map<number, Read> }

/** Every listing with the filter needs them: for a moment they share one result. */
const keptMs = 3000
const kept = new WeakMap<Db | Tx, Kept>()

/** Cars still to be sold for which a catalogue has given the production month, or a person has checked the sheet. */
export function knownLots(db: Db | Tx, now: Date): Promise<KnownLots> {
  const at = now.getTime()
  const before = kept.get(db)
  if (before && at >= before.from && at < before.from + keptMs) return before.lots
  const read = before?.read ?? new Map<number, Read>()
  const lots = findKnownLots(db, now, read)
  kept.set(db, { from: at, lots, read })
  // A failed query is repeated the next time.
  lots.catch(() => kept.delete(db))
  return lots
}

/** Lots that were read before and have not changed are not read again: there may be a hundred thousand. */
async function findKnownLots(db: Db | Tx, now: Date, read: Map<number, Read>): Promise<KnownLots> {
  const today = startOfJstDay(jstDay(now))
  const isToCome = sql<SqlBool>`l.kind = 'car' and l.auction_at >= ${today}`
  const lookedUp = (await areMany(db)) ? lookedUpOf(isToCome) : lotsOfLookedUp(isToCome)
  // From the sheets of upcoming lots to the lots by their number.
  const { rows } = await sql<{ id: number; mark: string }>`
    ${lookedUp}
    union all
    select l.id, concat_ws(' ', l.xmin, r.xmin, s.xmin) as mark from sheet_reading_lots r
    join sheet_readings s on s.id = r.reading_id
    cross join lateral (
      select id, xmin from lots l where l.id = r.lot_id and l.auction_sheet = r.address and ${isToCome} offset 0
    ) l
    where r.auction_at >= ${today} and s.checked_at is not null and s.dropped_at is null`.execute(db)
  const marks = new Map<number, string>()
  for (const { id, mark } of rows) marks.set(id, `${marks.get(id) ?? ''} ${mark}`)
  for (const id of read.keys()) if (!marks.has(id)) read.delete(id)
  const changed = [...marks.keys()].filter((id) => read.get(id)?.mark !== marks.get(id))
  for (const [id, lot] of await findCostLots(db, changed, now))
    read.set(id, { mark: marks.get(id) ?? '', lot })
  return new Map([...read].map(([id, { lot }]) => [id, lot]))
}

/**
 * Up to this many cars that were looked up are matched one by one; beyond it, there are fewer cars still to be sold.
 */
const mostGoneThrough = 2000

async function areMany(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from production_months where car_info is not null limit ${mostGoneThrough + 1}
    ) counted`.execute(db)
  return (rows[0]?.count ?? 0) > mostGoneThrough
}

type Query = RawBuilder<unknown>

/** From the cars that were looked up to their lots, by chassis number. */
const lotsOfLookedUp = (isToCome: Query): Query => sql`
  select l.id, concat_ws(' ', l.xmin, known.xmin) as mark from production_months known
  cross join lateral (
    select id, xmin from lots l where ${isOfVehicle('l')} and ${isToCome} offset 0
  ) l
  where known.car_info is not null`

/** From upcoming lots to what was looked up for them. */
const lookedUpOf = (isToCome: Query): Query => sql`
  select l.id, concat_ws(' ', l.xmin, known.xmin) as mark from lots l join production_months known on ${isOfVehicle('l')}
  where ${isToCome} and known.car_info is not null`
