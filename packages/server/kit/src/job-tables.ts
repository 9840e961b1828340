import type { FastifyBaseLogger } from 'fastify'
import { Logger, runMigrations } from 'graphile-worker'
import { openWorkerPool } from './worker-pool.ts'

/** Creates the job tables, which belong to the job library. */
export async function migrateJobs(url: string, log?: FastifyBaseLogger): Promise<void> {
  const { pool, end } = openWorkerPool(url, 2)
  await runMigrations({ pgPool: pool, logger: log ? workerLogger(log) : silent }).finally(end)
}

/** The job library's messages, in our log. */
export const workerLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

const silent = new Logger(() => () => {})
