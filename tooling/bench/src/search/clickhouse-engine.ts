import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startChdb } from '@seriba/server/test/clickhouse/start-chdb'
import { openClickhouse } from '@seriba/server-catalogue/clickhouse/clickhouse'
import { clickhouseLotSearch } from '@seriba/server-catalogue/clickhouse/clickhouse-lot-search'
import { feedLots } from '@seriba/server-catalogue/clickhouse/feed-lots'
import { readState, targetOf } from '@seriba/server-catalogue/clickhouse/feed-state'
import { countsInSets } from '@seriba/server-catalogue/clickhouse/server-version'
import { fullName, type Place } from '@seriba/server-catalogue/clickhouse/tables'
import {
  differencesOf,
  monthsInClickhouse,
  monthsInPostgres,
} from '@seriba/server-catalogue/clickhouse/verify-lots'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { openClient } from '@seriba/server-kit/open-client'
import { startShards } from './clickhouse-servers.ts'
import type { Engine } from './engine.ts'
import type { Filled } from './filled-database.ts'
import { now } from './moment.ts'

type Where = { name: string; url: string; place: Place; stop(): Promise<void> }

/** The newest ClickHouse, as one server: its engine in a process behind its HTTP interface. */
export async function oneClickhouse(filled: Filled): Promise<Engine> {
  const folder = join(filled.folder, 'chdb')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await startChdb(folder)
  return fedEngine(filled, { name: 'ClickHouse', url, stop, place: { database: 'seriba', cluster: null } })
}

/** Two shards with replicated tables and a table across them, in whatever version is installed here. */
export async function shardedClickhouse(filled: Filled): Promise<Engine> {
  const { url, cluster, version, stop } = await startShards(join(filled.folder, `shards-${process.pid}`))
  const place = { database: 'sharded', cluster }
  return fedEngine(filled, { name: `ClickHouse ${version}, 2 shards`, url, stop, place })
}

async function fedEngine(filled: Filled, { name, url, place, stop }: Where): Promise<Engine> {
  const clickhouse = openClickhouse({ url, user: 'default', password: '', timeoutMs: 600_000 })
  const client = await openClient(filled.url, 'seriba bench')
  const close = async () => {
    await client.end()
    await clickhouse.close()
    await stop()
  }
  try {
    const began = performance.now()
    while ((await feedLots({ client, clickhouse, place })) !== 'current') {}
    const took = ((performance.now() - began) / 1000).toFixed(1)
    const state = await readState(client, targetOf(place))
    const table = {
      name: fullName(place, state?.tableName ?? ''),
      countsInSets: await countsInSets(clickhouse),
    }
    const [[version] = []] = await clickhouse.rows('select version()')
    const [ours, theirs] = [await monthsInPostgres(client), await monthsInClickhouse(clickhouse, table.name)]
    const lots = theirs.reduce((sum, month) => sum + month.lots, 0)
    console.log(
      `${name}: version ${version}, current after ${took} s, ${lots} lots, ${differencesOf(ours, theirs).length} of ${ours.length} months differ`,
    )
    const search = clickhouseLotSearch({
      clickhouse,
      table,
      others: sqlLotSearch(filled.db, now),
      now,
    })
    return {
      name,
      search: (query) => search.search(query),
      facets: (...asked) => search.facets(...asked),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
