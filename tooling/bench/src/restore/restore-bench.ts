import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@seriba/server/backup/restore'
import { knownMigrations } from '@seriba/server/lib/migrate'
import { backUp } from '@seriba/server-backup/back-up'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { sql } from 'kysely'
import { quantile } from '../browser/quantile.ts'
import { earlierDatabase } from '../migrate/earlier-database.ts'
import { startWork, type Wait } from '../migrate/work.ts'

const warmUpMs = 3000

/** Backs up a company with many lots while they change, restores it elsewhere, and compares. */
export async function restoreBench(args: string[]) {
  const { values } = parseArgs({ args, options: { lots: { type: 'string', default: '2000000' } } })
  const lots = Number(values.lots)
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  started.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres(join(folder, 'from'))
  started.defer(postgres.stop)
  const known = await knownMigrations()
  const db = await earlierDatabase(postgres.url, known.at(-1) ?? '', lots)
  started.defer(() => db.destroy())
  await migrateJobs(postgres.url)

  const file = join(folder, 'saved.tar')
  const saved = await savedAtWork(db, postgres, file, lots)
  const began = performance.now()
  const target = { dataDir: join(folder, 'to'), databaseUrl: undefined }
  const restored = await restore(target, file)
  const restoreSeconds = (performance.now() - began) / 1000
  const rows = restored.contents.tables.reduce((sum, table) => sum + table.rows, 0)
  const yen = await pricesIn(target.dataDir)

  const waited = (waits: readonly Wait[]) => {
    const times = waits.map(({ ms }) => ms)
    return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} / ${quantile(times, 1).toFixed(0)}`
  }
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${lots} lots`)
  console.table({
    'rows saved': saved.rows,
    'rows restored': rows,
    'MB of the file': (saved.bytes / 1e6).toFixed(0),
    'seconds to save': saved.seconds.toFixed(0),
    'seconds to restore': restoreSeconds.toFixed(0),
    'statements waited before, p50 / p99 / most, ms': waited(saved.before),
    'statements waited meanwhile, p50 / p99 / most, ms': waited(saved.meanwhile),
    'changes acknowledged before it': saved.changesBefore,
    'changes that are there': yen - saved.firstYen,
    'changes acknowledged when it was over': saved.changesAfter,
  })
  const there = yen - saved.firstYen
  const isWhole = rows === saved.rows && there >= saved.changesBefore && there <= saved.changesAfter
  console.log(isWhole ? 'No difference.' : 'The restored company differs.')
  if (!isWhole) process.exitCode = 1
}

/** A backup of one moment: everything acknowledged before it is there, and nothing from after it. */
async function savedAtWork(db: Db, { url }: EmbeddedPostgres, file: string, lots: number) {
  const firstYen = await pricesOf(db)
  const work = startWork(url, lots)
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  const changesBefore = (await pricesOf(db)) - firstYen
  const begun = new Date()
  const began = performance.now()
  const saved = await backUp({ dataDir: file, databaseUrl: url }, file)
  const seconds = (performance.now() - began) / 1000
  const waits = await work.stop()
  const changesAfter = (await pricesOf(db)) - firstYen
  const before = waits.filter((wait) => wait.began < begun)
  const meanwhile = waits.filter((wait) => wait.began >= begun)
  return { ...saved, seconds, firstYen, changesBefore, changesAfter, before, meanwhile }
}

async function pricesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ yen: string }>`select sum(start_price) as yen from lots`.execute(db)
  return Number(rows[0]?.yen)
}

async function pricesIn(dataDir: string): Promise<number> {
  const { url, stop } = await startEmbeddedPostgres(dataDir)
  const db = createDb(createPool({ url, max: 1 }))
  try {
    return await pricesOf(db)
  } finally {
    await db.destroy()
    await stop()
  }
}
