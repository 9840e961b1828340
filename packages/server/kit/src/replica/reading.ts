import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

type Reading = { pool: PostgresPool }

const reading = new AsyncLocalStorage<Reading>()

/** Makes `work`, and whatever it calls, read from a standby's pool. */
export const readFrom = <T>(pool: PostgresPool, work: () => Promise<T>): Promise<T> =>
  reading.run({ pool }, work)

/** The same pool for everybody except those who read from a standby. */
export const routed = (primary: PostgresPool): PostgresPool => ({
  options: primary.options,
  connect: () => (reading.getStore()?.pool ?? primary).connect(),
  end: () => primary.end(),
})

/** Makes `work` write to the primary, even if its caller reads from a standby. */
export const onPrimary = <T>(work: () => T): T => reading.exit(work)
