import { advance, type LotOnSale } from '@seriba/demo/auctioneer'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { importRecords } from '@seriba/server-feed/import-feed'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type pg from 'pg'

type Context = { db: Db; pool: pg.Pool }

/** The halls call a lot at most this long before its time. */
const calledUpMs = 2 * 60_000

/**
 * Runs the demo halls up to a given time: lots whose time has come are called and are sold or not, like results from a
 * feed. Returns how many changed. Only one process does it at a time; the others get 0.
 */
export function simulateAuctions({ db, pool }: Context, now: Date, daysBack = 1): Promise<number> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('demo auctioneer')) as mine`.execute(tx)
    if (!rows[0]?.mine) return 0
    const results = advance(await findDue(db, now, daysBack), now)
    if (results.length === 0) return 0
    const records = results.map((record, at) => ({ line: at + 1, record }))
    const { written } = await importRecords({ pool }, [records])
    return written
  })
}

/** We draw its pictures: lots that an operator has imported are sold by their own halls. */
const isDemoLot = sql`coalesce(images[1], auction_sheet) like '/art/%'`

async function findDue(db: Db, now: Date, daysBack: number): Promise<LotOnSale[]> {
  const { rows } = await sql<LotOnSale>`
    select kind, auction, auction_at as "auctionDate", lot_no as "lotNo", start_price as "startPrice", status
    from lots
    where kind in ('car', 'bike', 'machinery') and status in (${lotStatus.upcoming}, ${lotStatus.ongoing})
      and ${isDemoLot}
      and auction_at between ${new Date(now.getTime() - daysBack * dayMs)} and ${new Date(now.getTime() + calledUpMs)}`.execute(
    db,
  )
  return rows
}
