import { readdir } from 'node:fs/promises'
import type { Db } from '@seriba/server-kit/db'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { buildIndexesConcurrently } from './concurrent-indexes.ts'

const folder = new URL('../migrations/', import.meta.url)

export type SchemaState = {
  /** Migrations of this version that the database has not seen. */
  missing: string[]
  /** Migrations of a later version that it has. */
  later: string[]
}

/**
 * Brings the database to the newest schema; processes that start together wait for each other. Answers what was done.
 * Where a later version has migrated already, there is nothing to do: while processes are replaced one by one, both
 * versions run on one schema. With `upTo` an empty database gets the schema as that migration left it.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const { missing, later } = await schemaState(db)
  if (missing.length === 0 && later.length > 0) return []
  if (upTo === undefined) await buildIndexesConcurrently(db, await executedMigrations(db))
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

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

/** Names of this version's migrations, in order. */
export const knownMigrations = async () => (await migrationFiles()).map(nameOf)

const nameOf = (file: string) => file.replace(/\.ts$/, '')

const migrationFiles = async () => (await readdir(folder)).filter((name) => /^\d+.*\.ts$/.test(name)).sort()

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles()
  const modules = await Promise.all(
    files.map(async (file) => [nameOf(file), await import(new URL(file, folder).href)] as const),
  )
  return Object.fromEntries(modules)
}
