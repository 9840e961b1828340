import { EventEmitter } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { watchJobs } from '@seriba/server-kit/orphaned-jobs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { startServerProcess } from '../test/server-process.ts'

const database = testDb()

/** A mail server that accepts connections and never says a word. */
async function silentMailServer(): Promise<string> {
  const open = new Set<Socket>()
  const server = createServer((socket) => void open.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}

/** How many jobs each pool of workers holds. */
async function held(): Promise<number[]> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker._private_jobs
    where locked_by is not null group by locked_by`.execute(database.db)
  return rows.map(({ jobs }) => jobs)
}

/** How many processes have announced that they take jobs. */
async function present(): Promise<number> {
  const { rows } = await sql<{ processes: number }>`
    select count(*)::int as processes from pg_locks
    where locktype = 'advisory' and mode = 'ShareLock' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = (hashtext('job pool')::bigint & 4294967295)::oid`.execute(database.db)
  return rows[0]?.processes ?? 0
}

test('a killed process’s jobs are released at the second check, but a live process keeps its own', async () => {
  const smtp = { SMTP_URL: await silentMailServer(), PUBLIC_URL: 'http://localhost' }
  const lives = await startServerProcess(database.url, smtp)
  const dies = await startServerProcess(database.url, smtp)
  onTestFinished(() => lives.kill())
  await expect.poll(present).toBe(2)
  await withTransaction(database, async (tx) => {
    for (let mail = 0; mail < 4; mail += 1)
      await enqueue(tx, 'mail', {
        to: `${mail}@buyer.example`,
        language: 'en',
        subject: 'Hello',
        text: 'Hello',
        html: '',
      })
  })
  await expect.poll(held).toEqual([2, 2])

  await dies.kill()
  const look = watchJobs(new EventEmitter(), database.db)
  await expect
    .poll(async () => {
      await look()
      return held()
    })
    .toEqual([2])
  await look()
  await look()
  expect(await held()).toEqual([2])
})
