import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startFakeFeeds } from '@seriba/fake-feeds'
import { codeSeal } from '@seriba/server-feed/pull/code-seal'
import { pullFeed } from '@seriba/server-feed/pull/pull-feed'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { sealSecret } from '@seriba/server-kit/sealed-secret'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { pino } from 'pino'

const cli = fileURLToPath(import.meta.resolve('@seriba/server/cli'))
const secret = 'a secret of the benchmark that is long enough'
const code = 'fake-code-of-twenty'

/** A whole pull from the fake source, restarted from its saved place every hundred pages. */
export async function pullBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      live: { type: 'string', default: '90000' },
      ended: { type: 'string', default: '500000' },
      faults: { type: 'string', default: '0.01' },
      pause: { type: 'string', default: '0' },
    },
  })
  const [live, ended] = [Number(values.live), Number(values.ended)]
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder)
  const fake = await startFakeFeeds({ live, ended, code, faults: Number(values.faults) })
  const pool = createPool({ url: postgres.url, max: 4 })
  const db = createDb(pool)
  try {
    const env = { ...process.env, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
    await new Promise((resolve) => execFile(process.execPath, [cli, 'migrate'], { env }, resolve))
    const feedId = await insertSource(db, fake.sqlUrl, Number(values.pause))
    const context = { db, pool, log: pino({ level: 'silent' }), secret, privateHosts: true }
    const started = performance.now()
    for (let outcome = 'due'; outcome !== 'done'; ) {
      let left = 100
      outcome = await pullFeed(context, feedId, {
        goOn: () => left-- > 0,
        now: () => new Date(),
        wait: (ms) => wait(ms),
      })
      const { rows } = await pool.query('select coalesce(sum(read), 0)::int as read from feed_runs')
      console.error(`${rows[0].read} rows after ${((performance.now() - started) / 1000).toFixed(0)} s`)
    }
    const seconds = (performance.now() - started) / 1000
    const { rows } = await pool.query(`
      select (select count(*)::int from lots) as lots, (select count(*)::int from feed_lots) as linked,
        (select count(distinct lot_id)::int from feed_lots) as distinct_lots,
        (select sum(skipped)::int from feed_runs) as skipped`)
    console.log(
      `${live + ended} lots in ${seconds.toFixed(0)} s (${Math.round((live + ended) / seconds)} a second), ` +
        `${fake.counts.asked} queries, ${fake.counts.faulty} of them answered by a fault`,
    )
    console.table(rows)
  } finally {
    await pool.end()
    await fake.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function insertSource(db: Db, address: string, pauseMs: number): Promise<number> {
  const { id } = await db
    .insertInto('feeds')
    .values({ name: 'Fake', key_hash: 'none', key_end: '', every_minutes: null, created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const settings = {
    kind: 'sql',
    address,
    userAgent: 'bench',
    statementAs: 'sql',
    answersAs: 'xml',
    gzip: false,
    clientAddress: '',
    imageHost: '',
    pauseMs,
    pageRows: 250,
    tables: ['main', 'stats'],
    mileageInThousands: false,
    engineInLiters: false,
    timeMeans: 'changed',
    historyDays: 260,
    comingMinutes: 10_000,
    resultsMinutes: 10_000,
    mayKeepCopy: true,
  }
  await db
    .insertInto('feed_sources')
    .values({
      feed_id: id,
      code: sealSecret(Buffer.from(code), codeSeal(id, secret)),
      code_end: '',
      settings: JSON.stringify(settings),
    })
    .execute()
  return id
}
