import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import { afterAll, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { connected, liveSocket } from '../test/live-socket.ts'

type Message = { seq: number; payload: { eventType: string; detail: { id: number } } }
type Attempt = { cookie: string; lotId: number; key: string }

const database = testDb()
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
let server: ChildProcess | undefined
afterAll(() => server?.kill('SIGKILL'))

test('a server killed during 500 concurrent bids keeps every acknowledged one and loses or duplicates no event', async () => {
  const origin = `http://localhost:${await freePort()}`
  const manager = await signedIn(await aManager(database.db))
  const attempts = await fiveHundredBids()
  await start(origin)

  const heard: Message[] = []
  const socket = await listen(origin, manager, heard)
  const acknowledged = new Map<string, number>()
  await Promise.all(
    attempts.map(async (attempt) => {
      const bidId = await place(origin, attempt).catch(() => null)
      if (bidId === null) return
      acknowledged.set(attempt.key, bidId)
      if (acknowledged.size === 200) server?.kill('SIGKILL')
    }),
  )
  socket.close()
  expect(acknowledged.size).toBeGreaterThanOrEqual(200)
  expect(acknowledged.size).toBeLessThan(500)

  await start(origin)
  const stored = await database.db.selectFrom('bids').select('id').execute()
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged.values()]))

  const repeated = await Promise.all(attempts.map((attempt) => place(origin, attempt)))
  for (const [i, { key }] of attempts.entries()) {
    expect(repeated[i]).toBe(acknowledged.get(key) ?? repeated[i])
  }
  expect(new Set(repeated).size).toBe(500)

  const allEvents = () => eventsAfter(origin, manager, Math.max(0, ...heard.map(({ seq }) => seq)))
  await expect
    .poll(async () => newBids([...heard, ...(await allEvents())]).length, { timeout: 20_000 })
    .toBe(500)
  const told = [...heard, ...(await allEvents())]
  expect(newBids(told).sort(byNumber)).toEqual([...repeated].sort(byNumber))
  const numbers = told.map(({ seq }) => seq)
  expect(numbers).toEqual([...new Set(numbers)].sort(byNumber))
}, 480_000)

const byNumber = (a: number, b: number) => a - b

const newBids = (messages: readonly Message[]) =>
  messages.flatMap(({ payload }) => (payload.eventType === 'clientNewBid' ? [payload.detail.id] : []))

async function fiveHundredBids(): Promise<Attempt[]> {
  const tomorrow = new Date(Date.now() + dayMs)
  const lots = await database.db
    .insertInto('lots')
    .values(
      Array.from({ length: 10 }, (_, i) => ({
        kind: 'car' as const,
        auction: 'USS Tokyo',
        auction_at: tomorrow,
        auction_day: jstDay(tomorrow),
        lot_no: 1000 + i,
        maker: 'Toyota',
        model: 'Alphard',
        start_price: 100_000,
        status: lotStatus.upcoming,
      })),
    )
    .returning('id')
    .execute()
  const clients = await Promise.all(
    Array.from({ length: 50 }, async () =>
      signedIn(await aClient(database.db, { creditLimit: 1_000_000_000 })),
    ),
  )
  return clients.flatMap((cookie, client) =>
    lots.map(({ id }) => ({ cookie, lotId: id, key: `client ${client} lot ${id}` })),
  )
}

async function signedIn({ id }: { id: number }): Promise<string> {
  const tokens = newTokens()
  await withTransaction(database, (tx) =>
    insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }),
  )
  return `${accessCookie}=${tokens.access}`
}

async function listen(origin: string, cookie: string, heard: Message[]) {
  const socket = liveSocket(origin, cookie, { reconnection: false })
  socket.on('notification', (message: Message) => heard.push(message))
  await connected(socket)
  return socket
}

async function place(origin: string, { cookie, lotId, key }: Attempt): Promise<number> {
  const response = await fetch(`${origin}/v1/bid/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({
      amount: 150_000,
      carId: String(lotId),
      confirm: 1,
      lotType: 'auction',
      idempotencyKey: key,
    }),
  })
  const body = (await response.json()) as { result?: { bidId: number } }
  if (!body.result) throw new Error(`${response.status} ${JSON.stringify(body)}`)
  return body.result.bidId
}

/** Keeps asking until there is nothing newer. */
async function eventsAfter(origin: string, cookie: string, after: number): Promise<Message[]> {
  const response = await fetch(`${origin}/v1/user/events?after=${after}`, { headers: { cookie } })
  const { result } = (await response.json()) as { result: { events: Message[] } }
  const newest = result.events.at(-1)?.seq
  return newest === undefined ? [] : [...result.events, ...(await eventsAfter(origin, cookie, newest))]
}

async function start(origin: string) {
  server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: new URL(origin).port,
      LOG_LEVEL: 'fatal',
      COOKIE_SECRET: 'a secret of thirty-two characters',
    },
    stdio: 'inherit',
  })
  // Starting takes some seconds of work, which can be a minute on a busy machine.
  await expect.poll(() => isReady(origin), { timeout: 180_000 }).toBe(true)
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
