import type { Place } from '@seriba/server-backup/back-up'
import { restore as restoreBackup } from '@seriba/server-backup/restore'
import { upgradePostgres as upgrade } from '@seriba/server-backup/upgrade-postgres'
import { knownMigrations, migrate } from '../lib/migrate.ts'

const migrations = { known: knownMigrations, migrate }

/** Restores a company from a file into the schema of this version. */
export const restore = (place: Place, file: string, options?: { replace?: boolean }) =>
  restoreBackup(migrations, place, file, options)

/** Upgrades the embedded database of a data folder to the PostgreSQL of this version. */
export const upgradePostgres = (dataDir: string, options?: Parameters<typeof upgrade>[2]) =>
  upgrade(migrations, dataDir, options)
