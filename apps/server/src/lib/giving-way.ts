import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const lockTimeout = '500ms'
const pauseMs = 1000
/** About a quarter of an hour: a session that holds a table for longer has to be looked for. */
const mostTries = 600

/**
 * A migration that waits for a lock stands in a queue in which everybody who comes later waits behind it. So it waits
 * for half a second, and then lets them pass.
 */
export const givingWay = ({ up }: Migration): Migration => ({
  async up(db) {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(db)
    await up(db)
  },
})

/** Tries again as long as somebody else holds what is to be locked. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
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
