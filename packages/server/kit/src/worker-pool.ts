import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isLostConnection } from './lost-connection.ts'
import { breakWhenReadOnly } from './servers/break-when-read-only.ts'
import { clientOf, connectionString } from './servers/new-client.ts'

const retryMs = 500

/** What the job library takes as a reason to resend a statement, and how long afterwards it does so at most. */
const cannotConnectNow = '57P03'
const repeatedWithinMs = 5000

export type WorkerPool = {
  pool: pg.Pool
  /** Closes it once recently lost statements have been resent. */
  end(): Promise<void>
}

/**
 * Connections for the job library, which gives up for good on most of the ways they can break: a missing one is
 * waited for as long as it takes, and a statement that was lost on the way looks like one to repeat.
 */
export function openWorkerPool(url: string, max: number): WorkerPool {
  let lostAt = Number.NEGATIVE_INFINITY
  const rethrowAsRetryable = (error: unknown): never => {
    if (!isLostConnection(error)) throw error
    lostAt = Date.now()
    throw Object.assign(error as Error, { code: cannotConnectNow })
  }
  const pool = new pg.Pool({
    connectionString: connectionString(url),
    Client: clientOf(url),
    max,
    application_name: 'seriba jobs',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    breakWhenReadOnly(client)
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown> | undefined
    Object.assign(client, { query: (...all: unknown[]) => query(...all)?.catch(rethrowAsRetryable) })
  })
  const connect = pool.connect.bind(pool)
  const patient = async (): Promise<pg.PoolClient> => {
    for (;;) {
      // The library does not await a job's end, so nobody would handle an error after it.
      if (pool.ending) return new Promise(() => {})
      try {
        return await connect()
      } catch (error) {
        if (!isLostConnection(error)) throw error
        await pause(retryMs)
      }
    }
  }
  // Callers with a callback, such as `pool.query`, retry by themselves.
  const either = (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : patient())
  return {
    pool: Object.assign(pool, { connect: either }),
    async end() {
      while (Date.now() - lostAt < repeatedWithinMs) await pause(retryMs)
      await pool.end()
    },
  }
}
