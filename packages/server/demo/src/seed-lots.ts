import type { FeedLot } from '@seriba/demo/lots'
import { type ImportSummary, importRecords } from '@seriba/server-feed/import-feed'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type pg from 'pg'
import { allDemoLots, type DemoSize, dayOf, demoDays, feedRecords } from './demo-lots.ts'

type Context = { db: Db; pool: pg.Pool }

/** Adds the lots of every day that has none yet; null if all days have theirs. */
export async function seedLots(
  { db, pool }: Context,
  size: DemoSize,
  now: Date,
  onProgress?: (read: number) => void,
): Promise<ImportSummary | null> {
  const { rows } = await sql<{ day: string }>`
    select distinct auction_day as day from lots where kind = 'car'`.execute(db)
  const present = new Set(rows.map(({ day }) => day))
  const missing = new Set(demoDays(size, now).filter((day) => !present.has(day)))
  if (missing.size === 0) return null
  // Stock stays until it is ordered: it is added once, with the first lots.
  const wanted = lotsOf(allDemoLots(size, now), missing, present.size === 0)
  return importRecords({ pool }, feedRecords(wanted), onProgress ? { onProgress } : {})
}

function* lotsOf(lots: Iterable<FeedLot>, days: ReadonlySet<string>, withStock: boolean) {
  for (const lot of lots) {
    if (days.has(dayOf(lot)) && (withStock || lot.kind !== 'stock')) yield lot
  }
}
