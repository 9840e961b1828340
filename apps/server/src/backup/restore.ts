import type { Place } from '@seriba/server-backup/back-up'
import { restore as restoreBackup } from '@seriba/server-backup/restore'
import { knownMigrations, migrate } from '../lib/migrate.ts'

const migrations = { known: knownMigrations, migrate }

/** Brings a company back from a file into the schema of this version. */
export const restore = (place: Place, file: string, options?: { replace?: boolean }) =>
  restoreBackup(migrations, place, file, options)
