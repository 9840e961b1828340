import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'
import { readDatabaseAddress } from './servers/database-address.ts'

/** Where the company's PostgreSQL is, besides the address that everything is read from and written to. */
export type DatabaseConfig = {
  /** Whatever needs its own session goes there, past a pooler. Undefined: there is no pooler. */
  directUrl: string | undefined
  /** A standby for reads that may be slightly stale, as long as it lags by at most so many seconds. */
  replica: { url: string; mostSecondsBehind: number } | undefined
}

/** Other addresses are left to the driver, which knows sockets and services too. */
const several = /^[a-z]+:\/\/[^/?#]*,|target_session_attrs=/

const address = z
  .string()
  .refine(
    (text) =>
      /^postgres(ql)?:\/\//.test(text) &&
      (several.test(text) ? readDatabaseAddress(text) !== null : URL.canParse(text)),
    'must look like postgres://user@host/database',
  )

export const databaseSettings = {
  /** Several servers of one database with failover are listed in it as for libpq. */
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  DATABASE_REPLICA_URL: address.optional(),
  DATABASE_REPLICA_BEHIND: z.coerce.number('must be a number of seconds').min(0.1).max(3600).default(5),
}

type Settings = z.infer<z.ZodObject<typeof databaseSettings>>

export function databaseOf(settings: Settings): DatabaseConfig {
  const { DATABASE_URL: main, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = settings
  if (main === undefined && (directUrl !== undefined || replicaUrl !== undefined)) {
    throw new ConfigurationError(
      'DATABASE_DIRECT_URL and DATABASE_REPLICA_URL belong to DATABASE_URL: set that one too.',
    )
  }
  return {
    directUrl,
    replica:
      replicaUrl === undefined
        ? undefined
        : { url: replicaUrl, mostSecondsBehind: settings.DATABASE_REPLICA_BEHIND },
  }
}
