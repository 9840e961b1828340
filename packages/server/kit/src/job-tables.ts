import type { FastifyBaseLogger } from 'fastify'
import { Logger, runMigrations } from 'graphile-worker'

/** Lays the job tables, which belong to the job library. */
export const migrateJobs = (url: string, log?: FastifyBaseLogger) =>
  runMigrations({ connectionString: url, logger: log ? workerLogger(log) : silent })

/** What the job library has to say, in our log. */
export const workerLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

const silent = new Logger(() => () => {})
