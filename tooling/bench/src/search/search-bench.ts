import { stat } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { oneClickhouse, shardedClickhouse } from './clickhouse-engine.ts'
import { differences } from './compare.ts'
import { duckEngine, makeDuckFile } from './duckdb-engine.ts'
import type { Engine } from './engine.ts'
import { evidenceBench } from './evidence-bench.ts'
import { type Filled, openFilled, tuned } from './filled-database.ts'
import { flatLotsAreCurrent, makeFlatLots } from './flat-lots.ts'
import { freshBench } from './fresh-bench.ts'
import { httpBench } from './http-bench.ts'
import { indexEngine } from './index-engine.ts'
import { withManyLots } from './many-lots.ts'
import { type Answer, after, inTurn, percentile, short, spread, type Timed, underLoad } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { postgresEngine } from './postgres-engine.ts'
import { type Asked, drawQueries } from './queries.ts'
import { Random } from './random.ts'
import { sizeBench } from './size-bench.ts'
import { updatesBench } from './updates-bench.ts'

const repeats = 3
const served = ['http', 'fresh', 'evidence']

/** Over HTTP; then the index, PostgreSQL and DuckDB with the same searches on the same lots; then while lots change. */
export async function searchBench(args: readonly string[]) {
  const options = readOptions(args)
  if (options.parts.some((part) => served.includes(part))) await servedBench(options)
  if (options.parts.some((part) => !served.includes(part))) await enginesBench(options)
}

/** What a server does with a PostgreSQL that it starts itself. */
async function servedBench({ parts, seconds, ...options }: Options) {
  const filled = await openFilled(options)
  try {
    if (parts.includes('http')) {
      // Its searches are drawn from there; an old table will do.
      await makeFlatLots(filled.pool, true)
      await httpBench(filled, seconds)
    }
    if (parts.includes('fresh')) await freshBench(filled)
    if (parts.includes('evidence')) await evidenceBench(filled, seconds)
  } finally {
    await filled.close()
  }
}

async function enginesBench(options: Options) {
  const base = await openFilled(options, tuned)
  const filled = options.parts.includes('many') ? await withManyLots(base, options.lots) : base
  try {
    const withEngines = options.parts.includes('engines')
    // Searches are drawn from the existing lots, even if the engines have many more.
    if (filled !== base) await makeFlatLots(base.pool, true)
    const anew = (withEngines || filled === base) && (await makeFlatLots(filled.pool, !withEngines))
    const file = join(filled.folder, 'lots.duckdb')
    if (withEngines) await makeDuckFile(filled.pool, file, anew)
    const queries = new Random(5).shuffled(await drawQueries(base.pool, options.queries))
    console.log(
      `${queries.length} searches, ${availableParallelism()} cores, load ${loadavg().map((load) => load.toFixed(1))}`,
    )

    if (withEngines) await compareEngines(filled, file, queries, options)
    else if (options.parts.includes('clickhouse') || options.parts.includes('shards'))
      report(await besideClickhouse(filled, queries, options))
    else if (options.parts.includes('index')) report([await measuredIndex(filled, queries, options)])
    if (options.parts.includes('size')) await sizeBench(filled, queries, options)
    if (options.parts.includes('updates')) {
      await updatesBench(filled, queries, options)
      if (withEngines) await flatLotsAreCurrent(filled.pool)
    }
  } finally {
    if (filled !== base) await filled.close()
    await base.close()
  }
}

async function measuredIndex(filled: Filled, queries: Asked[], options: Options): Promise<Result> {
  const index = await indexEngine(filled)
  const stats = await index.index.stats()
  console.log(
    `index: ready after ${index.seconds.toFixed(1)} s, ${stats?.rows} lots, ${((stats?.bytes ?? 0) / 1e6).toFixed(0)} MB`,
  )
  const result = await measured(index, queries, options, [])
  await index.close()
  return result
}

async function compareEngines(filled: Filled, file: string, queries: Asked[], options: Options) {
  const results = [await measuredIndex(filled, queries, options)]
  const ours = results[0]?.answers ?? []

  const duckdb = await duckEngine(file, 8)
  console.log(`DuckDB: file of ${((await stat(file)).size / 1e6).toFixed(0)} MB, limit of memory 6 GB`)
  results.push(await measured(duckdb, queries, options, ours))
  await duckdb.close()

  results.push(...(await clickhouseResults(filled, queries, options, ours)))

  const postgres = postgresEngine(filled.url)
  console.log(`PostgreSQL: ${await sizeOf(filled)}, shared buffers 2 GB`)
  results.push(await measured(postgres, queries, options, ours))
  await postgres.close()
  report(results)
}

/** Only the index and ClickHouse. */
async function besideClickhouse(filled: Filled, queries: Asked[], options: Options): Promise<Result[]> {
  const index = await measuredIndex(filled, queries, options)
  return [index, ...(await clickhouseResults(filled, queries, options, index.answers))]
}

/** One server, and the two shards that `clickhouse-server` is installed for, if they are requested. */
async function clickhouseResults(filled: Filled, queries: Asked[], options: Options, ours: Answer[]) {
  const { parts } = options
  const one = parts.includes('engines') || parts.includes('clickhouse') ? [oneClickhouse] : []
  const opened = [...one, ...(parts.includes('shards') ? [shardedClickhouse] : [])]
  const results: Result[] = []
  for (const open of opened) {
    const engine = await open(filled)
    results.push(await measured(engine, queries, options, ours))
    await engine.close()
  }
  return results
}

type Result = {
  engine: string
  timed: Timed[]
  answers: Answer[]
  load: Awaited<ReturnType<typeof underLoad>>
}

/** One pass to warm up and to compare, then a few to measure, then all clients at once. */
async function measured(
  engine: Engine,
  queries: Asked[],
  { seconds, peerMinutes }: Options,
  ours: Answer[],
): Promise<Result> {
  const limit = peerMinutes * 60_000
  const first = await inTurn(engine, queries, limit)
  if (first.length < queries.length) {
    console.log(
      `${engine.name}: ${first.length} of ${queries.length} searches fit ${peerMinutes} minutes; figures are of these`,
    )
  }
  const answers = first.map(({ answer }) => answer)
  if (ours.length > 0) {
    console.log(
      `${engine.name}: ${differences(queries, ours, answers)} of ${answers.length} answers differ from the index's`,
    )
  }
  const asked = queries.slice(0, first.length)
  const timed: Timed[] = []
  const began = performance.now()
  for (
    let repeat = 0;
    repeat < repeats && (repeat === 0 || performance.now() - began < limit / repeats);
    repeat++
  ) {
    timed.push(...(await inTurn(engine, asked)).map((one) => one.timed))
  }
  const load = await underLoad(engine, asked, after(seconds))
  console.log(`${engine.name}: measured at a load of ${loadavg()[0]?.toFixed(1)}`)
  return { engine: engine.name, timed, answers, load }
}

async function sizeOf({ pool }: Filled) {
  const { rows } = await pool.query<{ table: string; indexes: string }>(
    `select pg_size_pretty(pg_table_size('bench_lots')) as table, pg_size_pretty(pg_indexes_size('bench_lots')) as indexes`,
  )
  return `table of ${rows[0]?.table}, indexes of ${rows[0]?.indexes}`
}

function report(results: readonly Result[]) {
  const classes = [...new Set(results.flatMap(({ timed }) => timed.map((one) => one.class)))].sort()
  const parts = {
    listing: (one: Timed) => one.listing,
    facets: (one: Timed) => one.facets,
    'whole search': (one: Timed) => one.listing + one.facets,
  }
  for (const [part, of] of Object.entries(parts)) {
    console.log(`${part}, ms: p50 / p95 / max`)
    const line = (name: string) =>
      Object.fromEntries(
        results.map(({ engine, timed }) => [
          engine,
          spread(timed.filter((one) => name === 'all classes' || one.class === name).map(of)),
        ]),
      )
    console.table(Object.fromEntries([...classes, 'all classes'].map((name) => [name, line(name)])))
  }
  console.log('8 clients, whole searches')
  console.table(
    Object.fromEntries(
      results.map(({ engine, load }) => [
        engine,
        { 'a second': Math.round(load.perSecond), 'p50 ms': short(load.p50), 'p95 ms': short(load.p95) },
      ]),
    ),
  )
  const [ours, ...peers] = results
  if (ours === undefined) return
  const p95 = percentile(ours.timed.map(parts['whole search']), 0.95)
  console.log(
    `moonshot, p95 of at most 1.5 ms and 2500 searches a second: ${short(p95)} ms and ${Math.round(ours.load.perSecond)}`,
  )
  for (const peer of peers) {
    const asked = peer.answers.length
    // Only the part of our passes that the competitor ran too: the first of the searches.
    const same = ours.timed.filter((_, i) => i % ours.answers.length < asked)
    const [p95, its] = [same, peer.timed].map((timed) => percentile(timed.map(parts['whole search']), 0.95))
    const [throughput, most] = [ours.load.perSecond / peer.load.perSecond, (its ?? 0) / (p95 ?? 1)]
    console.log(
      `against ${peer.engine}, on the ${asked} searches it was asked: p95 ${most.toFixed(0)} times better, throughput ${throughput.toFixed(0)} times`,
    )
  }
}
