import { randomUUID } from 'node:crypto'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { liveSocket } from '../test/live-socket.ts'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'

const database = testDb()
const breaks = 20
const bidders = 20
let server: ServerProcess
let origin: string

beforeAll(async () => {
  server = await startServerProcess(`${database.url}?application_name=broken`, { LOT_INDEX: 'on' })
  origin = `http://127.0.0.1:${server.port}`
}, 120_000)
afterAll(() => server.kill())

async function signedIn({ id }: { id: number }): Promise<string> {
  const tokens = newTokens()
  await withTransaction(database, (tx) =>
    insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }),
  )
  return `${accessCookie}=${tokens.access}`
}

/** Breaks every connection of the server, whatever it is doing. */
const breakConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'broken'`.execute(database.db)

type Answer = { status: number; messageCode?: string }

async function post(path: string, cookie: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', cookie, origin }
  const response = await fetch(`${origin}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, ...((await response.json()) as object) }
}

test('connections that break under load lose no bid, no event, and not the process', async () => {
  const live = liveSocket(origin, await signedIn(await aManager(database.db)))
  const heard = new Set<number>()
  let connects = 0
  live.on('connect', () => {
    connects += 1
  })
  // Other kinds of news have no detail.
  live.on('notification', ({ payload }) => heard.add(payload.detail?.id))
  await expect.poll(() => connects).toBe(1)

  const people = await Promise.all(
    Array.from({ length: bidders }, async () => {
      const client = await aClient(database.db, { creditLimit: 1_000_000_000 })
      const lots = await Promise.all(Array.from({ length: 30 }, () => aLot(database.db)))
      return { client, lots, cookie: await signedIn(client) }
    }),
  )
  const refused: Answer[] = []
  let done = 0
  const bidAll = async ({ lots, cookie }: (typeof people)[number]) => {
    for (const lot of lots) {
      const wish = bidOn(lot, 500_000, { idempotencyKey: randomUUID() })
      for (;;) {
        const answer = await post('/bid/create', cookie, wish)
        if (answer.status === 200) break
        refused.push(answer)
      }
      done += 1
    }
  }
  const bidding = Promise.all(people.map(bidAll))
  for (let n = 1; n <= breaks; n++) {
    await expect.poll(() => done, { interval: 5, timeout: 60_000 }).toBeGreaterThan(n * bidders)
    await breakConnections()
  }
  await bidding

  expect(server.exitCode()).toBeNull()
  expect(server.said()).toBe('')
  expect(refused.filter(({ status, messageCode }) => `${status} ${messageCode}` !== '503 try_again')).toEqual(
    [],
  )
  for (const { client, lots } of people) {
    const bids = await database.db
      .selectFrom('bids')
      .select(['id', 'lot_id'])
      .where('client_id', '=', client.id)
      .execute()
    expect(bids.map(({ lot_id }) => lot_id).sort()).toEqual(lots.map(({ id }) => id).sort())
    await expect.poll(() => bids.every(({ id }) => heard.has(id)), { timeout: 30_000 }).toBe(true)
  }
  const logged = await database.db.selectFrom('bid_logs').select('bid_id').execute()
  expect(new Set(logged.map(({ bid_id }) => bid_id)).size).toBe(logged.length)
  expect(connects).toBe(1)
  live.close()
}, 240_000)

test('jobs continue after their connections break', async () => {
  await breakConnections()
  const mail = {
    to: 'boss@company.example',
    subject: 'After the break',
    text: 'Hello',
    html: '',
    language: 'en',
  } as const
  await withTransaction(database, (tx) => enqueue(tx, 'mail', mail))
  const arrived = () =>
    database.db.selectFrom('captured_mails').select('subject').where('recipient', '=', mail.to).execute()
  await expect.poll(arrived, { timeout: 60_000 }).toEqual([{ subject: 'After the break' }])
}, 90_000)

test('a session closed while notifications are down still loses its live connection', async () => {
  const client = await aClient(database.db)
  const live = liveSocket(origin, await signedIn(client), { reconnection: false })
  await expect.poll(() => live.connected).toBe(true)
  await breakConnections()
  await database.db
    .updateTable('sessions')
    .set({ closed_at: sql<string>`now()` })
    .where('user_id', '=', client.id)
    .execute()
  await expect.poll(() => live.connected, { timeout: 30_000 }).toBe(false)
})

test('a server whose database is unreachable says so, recovers, and can be stopped', async () => {
  const cookie = await signedIn(await aClient(database.db))
  const name = new URL(database.url).pathname.slice(1)
  const profile = () =>
    fetch(`${origin}/v1/user/view-profile`, { headers: { cookie } }).then(({ status }) => status)
  await expect.poll(profile).toBe(200)
  await sql`alter database ${sql.id(name)} connection limit 0`.execute(database.db)
  await breakConnections()
  await expect.poll(profile).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/metrics`)).status).toBe(200)
  await sql`alter database ${sql.id(name)} connection limit -1`.execute(database.db)
  await expect.poll(profile).toBe(200)

  await sql`alter database ${sql.id(name)} connection limit 0`.execute(database.db)
  await breakConnections()
  await expect.poll(profile).toBe(503)
  await server.stop()
  expect(server.exitCode()).toBe(0)
}, 90_000)
