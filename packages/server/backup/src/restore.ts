import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { openClient } from '@seriba/server-kit/open-client'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { type Place, secretFile } from './back-up.ts'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { loadTables } from './load-tables.ts'
import { objectsOf } from './objects-of.ts'
import { type Checked, checkBackup } from './read-backup.ts'
import { dropFormerDatabase, type InPlace, stateOf, swapDatabase } from './target-database.ts'

export type Restored = Checked & {
  /** The database that keeps what was there before; null if there was nothing. */
  former: string | null
  /** Statements that this account may not run for the new database. */
  lostSettings: string[]
  /** Files that the bucket has to contain. */
  objects: number
}

/** The schema of this version, and how to get there: from nothing to the state of the backup, and from there to now. */
export type Migrations = {
  /** Names, in order. */
  known(): Promise<string[]>
  migrate(db: Db, upTo?: string): Promise<unknown>
}

/**
 * Restores a company from a backup, then migrates it to this version. Nothing is touched before the whole file has been
 * checked, and what was there before is kept until the new one is complete.
 */
export async function restore(
  migrations: Migrations,
  place: Place,
  file: string,
  { replace = false } = {},
): Promise<Restored> {
  const checked = await checkBackup(file)
  assertKnown(checked, await migrations.known())
  return withTarget(place, async (url) => {
    const state = await stateOf(url)
    if (state === 'company' && !replace) {
      throw new ConfigurationError(
        'There is a company in this database already, and nothing was changed: add --replace to replace it with the backup, or restore into another database.',
      )
    }
    let objects = 0
    const fill = async (target: string) => {
      objects = await fillDatabase(migrations, target, file, checked)
      return null
    }
    const { former, lostSettings }: InPlace =
      state === 'bare'
        ? { former: await fillEmptyDatabase(url, fill), lostSettings: [] }
        : await swapDatabase(url, state, fill)
    await putSecret(place.dataDir, checked.secret, former ?? 'before-restore')
    // It was built from other rows.
    await rm(join(place.dataDir, 'lot-index'), { force: true })
    return { ...checked, former, lostSettings, objects }
  })
}

/** Deletes the database in which a restore kept what was there before, and no other. */
export const deleteFormerDatabase = (place: Place, name: string) =>
  withTarget(place, async (url) => {
    if (!(await dropFormerDatabase(url, name))) {
      throw new ConfigurationError(
        `${name} is not a database that was kept when this one was restored: nothing was deleted.`,
      )
    }
  })

async function withTarget<T>({ dataDir, databaseUrl }: Place, work: (url: string) => Promise<T>): Promise<T> {
  if (databaseUrl !== undefined) return work(databaseUrl)
  const { url, stop } = await startEmbeddedPostgres(dataDir)
  return work(url).finally(stop)
}

async function countObjects(url: string): Promise<number> {
  const client = await openClient(url, 'seriba restore')
  return objectsOf(client)
    .then(({ files }) => files)
    .finally(() => client.end())
}

/** The schema comes from the migrations, never from the file: first as it was, then as it is now. */
async function fillDatabase(
  { migrate }: Migrations,
  url: string,
  file: string,
  { header, contents }: Checked,
): Promise<number> {
  const pool = createPool({ url, max: 2 })
  const db = createDb(pool)
  try {
    await migrate(db, header.migrations.at(-1))
    await migrateJobs(url)
    const client = await openClient(url, 'seriba restore')
    try {
      await loadTables(client, file, contents)
      await client.query('analyze')
    } finally {
      await client.end()
    }
    await migrate(db)
    // The rows are from the time of the backup: since then an upload may have been completed, here or where the backup
    // is from.
    await db.deleteFrom('loose_objects').execute()
    return await countObjects(url)
  } finally {
    await db.destroy()
  }
}

function assertKnown({ header }: Checked, known: readonly string[]) {
  const foreign = header.migrations.find((name, place) => name !== known[place])
  if (foreign === undefined) return
  throw new ConfigurationError(
    `The backup was made by Seriba ${header.seriba} with the migration ${foreign}, which this version does not know: restore it with that version or a later one.`,
  )
}

/** The former secret is kept under the name of its database: second steps set up with it need it. */
async function putSecret(dataDir: string, secret: Buffer | null, former: string) {
  if (secret === null) return
  const file = secretFile(dataDir)
  const own = await readFile(file).catch(() => null)
  if (own?.equals(secret)) return
  if (own !== null) await rename(file, `${file}.${former}`)
  await writeFile(file, secret, { mode: 0o600 })
}
