import { mkdtemp, rm, stat } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Staging } from '@seriba/lot-index/build/staging'
import { startThreads } from '@seriba/lot-index/workers/pool'
import type { Persistence } from '@seriba/lot-index/workers/threads'
import { copyLots } from '@seriba/server-catalogue/index/copy-lots'
import { indexLotSearch } from '@seriba/server-catalogue/index/index-lot-search'
import type { LotAnswers, LotsIndex } from '@seriba/server-catalogue/index/lot-answers'
import { type LotsSchema, lotsSchema } from '@seriba/server-catalogue/index/lots-schema'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { openClient } from '@seriba/server-kit/open-client'
import type { Engine } from './engine.ts'
import type { Filled } from './filled-database.ts'
import { partsOf } from './many-lots.ts'
import { after, inTurn, percentile, short, spread, underLoad } from './measure.ts'
import { memoryMb } from './memory.ts'
import type { Asked } from './queries.ts'

const rowsModule = import.meta.resolve('./many-lots.ts')
const answersModule = import.meta.resolve('@seriba/server-catalogue/index/lot-answers')
const label = 'bench'
const passes = 3

type Options = { lots: number; seconds: number }

/**
 * The index with more lots than the database has: how it starts, how much memory it takes, how it answers and how it
 * changes.
 */
export async function sizeBench(filled: Filled, queries: readonly Asked[], { lots, seconds }: Options) {
  const folder = await mkdtemp(join(filled.folder, 'size-'))
  try {
    const keeping = { file: join(folder, 'lot-index'), label, fromRows: 0 }
    const first = start()
    const began = performance.now()
    await first.build({
      rows: { module: rowsModule, parts: await partsOf(filled, lots, availableParallelism()) },
      keeping,
    })
    const { rows, bytes } = await first.index.stats()
    console.log(
      `${rows} lots: read and built in ${since(began)} s, ${(bytes / 1e6).toFixed(0)} MB, memory ${await memoryMb()}, load ${loadavg()[0]?.toFixed(1)}`,
    )
    const index = await reopened(first.index, keeping)
    const engine = engineOver(index, filled)
    const asked = performance.now()
    await inTurn(engine, queries.slice(0, 20))
    console.log(`the first 20 searches took ${since(asked)} s`)
    await measured(engine, queries, seconds)
    for (const count of [100, 10_000]) await changed(filled, engine, index, queries, count)
    await index.close()
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Closes the one that has stored it. */
async function reopened(index: LotsIndex, keeping: Persistence): Promise<LotsIndex> {
  const { size } = await waitFor(keeping.file)
  await index.close()
  const again = start()
  const began = performance.now()
  await again.reopen(keeping)
  console.log(`reopened from a file of ${(size / 1e6).toFixed(0)} MB in ${since(began)} s`)
  return again.index
}

const start = () =>
  startThreads<LotsSchema, LotAnswers>(lotsSchema, {
    readers: Math.min(4, availableParallelism()),
    answers: answersModule,
  })

const since = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

async function waitFor(file: string) {
  for (;;) {
    const found = await stat(file).catch(() => null)
    if (found) return found
    await sleep(200)
  }
}

function engineOver(index: LotsIndex, { db }: Filled): Engine {
  const search = indexLotSearch(index, sqlLotSearch(db))
  return {
    name: 'index',
    search: (query) => search.search(query),
    facets: (...of) => search.facets(...of),
    close: () => index.close(),
  }
}

async function measured(engine: Engine, queries: readonly Asked[], seconds: number) {
  await inTurn(engine, queries)
  const took: number[] = []
  const cpu = process.cpuUsage()
  for (let pass = 0; pass < passes; pass++) {
    for (const { timed } of await inTurn(engine, queries)) took.push(timed.listing + timed.facets)
  }
  const { user, system } = process.cpuUsage(cpu)
  console.log(
    `whole searches one after the other: p50 / p95 / max ms ${spread(took)}, processor ${short((user + system) / 1000 / took.length)} ms each`,
  )
  const load = await underLoad(engine, queries, after(seconds))
  console.log(
    `8 clients: ${Math.round(load.perSecond)} a second, p50 ${short(load.p50)} ms, p95 ${short(load.p95)} ms; memory ${await memoryMb()}, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/**
 * Lots that come again unchanged: how long until every search sees the batch, and how long searches take in the
 * meantime.
 */
async function changed(
  { url }: Filled,
  engine: Engine,
  index: LotsIndex,
  queries: readonly Asked[],
  count: number,
) {
  const client = await openClient(url, 'seriba bench')
  try {
    const took: number[] = []
    let done = false
    const searching = underLoad(engine, queries, () => done)
    for (let batch = 0; batch < 5; batch++) {
      const staging = new Staging(lotsSchema)
      const ids = `select id from lots order by md5(id::text || '${batch}') limit ${count}`
      await copyLots(client, staging, `id in (${ids})`)
      const began = performance.now()
      await index.apply({ upserts: staging.staged() })
      took.push(performance.now() - began)
      await sleep(300)
    }
    done = true
    const { perSecond, p95 } = await searching
    const { unmerged, merges } = await index.stats()
    console.log(
      `batches of ${count} changed lots beside 8 clients: visible after ${took.map((ms) => ms.toFixed(0)).join(', ')} ms; ${Math.round(perSecond)} searches a second, p95 ${short(p95)} ms; ${merges} merges, ${unmerged} lots beside the base, p95 of batches ${short(percentile(took, 0.95))} ms`,
    )
  } finally {
    await client.end()
  }
}
