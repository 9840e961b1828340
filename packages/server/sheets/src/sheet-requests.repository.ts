import type { SheetMistake } from '@seriba/domain/lots/sheet/sheet-mistake'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { promisedNow } from './promised-now.ts'

export type AskedCheck = { reading_id: number; client: string; at: string; promisedAt: string }
export type ReportedMistake = SheetMistake & {
  id: number
  reading_id: number
  client: string
  note: string
  at: string
}

const promise = promisedNow('l', 'c.promised_at', 'c.asked_at')

/** The clients who wait for a check of some readings, earliest promise first. */
export async function openChecks(db: Db, readings: readonly number[]): Promise<AskedCheck[]> {
  const { rows } = await sql<AskedCheck>`
    select c.reading_id, u.full_name as client, c.asked_at as at, ${promise} as "promisedAt"
    from sheet_checks c join users u on u.id = c.client_id left join lots l on l.id = c.lot_id
    where c.done_at is null and c.reading_id = any(${[...readings]}::integer[])
    order by "promisedAt", c.id`.execute(db)
  return rows
}

/** Clients' reports of misread sheets that nobody has looked at yet. */
export async function openMistakes(db: Db, readings: readonly number[]): Promise<ReportedMistake[]> {
  const { rows } = await sql<ReportedMistake>`
    select m.id, m.reading_id, u.full_name as client, m.kind, m.says, m.places, m.note, m.reported_at as at
    from sheet_mistakes m join users u on u.id = m.client_id
    where m.settled_at is null and m.reading_id = any(${[...readings]}::integer[])
    order by m.id`.execute(db)
  return rows
}

/** Somebody's open requests and reports about a reading. */
export async function ownRequests(db: Db, readingId: number, userId: number) {
  const [asked, reported] = await Promise.all([
    sql<Pick<AskedCheck, 'at' | 'promisedAt'>>`
      select c.asked_at as at, ${promise} as "promisedAt"
      from sheet_checks c left join lots l on l.id = c.lot_id
      where c.reading_id = ${readingId} and c.client_id = ${userId} and c.done_at is null`.execute(db),
    db
      .selectFrom('sheet_mistakes')
      .select(['kind', 'says', 'places', 'note', 'reported_at as at'])
      .where('reading_id', '=', readingId)
      .where('client_id', '=', userId)
      .where('settled_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  return { asked: asked.rows[0] ?? null, reported }
}
