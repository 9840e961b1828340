import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** What somebody has used of this Japanese day's limits. */
export async function usedToday(db: Db, userId: number, now: Date) {
  const today = jstDay(now)
  const { rows } = await sql<{ bids: number; images: number }>`
    select
      (select count(*) from bids where client_id = ${userId} and bid_date >= ${startOfJstDay(today)}) as bids,
      (select count(*) from extra_images where user_id = ${userId} and day = ${today}::date) as images`.execute(
    db,
  )
  return rows[0] ?? { bids: 0, images: 0 }
}
