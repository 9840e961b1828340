import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const lockTimeout = '500ms'
const pauseMs = 1000
/** About fifteen minutes: a session that holds a table for longer needs somebody's attention. */
const mostTries = 600

/**
 * Everybody who arrives later queues behind a migration that waits for a lock. So it waits for half a second, and then
 * lets them pass.
 */
export const withLockTimeout = ({ up }: Migration): Migration => ({
  async up(db) {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(db)
    await up(db)
  },
})

/** Tries again for as long as somebody else holds the lock. */
export async function retryUntilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !isLocked(error)) throw error
      await sleep(pauseMs)
    }
  }
}

const isLocked = (error: unknown) => (error as { code?: string }).code === '55P03'
