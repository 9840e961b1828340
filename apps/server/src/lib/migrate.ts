import { readdir } from 'node:fs/promises'
import type { Db } from '@seriba/server-kit/db'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const folder = new URL('../migrations/', import.meta.url)

/** Brings the database to the newest schema; processes that start together wait for each other. Answers what was done. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d+.*\.ts$/.test(name)).sort()
  const modules = await Promise.all(
    files.map(async (file) => [file.replace(/\.ts$/, ''), await import(new URL(file, folder).href)] as const),
  )
  return Object.fromEntries(modules)
}
