import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createPool } from '@seriba/server-kit/db'
import { afterEach, expect, test } from 'vitest'
import { testSources } from '../test/feed-sources.ts'

const source = testSources({ live: 3000, ended: 2500 })
const { aSource, pull, query, stored, empty } = source
afterEach(empty)

const script = fileURLToPath(new URL('../test/pull-process.ts', import.meta.url))
const options = { historyDays: 20, pageRows: 100 }

/** Pulls in a separate process that is killed at a given step; returns whether it finished first. */
async function readUntilKilled(feedId: number, steps: number): Promise<boolean> {
  const at = source.now().toISOString()
  const child = fork(script, [source.server.url, String(feedId), at], { stdio: 'ignore' })
  let left = steps
  let isDone = false
  child.on('message', (message) => {
    isDone ||= message === 'done'
    left -= 1
    // The step it has just started is under way.
    if (left === 0) setImmediate(() => child.kill('SIGKILL'))
  })
  await once(child, 'close')
  return isDone
}

const links = () => query('select source_table, source_id from feed_lots order by 1, 2')
const totals = () =>
  query(`select part, count(*)::int as runs, sum(read)::int as read, sum(written)::int as written,
    sum(skipped)::int as skipped from feed_runs group by part order by part`)

test('a process may be killed at any moment: the next one continues, and no lot is lost or duplicated', async () => {
  await pull(await aSource(options))
  const unbroken = { lots: await stored(), links: await links(), totals: await totals() }
  await empty()

  const feedId = await aSource(options)
  let killed = 0
  while (!(await readUntilKilled(feedId, 2 + ((killed * 7) % 13)))) killed += 1
  expect(killed).toBeGreaterThan(5)
  expect(await totals()).toEqual(unbroken.totals)
  expect(await links()).toEqual(unbroken.links)
  expect(await stored()).toEqual(unbroken.lots)
}, 180_000)

test('database connections may break at any moment, too', async () => {
  await pull(await aSource(options))
  const unbroken = { lots: await stored(), totals: await totals() }
  await empty()
  const feedId = await aSource(options)
  const admin = createPool({ url: `${source.server.url}?application_name=breaker`, max: 1 })
  let broken = 0
  for (let outcome = 'due'; outcome !== 'done'; ) {
    const reading = pull(feedId, 3).catch(() => 'due')
    if (broken < 20)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'seriba'`)
    broken += 1
    outcome = await reading
  }
  await admin.end()
  expect(await totals()).toEqual(unbroken.totals)
  expect(await stored()).toEqual(unbroken.lots)
})

test('two processes pulling one source at the same time do not read it twice', async () => {
  const feedId = await aSource(options)
  await Promise.all([pull(feedId), pull(feedId)])
  const [main] = await query(
    `select count(*)::int as runs, sum(read)::int as read from feed_runs where part = 'main'`,
  )
  expect(main).toEqual({ runs: 1, read: 3000 })
})
