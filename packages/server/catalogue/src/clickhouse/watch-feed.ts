import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { targetOf } from './feed-state.ts'
import type { Place } from './tables.ts'

/** The table with all lots, how far it has followed the log, and when it last reached the log's end. */
export type LotCopyState = { tableName: string; upTo: number; currentAt: number }

type Options = {
  db: Db
  place: Place
  source: () => Promise<string>
  pollMs?: number
  /** Called with each result. */
  seen(fed: LotCopyState | null): Promise<void>
}

/** Watches how far ClickHouse has followed the log, whichever process copies the lots. */
export function watchFeed({ db, place, source, pollMs = 1000, seen }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping

  const look = async () => {
    const own = await source()
    const { rows } = await sql<{ table_name: string; up_to: number; age: number }>`
      select table_name, up_to, extract(epoch from clock_timestamp() - current_at)::float8 as age
      from lot_search_feeds
      where target = ${targetOf(place)} and source = ${own} and copied_to is null and current_at is not null`.execute(
      db,
    )
    const [row] = rows
    await seen(
      row
        ? { tableName: row.table_name, upTo: Number(row.up_to), currentAt: Date.now() - row.age * 1000 }
        : null,
    )
  }
  const run = async () => {
    while (!signal.aborted) {
      // If PostgreSQL cannot be asked, the known state simply gets older.
      await look().catch(() => {})
      await sleep(pollMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
