import type { Db } from '@seriba/server-kit/db'
import type { ClickhouseConfig } from '@seriba/server-kit/search-config'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { answerBy } from '../answer-by.ts'
import { waitForChange } from '../index/wait-for-change.ts'
import type { LotSearch } from '../lot-search.ts'
import type { SearchEngine } from '../search-engine.ts'
import { sqlLotSearch } from '../sql-lot-search.ts'
import { openClickhouse } from './clickhouse.ts'
import { clickhouseLotSearch } from './clickhouse-lot-search.ts'
import { sourceOf } from './feed-state.ts'
import { countsInSets } from './server-version.ts'
import { startLotCopy } from './start-lot-copy.ts'
import { fullName } from './tables.ts'
import { type LotCopyState, watchFeed } from './watch-feed.ts'

type Options = {
  url: string
  db: Db
  log: FastifyBaseLogger
  config: ClickhouseConfig
  now?: () => Date
  pollMs?: number
}

type Ready = { search: LotSearch; tableName: string }

/** How long a failed engine is left alone: while it is unavailable, nobody should wait for it first. */
const restMs = 5000

/**
 * Searches in ClickHouse, to which one of the processes copies the lots. PostgreSQL answers while they are copied,
 * while ClickHouse is unavailable, and while it lags by more than is allowed.
 */
export function startClickhouseSearch({
  url,
  db,
  log,
  config,
  now = () => new Date(),
  pollMs = 1000,
}: Options): SearchEngine & { fed(): LotCopyState | null } {
  const { database, cluster, maxLag } = config
  const place = { database, cluster }
  const inSql = sqlLotSearch(db, now)
  const asking = openClickhouse({ ...config, timeoutMs: config.timeout * 1000 })
  const writing = openClickhouse(config)
  const kept = waitForChange()
  let fed: LotCopyState | null = null
  let ready: Ready | null = null
  let restUntil = 0

  const prepare = async (tableName: string) => {
    const table = { name: fullName(place, tableName), countsInSets: await countsInSets(asking) }
    kept.forget()
    ready = {
      tableName,
      search: clickhouseLotSearch({ clickhouse: asking, table, others: inSql, now, kept }),
    }
    log.info({ table: table.name }, 'ClickHouse answers searches')
  }
  const seen = async (found: LotCopyState | null) => {
    if (found?.upTo !== fed?.upTo) kept.forget()
    fed = found
    if (found !== null && found.tableName !== ready?.tableName) await prepare(found.tableName)
  }
  const isCurrent = () => fed !== null && Date.now() - fed.currentAt <= maxLag * 1000

  const answering = answerBy<Ready>({
    name: 'clickhouse',
    engine: () =>
      isCurrent() && Date.now() >= restUntil && ready?.tableName === fed?.tableName ? ready : null,
    inSql,
    failed(error) {
      restUntil = Date.now() + restMs
      log.error({ err: error }, 'ClickHouse could not answer: PostgreSQL does')
    },
  })
  const source = () => sourceOf({ query: (text) => sql.raw(text).execute(db) })
  const watching = watchFeed({ db, place, source, pollMs, seen })
  const feeding = startLotCopy({ url, clickhouse: writing, place, log, pollMs })

  return {
    lotSearch: answering.lotSearch,
    // Copying tens of millions of lots takes minutes, during which PostgreSQL answers.
    isReady: () => true,
    fed: () => fed,
    onChangesAnnounced: feeding.onChangesAnnounced,
    observe: answering.observe,
    measure: (register) => measureFeed(register, () => fed),
    async stop() {
      await feeding.stop()
      await watching.stop()
      await Promise.all([asking.close(), writing.close()])
    },
  }
}

function measureFeed(register: Registry, fed: () => LotCopyState | null) {
  new Gauge({
    name: 'seriba_clickhouse_age_seconds',
    help: 'Time since ClickHouse had all that the log of changes says',
    registers: [register],
    collect() {
      const known = fed()
      if (known === null) this.remove()
      else this.set((Date.now() - known.currentAt) / 1000)
    },
  })
}
