import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { batchLoader } from '../batch-loader.ts'
import { createPool } from '../db.ts'
import { Lag } from './lag.ts'
import { hasReached, laterOf, type Position, unknownPosition } from './positions.ts'

const lookMs = 500
/** A check that takes longer counts as failed. */
const longestLookMs = 2000
const connections = 20

export type ReplicaState = 'in use' | 'behind' | 'away' | 'promoted'

/** A standby of the database for reads that may be slightly stale. */
export type Replica = {
  pool: pg.Pool
  /** Why it is not being read, if so, and how far it lags, in ms. */
  state(): { state: ReplicaState; behindMs: number }
  /** Whether it has everything that was written before this position. */
  canRead(needed: Position | null): Promise<boolean>
  /**
   * Prevents reads from it until it has caught up with the database's current position, since somebody is about to be
   * notified.
   */
  catchUpFirst(): Promise<void>
  /** The database's current log position; one that is never reached if it cannot be determined. */
  written(): Promise<Position>
  /** A read from it has failed: it is checked before the next one. */
  failed(): void
  stop(): Promise<void>
}

type Options = {
  url: string
  primary: pg.Pool
  mostMsBehind: number
  /** Called after each change. */
  changed(state: ReplicaState): void
}

type Look = { standby: boolean; position: Position | null }

const writtenTo = 'select pg_current_wal_insert_lsn()::text as position'
const replayedTo = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position'

export function openReplica({ url, primary, mostMsBehind, changed }: Options): Replica {
  const pool = createPool({ url, max: connections })
  const lag = new Lag()
  const stopping = new AbortController()
  let state: ReplicaState = 'away'
  let behindMs = 0
  let replayed: Position = '0/0'
  let floor: Position = '0/0'

  // Everyone who asks at the same moment shares one check.
  const lookOnce = batchLoader(async () => {
    const look = await within(pool.query<Look>(replayedTo))
    return () => look.rows[0]
  })
  const writtenOnce = batchLoader(async () => {
    const look = await within(primary.query<{ position: Position }>(writtenTo))
    return () => look.rows[0]?.position ?? unknownPosition
  })
  const become = (next: ReplicaState) => {
    if (next !== state) changed(next)
    state = next
  }
  const look = async (): Promise<ReplicaState> => {
    const found = await lookOnce(0).catch(() => undefined)
    if (found === undefined) return 'away'
    if (!found.standby || found.position === null) return 'promoted'
    replayed = found.position
    return 'in use'
  }
  const watch = async () => {
    while (!stopping.signal.aborted) {
      // The primary first: the standby may have received what was written since.
      const position = await writtenOnce(0).catch(() => null)
      const seen = await look()
      if (position !== null) behindMs = lag.of(position, replayed, performance.now())
      become(seen === 'in use' && behindMs > mostMsBehind ? 'behind' : seen)
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    pool,
    state: () => ({ state, behindMs }),
    async canRead(needed) {
      if (state !== 'in use') return false
      const least = needed === null ? floor : laterOf(needed, floor)
      if (hasReached(replayed, least)) return true
      return (await look()) === 'in use' && hasReached(replayed, least)
    },
    async catchUpFirst() {
      floor = laterOf(floor, await writtenOnce(0).catch(() => floor))
    },
    written: () => writtenOnce(0).catch(() => unknownPosition),
    failed: () => void look().then((seen) => seen === 'in use' || become(seen)),
    async stop() {
      stopping.abort()
      await watching
      await pool.end()
    },
  }
}

/** A check that takes too long has failed, whenever it ends. */
async function within<T>(asked: Promise<T>): Promise<T> {
  const late = new AbortController()
  try {
    return await Promise.race([
      asked,
      sleep(longestLookMs, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error('the server does not answer in time')
      }),
    ])
  } finally {
    late.abort()
    asked.catch(() => {})
  }
}
