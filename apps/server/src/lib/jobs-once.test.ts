import { withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { testMailbox } from '../test/mailbox.ts'
import { testWorker } from '../test/worker.ts'
import type { Worker } from './worker.ts'

const database = testDb()
const mailbox = testMailbox()
const workers: Worker[] = []

/** Like three processes behind a proxy. */
beforeAll(async () => {
  for (let process = 0; process < 3; process += 1)
    workers.push(await testWorker(database, { smtpUrl: mailbox.url }))
})
afterAll(() => Promise.all(workers.map((worker) => worker.stop())))

test('each job is taken by one of three processes, so sixty emails arrive once each', async () => {
  const buyers = Array.from({ length: 60 }, (_, index) => `buyer${index}@mail.example`)
  await Promise.all(
    buyers.map((to) =>
      withTransaction(database, (tx) =>
        enqueue(tx, 'mail', { to, language: 'en', subject: 'Your bid', text: 'Hello', html: '' }),
      ),
    ),
  )
  const waiting = sql`
    select from graphile_worker.jobs where task_identifier = 'mail'`
  await expect.poll(async () => (await waiting.execute(database.db)).rows.length, { timeout: 20_000 }).toBe(0)
  expect(mailbox.received.map(({ recipient }) => recipient).sort()).toEqual(buyers.sort())
})

test('nightly jobs are scheduled once for all processes', async () => {
  const { rows } = await sql<{ entries: number; names: number }>`
    select count(*)::int as entries, count(distinct identifier)::int as names
    from graphile_worker._private_known_crontabs`.execute(database.db)
  expect(rows[0]?.entries).toBe(rows[0]?.names)
  expect(rows[0]?.entries).toBeGreaterThan(10)
})
