import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { openReplica, type Replica, type ReplicaState } from '@seriba/server-kit/replica/replica'
import { readDatabaseAddress } from '@seriba/server-kit/servers/database-address'
import { connectionString } from '@seriba/server-kit/servers/new-client'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { migrate, schemaState } from './migrate.ts'

export type Database = {
  /** For whatever needs a session of its own. */
  url: string
  pool: pg.Pool
  db: Db
  /** Only if the settings name one. */
  replica: Replica | undefined
  /** Closes our connections, and our own PostgreSQL if nobody else uses it. */
  close(): Promise<void>
}

/** The company's PostgreSQL, or our own in the data folder, migrated to the newest schema. */
export async function openDatabase(config: Config, log?: FastifyBaseLogger): Promise<Database> {
  const keeping = { log, gaveUp: endWith }
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir, 'safe', [], keeping) : null
  if (embedded && !embedded.folder.startsWith(config.dataDir)) {
    log?.warn(
      `PostgreSQL may not go into ${config.dataDir}: its data is in ${embedded.folder}, which some systems clean up. Set DATA_DIR to a folder outside private home folders, such as /srv/seriba.`,
    )
  }
  const pooled = embedded?.url ?? String(config.databaseUrl)
  const { directUrl } = config.database
  const url = directUrl ?? pooled
  const pool = createPool({
    url: pooled,
    prepares: directUrl === undefined,
    onError: (error) => log?.warn({ err: error }, 'an idle connection was lost'),
  })
  const db = createDb(pool)
  let replica: Replica | undefined
  const close = async () => {
    await replica?.stop()
    await db.destroy()
    await embedded?.stop()
  }
  try {
    await assertUsable(db, pooled)
    if (config.migrates) await bringUpToDate(db, url, log)
    else await untilMigrated(db, log)
    replica = replicaOf(config, pool, log)
    return { url, pool, db, replica, close }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

function replicaOf({ database }: Config, primary: pg.Pool, log?: FastifyBaseLogger): Replica | undefined {
  if (database.replica === undefined) return undefined
  const { url, mostSecondsBehind } = database.replica
  const changed = (state: ReplicaState) => log?.warn({ state }, 'the read standby changed its state')
  return openReplica({ url, primary, mostMsBehind: mostSecondsBehind * 1000, changed })
}

async function bringUpToDate(db: Db, url: string, log?: FastifyBaseLogger) {
  const done = await migrate(db)
  await migrateJobs(url, log)
  if (done.length > 0) log?.info({ migrations: done }, 'the schema is up to date')
}

const migratedCheckMs = 1000

/** Nothing is served on an incomplete schema: a proxy finds nobody listening. */
async function untilMigrated(db: Db, log?: FastifyBaseLogger) {
  for (let told = false; ; told = true) {
    const { missing } = await schemaState(db)
    if (missing.length === 0) return
    if (!told) log?.warn({ migrations: missing }, 'waiting until the database is migrated')
    await sleep(migratedCheckMs)
  }
}

/** Without a database there is nothing to serve or to finish. */
function endWith({ message }: ConfigurationError) {
  console.error(message)
  process.exit(1)
}

async function assertUsable(db: Db, url: string) {
  const place = placeOf(url)
  const answer = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`
    .execute(db)
    .catch((error) => {
      throw new ConfigurationError(
        `${place} cannot be used (${reasonOf(error)}): correct DATABASE_URL or start it.`,
      )
    })
  const version = answer.rows[0]?.version ?? 0
  if (version < 150_000) {
    throw new ConfigurationError(
      `${place} is PostgreSQL ${Math.floor(version / 10_000)}: use version 15 or newer.`,
    )
  }
}

/** The database and its servers, without the login. */
function placeOf(url: string): string {
  const { pathname } = new URL(connectionString(url))
  const hosts = readDatabaseAddress(url)?.servers.map(({ host, port }) => `${host}:${port}`) ?? []
  return `The database ${pathname.slice(1)} at ${hosts.join(', ')}`
}

// A refused connection consists of several errors, one for each address of the host.
function reasonOf(error: Error & { code?: string; errors?: Error[] }): string {
  return error.errors?.[0]?.message || error.message || error.code || 'no answer'
}
