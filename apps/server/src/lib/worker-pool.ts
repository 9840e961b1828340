import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isLostConnection } from './lost-connection.ts'

const retryMs = 500

/** What the job library takes for a reason to send a statement again. */
const cannotConnectNow = '57P03'

/**
 * Connections for the job library, which gives up for good on most of the ways they can break: one is waited for as
 * long as it takes, until we stop, and a statement that was lost on the way is one that it repeats.
 */
export function openWorkerPool(url: string, max: number, stopping: AbortSignal): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'seriba jobs' })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown> | undefined
    Object.assign(client, { query: (...all: unknown[]) => query(...all)?.catch(sayRepeat) })
  })
  const connect = pool.connect.bind(pool)
  const patient = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (stopping.aborted || !isLostConnection(error)) throw error
        await pause(retryMs)
      }
    }
  }
  // Whoever brings a callback, as `pool.query` does, tries again by themselves.
  const either = (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : patient())
  return Object.assign(pool, { connect: either })
}

function sayRepeat(error: unknown): never {
  throw isLostConnection(error) ? Object.assign(error as Error, { code: cannotConnectNow }) : error
}
