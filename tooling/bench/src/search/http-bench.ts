import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { type CpuMs, cpuOf } from './cpu-time.ts'
import type { Filled } from './filled-database.ts'
import { connections, load } from './http-load.ts'
import { percentile, short } from './measure.ts'
import { type Asked, drawQueries } from './queries.ts'
import { Random } from './random.ts'
import { type Server, signIn, startServer } from './server-process.ts'

const mostQueries = 60_000
/** Compiled code and remembered counts settle within this many seconds. */
const warmUp = 12

/** The start of a server, without and with an index that was kept, and then listings and filters over HTTP. */
export async function httpBench(filled: Filled, seconds: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'seriba-bench-'))
  try {
    // Before the database is queried: what the bench does is not the server's.
    const first = await started('reads all lots', filled, dataDir)
    try {
      // With few lots none is kept.
      for (let i = 0; i < 300 && !existsSync(join(dataDir, 'lot-index')); i++) await sleep(100)
    } finally {
      await first.stop()
    }
    await overHttp(await started('may take what was kept', filled, dataDir), filled, seconds)
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function started(how: string, filled: Filled, dataDir: string): Promise<Server> {
  const server = await startServer(filled, dataDir)
  console.log(
    `a server that ${how}: ready ${server.seconds.toFixed(1)} s after its start, peak memory ${(await server.peakMb()).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
  )
  return server
}

async function overHttp(server: Server, filled: Filled, seconds: number) {
  let queries: Asked[] = []
  let asked = 0
  const measured = async (part: 'listing' | 'filters', cookie: string, of = queries, more = '') => {
    const next = () => {
      const query = of[asked++ % of.length] as Asked
      return `/v1/${query.pageType}/${part}?${paramsOf(query)}${more}`
    }
    await load({ origin: server.origin, cookie, next, seconds: warmUp })
    const before = await cpuOf(server.pid, filled.folder)
    const { took, failed } = await load({ origin: server.origin, cookie, next, seconds })
    const after = await cpuOf(server.pid, filled.folder)
    const each = (part: keyof CpuMs) => short((after[part] - before[part]) / took.length)
    return {
      'a second': Math.round(took.length / seconds),
      'p50 ms': short(percentile(took, 0.5)),
      'p95 ms': short(percentile(took, 0.95)),
      'max ms': short(percentile(took, 1)),
      'CPU ms each: main thread': each('main'),
      'other threads': each('others'),
      PostgreSQL: each('postgres'),
      failed,
    }
  }
  try {
    // So many that hardly any is repeated: nobody should get a remembered answer.
    queries = new Random(9).shuffled(await drawQueries(filled.pool, mostQueries))
    console.log(`over HTTP, ${connections} connections, load ${loadavg()[0]?.toFixed(1)}`)
    for (const who of ['client', 'manager'] as const) {
      const cookie = await signIn(filled, who)
      console.log(`signed in as ${who}`)
      console.table({
        listing: await measured('listing', cookie),
        filters: await measured('filters', cookie),
      })
    }
    const cookie = await signIn(filled, 'client')
    const imported = queries.filter(({ pageType }) => pageFilters[pageType].more.includes('destination'))
    await choosePort(server.origin, cookie, 'Auckland')
    console.log('signed in as a client of Auckland, by what fits it')
    console.table({
      listing: await measured('listing', cookie, imported, '&destination=fits'),
      filters: await measured('filters', cookie, imported, '&destination=fits'),
    })
    await choosePort(server.origin, cookie, null)
  } finally {
    await server.stop()
  }
}

async function choosePort(origin: string, cookie: string, port: string | null) {
  const saved = await fetch(`${origin}/v1/user/cost-choices`, {
    method: 'PUT',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ port, regime: 'private', currency: null, milestone: 'landed' }),
  })
  if (!saved.ok) throw new Error(`the port was not saved: ${saved.status} ${await saved.text()}`)
}

/** A search as the apps request it. */
function paramsOf({ filters, sort, page, pageSize }: Asked): URLSearchParams {
  const params = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  const add = (name: string, values: readonly (string | number | null | undefined)[] = []) => {
    for (const value of values) if (value != null) params.append(name, String(value))
  }
  add('makerId', [filters.maker])
  add('modelId', filters.models)
  add('auctionDate', filters.days)
  add('auctionDateFrom', [filters.from])
  add('auctionDateTo', [filters.to])
  add('auction', filters.halls)
  add('chassisId', filters.chassis)
  add('condition', filters.conditions)
  add('gearbox', filters.gearboxes)
  add('color', filters.colors)
  add('status', filters.statuses)
  add(
    'lotNo',
    filters.lotNumbers?.map((ranges) => ranges.map(({ from, to }) => `${from}-${to}`).join()),
  )
  if (filters.equipment?.length) add('equipment', [filters.equipment.join(' ')])
  for (const [name, range] of Object.entries(filters.ranges ?? {})) {
    add(`${name}From`, [range.from])
    add(`${name}To`, [range.to])
  }
  if (sort) {
    add('sort', [sort.sort])
    add('order', [sort.order])
  }
  return params
}
