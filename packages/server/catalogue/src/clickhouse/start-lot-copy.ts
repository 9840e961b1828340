import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@seriba/server-kit/open-client'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Clickhouse } from './clickhouse.ts'
import { feedLots } from './feed-lots.ts'
import { targetOf } from './feed-state.ts'
import type { Place } from './tables.ts'

type Options = {
  url: string
  clickhouse: Clickhouse
  place: Place
  log: FastifyBaseLogger
  /** Notifications can be missed, so the log is checked this often anyway, and so is whether it is our turn. */
  pollMs?: number
  atOnce?: number
}

export type LotCopyProcess = { onChangesAnnounced(): void; stop(): Promise<void> }

/**
 * Copies lots into ClickHouse as long as this process is responsible: the lock belongs to the connection, so another
 * process takes over when this one ends for any reason.
 */
export function startLotCopy({
  url,
  clickhouse,
  place,
  log,
  pollMs = 1000,
  atOnce,
}: Options): LotCopyProcess {
  const stopping = new AbortController()
  const { signal } = stopping
  let wake = Promise.withResolvers<void>()
  let client: pg.Client | undefined

  const pause = async () => {
    const timer = new AbortController()
    await Promise.race([wake.promise, sleep(pollMs, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
  }

  /** False if another process does it. */
  const lead = async (): Promise<boolean> => {
    if (client !== undefined) return true
    const fresh = await openClient(url, 'seriba clickhouse feed')
    const { rows } = await fresh.query<{ ours: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as ours',
      [targetOf(place)],
    )
    if (!rows[0]?.ours) {
      await fresh.end()
      return false
    }
    client = fresh
    return true
  }

  const work = async () => {
    if (!(await lead())) return
    while (!signal.aborted && client !== undefined) {
      const step = await feedLots({ client, clickhouse, place, ...(atOnce && { atOnce }) })
      if (step === 'begun') log.info({ place }, 'copying all lots to ClickHouse')
      if (step === 'current') return
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      wake = Promise.withResolvers()
      await work().catch(async (error) => {
        log.warn({ err: error }, 'lots cannot be copied to ClickHouse yet')
        await client?.end().catch(() => {})
        client = undefined
      })
      if (!signal.aborted) await pause()
    }
    await client?.end().catch(() => {})
  }
  const running = run()

  return {
    onChangesAnnounced: () => wake.resolve(),
    async stop() {
      stopping.abort()
      wake.resolve()
      await running
    },
  }
}
