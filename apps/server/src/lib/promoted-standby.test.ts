import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { createDb, createPool, type Db, withTransaction } from '@seriba/server-kit/db'
import { migrateJobs } from '@seriba/server-kit/job-tables'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { liveSocket } from '../test/live-socket.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../test/replicated-postgres.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let postgres: ReplicatedPostgres
let database: Database
let server: Runtime
let db: Db
let live: Socket | undefined

beforeAll(async () => {
  folder = await mkdtemp('/var/tmp/seriba-promoted-')
  await chmod(folder, 0o755)
  postgres = await startReplicatedPostgres({ folder, synchronous: true, prepare })
  const config = { ...testConfig, databaseUrl: postgres.url }
  database = await openDatabase(config)
  db = database.db
  server = await startRuntime({ ...database, config, log: pino({ level: 'silent' }) })
}, 60_000)
afterAll(async () => {
  live?.close()
  await server?.stop()
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function prepare(url: string) {
  const fresh = createDb(createPool({ url, max: 1 }))
  await migrate(fresh)
  await fresh.destroy()
  await migrateJobs(url)
}

async function signedIn({ id }: { id: number }): Promise<string> {
  const tokens = newTokens()
  await withTransaction({ db }, (tx) => insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }))
  return `${accessCookie}=${tokens.access}`
}

const origin = () => `http://127.0.0.1:${server.port}`

/** Sends a bid until it is accepted; returns the errors that delayed it. */
async function bidUntilTaken(cookie: string, wish: object): Promise<{ bidId: number; refused: string[] }> {
  const refused: string[] = []
  for (;;) {
    const response = await fetch(`${origin()}/v1/bid/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: origin() },
      body: JSON.stringify(wish),
    })
    const body = (await response.json()) as { result?: { bidId: number }; messageCode?: string }
    if (body.result) return { bidId: body.result.bidId, refused }
    refused.push(`${response.status} ${body.messageCode} after ${response.headers.get('retry-after')}`)
  }
}

test('clients follow a promoted standby: acknowledged changes are there once, and events continue', async () => {
  const client = await aClient(db, { creditLimit: 1_000_000_000 })
  const lots = await Promise.all(Array.from({ length: 12 }, () => aLot(db)))
  const cookie = await signedIn(client)
  const heard = new Set<number>()
  live = liveSocket(origin(), await signedIn(await aManager(db)), { reconnectionDelay: 20 })
  // Other kinds of news have no detail.
  live.on('notification', ({ payload }) => heard.add(payload.detail?.id))
  await expect.poll(() => live?.connected).toBe(true)

  const bids: number[] = []
  const refused: string[] = []
  let switched: Promise<void> | undefined
  for (const [at, lot] of lots.entries()) {
    if (at === 6) switched = postgres.killPrimary().then(postgres.promote)
    const taken = await bidUntilTaken(cookie, bidOn(lot, 500_000, { idempotencyKey: randomUUID() }))
    bids.push(taken.bidId)
    refused.push(...taken.refused)
  }
  await switched

  expect([...new Set(refused)]).toEqual(['503 try_again after 1'])
  const stored = await db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', client.id)
    .orderBy('id')
    .execute()
  expect(stored.map(({ id }) => id)).toEqual(bids.toSorted((a, b) => a - b))
  await expect.poll(() => live?.connected).toBe(true)
  const { bidId } = await bidUntilTaken(cookie, bidOn(await aLot(db), 500_000))
  await expect.poll(() => heard.has(bidId)).toBe(true)
  await expect.poll(() => fetch(`${origin()}/readyz`).then(({ status }) => status)).toBe(200)
}, 60_000)

test('numbers that may have been used and lost are skipped', async () => {
  const { rows } = await sql<{ seq: number; bid: number }>`
    select (select max(seq) from events) as seq, (select max(id) from bids) as bid`.execute(db)
  expect(rows[0]?.seq).toBeGreaterThan(1_000_000)
  expect(rows[0]?.bid).toBeGreaterThan(110_000)
})

test('a former primary that comes back is not mistaken for the database', async () => {
  await postgres.startFormerPrimary()
  const fresh = createDb(createPool({ url: postgres.url, max: 1 }))
  const { rows } = await sql<{ count: number }>`select count(*) from bids where id > 110000`.execute(fresh)
  await fresh.destroy()
  expect(rows[0]?.count).toBeGreaterThan(0)
})
