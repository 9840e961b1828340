import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type ConcurrentIndex = {
  /** The migration that also has the index, with `if not exists`, for databases without lots. */
  migration: string
  /** The last migration before it: what the index covers exists by then. */
  after: string
  name: string
  on: string
  /** An index that this one replaces. */
  replaces?: string
}

/**
 * Indexes of large tables. PostgreSQL can build them while everybody keeps working, but not in a transaction like a
 * migration's: two million lots would accept no writes for many seconds.
 */
const indexes: readonly ConcurrentIndex[] = [
  {
    migration: '0280-lots-found',
    after: '0251-calendar',
    name: 'lots_serial',
    on: `lots ((upper(case kind when 'machinery' then details ->> 'serial' else chassis end)) text_pattern_ops)
      where kind = 'machinery'`,
  },
  {
    migration: '0791-lots-chassis',
    after: '0251-calendar',
    name: 'lots_chassis',
    on: `lots (upper(chassis)) where kind = 'car'`,
  },
  {
    migration: '0980-lots-to-offer',
    after: '0251-calendar',
    name: 'lots_to_offer',
    on: `lots (lower(maker), lower(model) text_pattern_ops,
      (case when auction_at is null then 'infinity'::date else auction_day end)) where status in (4531, 4532, 4538)`,
    replaces: 'lots_wished',
  },
]

/** Builds the indexes of pending migrations, while everybody keeps working. Processes take turns. */
export async function buildIndexesConcurrently(db: Db, executed: readonly string[]): Promise<void> {
  const wanted = indexes.filter(
    ({ migration, after }) => executed.includes(after) && !executed.includes(migration),
  )
  for (const index of wanted) await build(db, index)
}

const build = (db: Db, { name, on, replaces }: ConcurrentIndex) =>
  inTurn(db, async (session) => {
    // An interrupted build leaves an index that is maintained but never used.
    if (await isInvalid(session, name)) await sql`drop index concurrently ${sql.id(name)}`.execute(session)
    await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(session)
    // Dropping it the usual way would wait for everybody who reads the table, with everybody else queuing behind.
    if (replaces) await sql`drop index concurrently if exists ${sql.id(replaces)}`.execute(session)
  })

/** Runs what has to be done before migrations, one process at a time and outside a transaction. */
export async function inTurn(db: Db, work: (session: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (session) => {
    // Polls for the lock: a statement waiting for it would hold a snapshot, which an index build would in turn wait
    // for.
    while (!(await tryLock(session))) await new Promise((resolve) => setTimeout(resolve, retryMs))
    try {
      await work(session)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('indexes'))`.execute(session)
    }
  })
}

const retryMs = 500

async function tryLock(session: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtext('indexes')) as taken`.execute(session)
  return rows[0]?.taken === true
}

async function isInvalid(session: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(session)
  return rows.length > 0
}
