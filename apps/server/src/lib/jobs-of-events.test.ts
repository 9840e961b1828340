import { createPool } from '@seriba/server-kit/db'
import type { QueuedJob } from '@seriba/server-kit/jobs'
import { type DeliveredEvent, startRelay } from '@seriba/server-kit/relay'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '../test/db.ts'

const database = testDb()

const mailTo = (to: string): QueuedJob<'mail'> => ({
  task: 'mail',
  payload: { to, language: 'en', subject: 'Your bid', text: '', html: '' },
})

const record = (rooms: string, job: QueuedJob | null, seq: number | null = null) =>
  database.db
    .insertInto('events')
    .values({
      rooms: [rooms],
      name: 'notification',
      payload: '{}',
      seq,
      job: job && JSON.stringify(job),
    })
    .execute()

async function queued() {
  const { rows } = await sql<{ to: string }>`
    select payload ->> 'to' as "to" from graphile_worker._private_jobs order by id`.execute(database.db)
  return rows.map(({ to }) => to)
}

const waiting = async () =>
  (await database.db.selectFrom('events').select('id').where('job', 'is not', null).execute()).length

/** Numbers waiting events, as a process does when it starts. */
async function numberEvents() {
  const pool = createPool({ url: database.url, max: 1 })
  const told: DeliveredEvent[] = []
  const troubles: unknown[] = []
  const relay = await startRelay({
    pool,
    emit: (event) => told.push(event),
    onError: (error) => troubles.push(error),
  })
  await relay.stop()
  await pool.end()
  expect(troubles).toEqual([])
}

test('jobs recorded with events are queued when the events are numbered, once and in order', async () => {
  await record('user:1', mailTo('first@buyer.example'))
  await record('user:2', null)
  await record('user:3', mailTo('second@buyer.example'))
  expect(await waiting()).toBe(2)
  await numberEvents()
  await numberEvents()
  expect(await queued()).toEqual(['first@buyer.example', 'second@buyer.example'])
  expect(await waiting()).toBe(0)
})

test('a job is not lost if an earlier version’s process has numbered its event, which keeps its number', async () => {
  await record('user:4', mailTo('third@buyer.example'), 1_000_000)
  await numberEvents()
  expect(await queued()).toContain('third@buyer.example')
  const { seq } = await database.db
    .selectFrom('events')
    .select('seq')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(seq).toBe(1_000_000)
})
