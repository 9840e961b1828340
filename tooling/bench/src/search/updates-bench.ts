import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FeedLot } from '@seriba/demo/lots'
import { jstDay } from '@seriba/domain/time/jst'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { allDemoLots, dayOf } from '@seriba/server-demo/demo-lots'
import { differencesOf } from './compare.ts'
import type { Filled } from './filled-database.ts'
import { type IndexEngine, indexEngine } from './index-engine.ts'
import { after, short, underLoad } from './measure.ts'
import type { Options } from './options.ts'
import type { Asked } from './queries.ts'

const changed = 10_000
const compared = 24
const few = 100
const cli = fileURLToPath(import.meta.resolve('@seriba/server/cli'))

/**
 * An import of changed lots while clients search: whether answers stay correct, how long they take, and how soon a
 * change is visible.
 */
export async function updatesBench(filled: Filled, queries: readonly Asked[], { live }: Options) {
  const engine = await indexEngine(filled)
  const file = join(filled.folder, 'changed.ndjson')
  try {
    const marker = `Bench ${Date.now()}`
    const lots = lotsToChange(live)
    const newest = await newestLot(filled)
    await writeLines(
      file,
      lots.map((lot) => ({ ...lot, color: marker })),
    )
    const quiet = await underLoad(engine, queries, after(5))
    const importing = importOf(file, filled.url)
    const seen = follow(filled, engine, marker, lots.length)
    let done = false
    const searching = underLoad(engine, queries, () => done)
    const seconds = await importing
    const lags = await seen
    done = true
    const busy = await searching
    console.log(
      `import of ${lots.length} changed lots while 8 clients search: ${seconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
    )
    console.table({ 'without the import': lineOf(quiet), 'during it': lineOf(busy) })
    console.log(`from commit to visible, ms, batch by batch: ${lags.map((lag) => lag.toFixed(0)).join(', ')}`)
    const small = await lagsOfFew(filled, engine)
    console.log(`of 100 lots, time after time: ${small.map((lag) => lag.toFixed(0)).join(', ')}`)
    const oracle = { name: 'SQL', ...sqlLotSearch(filled.db), close: async () => {} }
    const asked = queries.slice(0, compared)
    console.log(
      `after it ${await differencesOf(asked, engine, oracle)} of ${compared} answers differ from SQL's`,
    )
    // What is kept for the next run is as it was.
    await writeLines(file, lots)
    await importOf(file, filled.url)
    await filled.pool.query('delete from lots where id > $1', [newest])
  } finally {
    await engine.close()
    await rm(file, { force: true })
  }
}

const lineOf = ({ perSecond, p50, p95 }: Awaited<ReturnType<typeof underLoad>>) => ({
  'searches a second': Math.round(perSecond),
  'p50 ms': short(p50),
  'p95 ms': short(p95),
})

/** The first upcoming lots. */
function lotsToChange(live: number): FeedLot[] {
  const now = new Date()
  const lots: FeedLot[] = []
  for (const lot of allDemoLots({ live, stats: 0 }, now)) {
    if (lot.kind !== 'car' || dayOf(lot) < jstDay(now)) continue
    lots.push(lot)
    if (lots.length === changed) break
  }
  return lots
}

const writeLines = (file: string, lots: readonly object[]) =>
  writeFile(file, lots.map((lot) => JSON.stringify(lot)).join('\n'))

async function newestLot({ pool }: Filled): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from lots')
  return rows[0]?.id ?? '0'
}

/** In a process of its own, as operators do it. Seconds. */
async function importOf(file: string, url: string): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, cli, 'import', file], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return (performance.now() - began) / 1000
}

/** Milliseconds from when a batch is first visible in the database to when the index finds its lots. */
async function follow(
  { pool }: Filled,
  { index }: IndexEngine,
  color: string,
  lots: number,
): Promise<number[]> {
  const { rows } = await pool.query<{ last: string }>('select coalesce(max(seq), 0) as last from lot_changes')
  const from = rows[0]?.last
  const committed: { upTo: number; at: number }[] = []
  const lags: number[] = []
  const query = {
    pageType: 'car-auction',
    filters: { colors: [color] },
    sort: null,
    page: 1,
    pageSize: 1,
  } as const
  while (lags.length === 0 || lags.length < committed.length || (committed.at(-1)?.upTo ?? 0) < lots) {
    const { rows: counted } = await pool.query<{ count: string }>(
      'select count(*) as count from lot_changes where seq > $1',
      [from],
    )
    const upTo = Number(counted[0]?.count)
    if (upTo > (committed.at(-1)?.upTo ?? 0)) committed.push({ upTo, at: performance.now() })
    const { total } = await index.lotSearch.search(query)
    for (const { upTo: wanted, at } of committed.slice(lags.length)) {
      if (total >= wanted) lags.push(performance.now() - at)
    }
    await sleep(5)
  }
  return lags
}

/** The same for some lots changed at once and changed back, as staff or an auctioneer do it. */
async function lagsOfFew({ pool }: Filled, { index }: IndexEngine): Promise<number[]> {
  const ids = `(select id from lots where kind = 'car' and auction_at > now() order by id limit ${few})`
  const query = { pageType: 'car-auction', sort: null, page: 1, pageSize: 1 } as const
  const lags: number[] = []
  for (const [color, wanted] of [few, 0, few, 0, few, 0].map(
    (count, i) => [`Few ${i >> 1}`, count] as const,
  )) {
    const to = wanted > 0 ? `color || '${color}'` : `replace(color, '${color}', '')`
    const { rows } = await pool.query<{ color: string }>(
      `update lots set color = ${to} where id in ${ids} returning color`,
    )
    const committed = performance.now()
    const sought = [...new Set(rows.map((row) => row.color))]
    const colors = wanted > 0 ? sought : sought.map((name) => `${name}${color}`)
    while ((await index.lotSearch.search({ ...query, filters: { colors } })).total !== wanted) await sleep(5)
    lags.push(performance.now() - committed)
  }
  return lags
}
