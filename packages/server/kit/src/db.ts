import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from './db-types.ts'
import { observer } from './observer.ts'
import { enablePipelining } from './pipelining.ts'
import { enablePreparedStatements } from './prepared-statements.ts'
import { routed } from './replica/reading.ts'
import type { Database } from './schema.ts'
import { breakWhenReadOnly } from './servers/break-when-read-only.ts'
import { clientOf, connectionString } from './servers/new-client.ts'

export type { Db, Tx } from './db-types.ts'

/** bigint and numeric arrive as numbers: yen and IDs stay below 2^53. Days stay days, instants become UTC ISO text. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

export type PoolOptions = {
  url: string
  max?: number
  onError?: (error: Error) => void
  /** Whether statements may be prepared: not through a pooler, which gives each transaction a different session. */
  prepares?: boolean
}

/** A connection that breaks is replaced, whether idle or busy; the process continues. */
export function createPool({ url, max = 20, onError = () => {}, prepares = true }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: connectionString(url),
    Client: clientOf(url),
    max,
    types,
    application_name: 'seriba',
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. Code that has taken one out learns of its end from its queries.
    client.on('error', () => {})
    breakWhenReadOnly(client)
    if (prepares) enablePreparedStatements(client)
    enablePipelining(client)
    observer.current?.connection(client)
  })
  return pool
}

export const createDb = (pool: pg.Pool): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: routed(pool) }) })

/** Emits when this process has committed a transaction, before its caller continues. */
export const commits = new EventEmitter<{ committed: [] }>().setMaxListeners(0)

/** What waits for a transaction's commit. */
const waiting = new WeakMap<Tx, Set<() => void>>()

/** Runs `work` once the transaction is committed; never after a rollback. The same function runs only once. */
export function onCommit(tx: Tx, work: () => void) {
  const works = waiting.get(tx) ?? new Set()
  waiting.set(tx, works.add(work))
}

/** Runs at the end of every transaction that is begun within it. */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>()

/** Runs `work` in its own transaction, or at a savepoint of the one it is already in. */
export async function withTransaction<T>({ db }: { db: Db | Tx }, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return atSavepoint(db as Tx, work)
  let committed: Tx | undefined
  const result = await db.transaction().execute(async (tx) => {
    committed = tx
    const result = await work(tx)
    await beforeCommit.getStore()?.(tx)
    return result
  })
  commits.emit('committed')
  if (committed) for (const next of waiting.get(committed) ?? []) next()
  return result
}

async function atSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`savepoint verb`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint verb`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint verb`.execute(tx)
    throw error
  }
}
