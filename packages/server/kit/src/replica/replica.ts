import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { batchLoader } from '../batch-loader.ts'
import { createPool } from '../db.ts'
import { Lag } from './lag.ts'
import { hasReached, laterOf, type Position, unknownPosition } from './positions.ts'

const lookMs = 500
/** A look that takes longer is one that failed. */
const longestLookMs = 2000
const connections = 20

export type ReplicaState = 'in use' | 'behind' | 'away' | 'promoted'

/** A standby of the database for reads that may be a moment old. */
export type Replica = {
  pool: pg.Pool
  /** What keeps it from being read, if anything does, and how far it is behind, in ms. */
  state(): { state: ReplicaState; behindMs: number }
  /** Whether it has everything that was written before this position. */
  canRead(needed: Position | null): Promise<boolean>
  /** Has nobody read it until it has come as far as the database is now: they are about to be told of something. */
  catchUpFirst(): Promise<void>
  /** Where the database's log is now; a place that is never reached where that cannot be found out. */
  written(): Promise<Position>
  /** A read of it has failed: it is looked at before the next. */
  failed(): void
  stop(): Promise<void>
}

type Options = {
  url: string
  primary: pg.Pool
  mostMsBehind: number
  /** Told of each change. */
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

  // Everyone who asks at the same moment shares one look.
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
      // The primary first: the standby may have what was written since.
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

/** What takes too long has failed, and ends whenever it does. */
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
