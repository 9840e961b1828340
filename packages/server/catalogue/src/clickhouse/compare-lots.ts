import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openClient } from '@seriba/server-kit/open-client'
import type { ClickhouseConfig } from '@seriba/server-kit/search-config'
import { openClickhouse } from './clickhouse.ts'
import { deleteFeedState, readState, targetOf } from './feed-state.ts'
import { fullName } from './tables.ts'
import { type Difference, differencesOf, monthsInClickhouse, monthsInPostgres } from './verify-lots.ts'

export type Compared = { months: number; lots: number; differences: Difference[] }

type Options = { tries?: number; pauseMs?: number }

/**
 * Compares every lot in PostgreSQL with ClickHouse, month by month. Changes during the comparison are still on their
 * way, so months that differ are checked again after a pause.
 */
export async function compareLots(
  url: string,
  config: ClickhouseConfig,
  { tries = 3, pauseMs = 5000 }: Options = {},
): Promise<Compared> {
  const client = await openClient(url, 'seriba clickhouse verify')
  const clickhouse = openClickhouse({ ...config, timeoutMs: 600_000 })
  try {
    const state = await readState(client, targetOf(config))
    if (state === null || state.copiedTo !== null)
      throw new ConfigurationError('The lots are not copied to ClickHouse yet: a running server does that.')
    const table = fullName(config, state.tableName)
    for (let left = tries; ; left--) {
      const ours = await monthsInPostgres(client)
      const differences = differencesOf(ours, await monthsInClickhouse(clickhouse, table))
      if (differences.length === 0 || left <= 1) {
        return { months: ours.length, lots: ours.reduce((sum, { lots }) => sum + lots, 0), differences }
      }
      await sleep(pauseMs)
    }
  } finally {
    await client.end()
    await clickhouse.close()
  }
}

/** Makes the running servers copy every lot again; PostgreSQL answers in the meantime. */
export async function copyAllAgain(url: string, config: ClickhouseConfig): Promise<void> {
  const client = await openClient(url, 'seriba clickhouse copy')
  try {
    await deleteFeedState(client, targetOf(config))
  } finally {
    await client.end()
  }
}
