import { readdir } from 'node:fs/promises'
import type { Db } from '@seriba/server-kit/db'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { buildIndexesConcurrently, inTurn } from './concurrent-indexes.ts'
import { retryUntilUnlocked, withLockTimeout } from './lock-timeout.ts'
import { respellAheadOfMigrations } from './respell-lots.ts'

const folder = new URL('../migrations/', import.meta.url)

export type SchemaState = {
  /** Migrations of this version that have not run in the database. */
  missing: string[]
  /** Migrations of a later version that have run in it. */
  later: string[]
}

/**
 * Migrates the database to the newest schema; processes that start together wait for each other. Returns the migrations
 * that were run. An empty database is created in one transaction. In one that people may be using, each migration has
 * its own, so that its locks are released before the next one begins; the next start resumes after an interruption. If
 * a later version has already migrated, there is nothing to do: while processes are replaced one by one, both versions
 * run on one schema. With `upTo`, an empty database gets the schema as of that migration.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const { missing, later } = await schemaState(db)
  if (missing.length === 0 && later.length > 0) return []
  const executed = await executedMigrations(db)
  const provider = { getMigrations: async () => mapped(await readMigrations(), withLockTimeout) }
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider })
  if (upTo !== undefined) return namesIn(await migrator.migrateTo(upTo))
  if (executed.length === 0) return namesIn(await migrator.migrateToLatest())
  await buildIndexesConcurrently(db, executed)
  await inTurn(db, (session) => respellAheadOfMigrations(session, executed))
  const done: string[] = []
  for (;;) {
    const names = await retryUntilUnlocked(async () => namesIn(await migrator.migrateUp()))
    if (names.length === 0) return done
    done.push(...names)
  }
}

function namesIn({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const mapped = <T>(record: Record<string, T>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

export async function schemaState(db: Db): Promise<SchemaState> {
  const known = await knownMigrations()
  const executed = await executedMigrations(db)
  const newest = known.at(-1) ?? ''
  return {
    missing: known.filter((name) => !executed.includes(name)),
    later: executed.filter((name) => name > newest),
  }
}

async function executedMigrations(db: Db): Promise<string[]> {
  const table = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (table.rows[0]?.name === null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** The names of this version's migrations, in order. */
export const knownMigrations = async () => (await migrationFiles()).map(nameOf)

const nameOf = (file: string) => file.replace(/\.ts$/, '')

const migrationFiles = async () => (await readdir(folder)).filter((name) => /^\d+.*\.ts$/.test(name)).sort()

export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles()
  const modules = await Promise.all(
    files.map(async (file) => [nameOf(file), await import(new URL(file, folder).href)] as const),
  )
  return Object.fromEntries(modules)
}
