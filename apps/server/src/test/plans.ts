import { createPool, type Db } from '@seriba/server-kit/db'
import type { Database } from '@seriba/server-kit/schema'
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'

type Planned = {
  /** Selects the statements to look at. */
  about?: RegExp
  /** The plan kept for any values, as with prepared statements. */
  generic?: boolean
}

/** How PostgreSQL executes the queries on lots that `work` makes, one plan per statement. */
export async function plansOf(
  url: string,
  work: (db: Db) => Promise<unknown>,
  { about = /from lots\b/, generic = false }: Planned = {},
): Promise<string[]> {
  const asked: LogEvent['query'][] = []
  const pool = createPool({ url, max: 1 })
  const log = ({ query }: LogEvent) => void asked.push(query)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log })
  try {
    await work(db)
    const plans: string[] = []
    for (const query of asked.filter((one) => about.test(one.sql))) {
      const { rows } = generic
        ? await pool.query<Record<string, string>>(`explain (generic_plan) ${query.sql}`)
        : await pool.query<Record<string, string>>(`explain ${query.sql}`, [...query.parameters])
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'))
    }
    return plans
  } finally {
    await db.destroy()
  }
}

/** So many lots of so many models that scanning them all is not the fastest way. */
export async function manyLots(db: Db, kind: 'car' | 'machinery') {
  await sql`
    insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, status, details)
    select ${kind}, 'Many', at, (at at time zone 'Asia/Tokyo')::date, n, 'Maker ' || n % 40, 'Model ' || n % 300, 1,
      jsonb_build_object('serial', 'S' || n)
    from generate_series(1, 6000) n, lateral (select now() + (n % 90 - 80) * interval '1 day' as at) as times`.execute(
    db,
  )
  await sql`analyze lots`.execute(db)
}
