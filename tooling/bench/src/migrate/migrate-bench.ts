import { mkdtemp, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { migrate } from '@seriba/server/lib/migrate'
import type { Db } from '@seriba/server-kit/db'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { sql } from 'kysely'
import { quantile } from '../browser/quantile.ts'
import { earlierDatabase } from './earlier-database.ts'
import { type Kind, startWork, type Wait } from './work.ts'

const longestMs = 1000
const warmUpMs = 3000

/** Migrates a database with many lots while they are changed, added and read, and reports who waited for how long. */
export async function migrateBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      lots: { type: 'string', default: '2000000' },
      from: { type: 'string', default: '0251-calendar' },
    },
  })
  const lots = Number(values.lots)
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder)
  try {
    const db = await earlierDatabase(postgres.url, values.from, lots)
    const yen = await pricesOf(db)
    const work = startWork(postgres.url, lots)
    await new Promise((resolve) => setTimeout(resolve, warmUpMs))
    const began = performance.now()
    const done = await migrate(db)
    console.log(`${done.length} migrations in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    const waits = await work.stop()
    await report(db, waits)
    const changes = waits.filter(({ kind }) => kind === 'change').length
    const added = (await pricesOf(db)) - yen
    console.log(`${changes} changes acknowledged, ${added} of them there.`)
    await db.destroy()
    if (added !== changes || waits.some(({ ms }) => ms > longestMs)) process.exitCode = 1
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function pricesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ yen: string }>`select sum(start_price) as yen from lots`.execute(db)
  return Number(rows[0]?.yen)
}

async function report(db: Db, waits: Wait[]) {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by timestamp, name`.execute(db)
  const during = ({ began, ms }: Wait) => {
    const end = new Date(began.getTime() + ms).toISOString()
    return rows.find(({ timestamp }) => timestamp >= end)?.name ?? 'the end'
  }
  const kinds: Kind[] = ['change', 'new lot', 'listing']
  console.table(
    kinds.map((kind) => {
      const own = waits.filter((wait) => wait.kind === kind)
      const times = own.map(({ ms }) => ms)
      const longest = own.reduce((a, b) => (b.ms > a.ms ? b : a))
      return {
        kind,
        count: own.length,
        'p50 ms': quantile(times, 0.5),
        'p99 ms': quantile(times, 0.99),
        'longest ms': Math.round(longest.ms),
        'longest before the end of': during(longest),
      }
    }),
  )
  const long = waits.filter(({ ms }) => ms > longestMs)
  for (const wait of long.slice(0, 20))
    console.log(`${wait.kind} waited ${wait.ms.toFixed(0)} ms before the end of ${during(wait)}.`)
}
