import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Balancer, startBalancer } from '../test/balancer.ts'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { liveSocket } from '../test/live-socket.ts'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'

type Message = { seq: number; payload: { comment: string } }
type Listening = { heard: Message[]; connects: number; socket: Socket }

const database = testDb()
const processes: ServerProcess[] = []
const listeners: Listening[] = []
let balancer: Balancer | undefined

beforeAll(async () => {
  for (let index = 0; index < 2; index++) processes.push(await startServerProcess(database.url))
  balancer = await startBalancer(processes.map(({ port }) => port))
}, 120_000)
afterAll(async () => {
  for (const { socket } of listeners) socket.close()
  await balancer?.close()
  await Promise.all(processes.map((server) => server.kill()))
})

const portOf = (at: number) => processes[at]?.port ?? 0

async function signedIn({ id }: { id: number }): Promise<string> {
  const tokens = newTokens()
  await withTransaction(database, (tx) =>
    insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }),
  )
  return `${accessCookie}=${tokens.access}`
}

/** Listens like a browser: to live events, and after every connect to those since the last known one. */
async function listen(port: number, cookie: string): Promise<Listening> {
  const origin = `http://127.0.0.1:${port}`
  const heard: Message[] = []
  const take = (message: Message) => {
    if (!heard.some(({ seq }) => seq === message.seq)) heard.push(message)
  }
  const socket = liveSocket(origin, cookie, { reconnectionDelay: 20, reconnectionDelayMax: 200 })
  const listener: Listening = { heard, connects: 0, socket }
  listeners.push(listener)
  socket.on('chat-notification', take)
  socket.on('connect', async () => {
    listener.connects += 1
    const after = Math.max(0, ...heard.map(({ seq }) => seq))
    const answer = await fetch(`${origin}/v1/user/events?after=${after}`, { headers: { cookie } })
    const { result } = (await answer.json()) as { result: { events: Message[] } }
    result.events.forEach(take)
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return listener
}

/** Whether the server confirmed it. */
const write = (port: number, cookie: string, bidId: number, comment: string): Promise<boolean> => {
  const origin = `http://127.0.0.1:${port}`
  return fetch(`${origin}/v1/bid/save-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ bidId, comment }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
}

const comments = ({ heard }: Listening) => heard.map(({ payload }) => payload.comment)

test('an event on one process reaches the clients of another', async () => {
  const client = await aClient(database.db)
  const bid = await aBid(database.db, client)
  const there = await listen(portOf(1), await signedIn(await aManager(database.db)))
  await write(portOf(0), await signedIn(client), bid.id, 'hello')
  await expect.poll(() => comments(there)).toEqual(['hello'])
})

test('clients of a killed process continue at the other, with nothing missed and nothing repeated', async () => {
  const port = balancer?.port ?? 0
  const client = await aClient(database.db)
  const bid = await aBid(database.db, client)
  const cookie = await signedIn(client)
  const desk = await signedIn(await aManager(database.db))
  const clients = await Promise.all(Array.from({ length: 20 }, () => listen(port, desk)))

  const done: string[] = []
  for (let n = 0; n < 120; n++) {
    if (n === 40) void processes[0]?.kill()
    if (await write(port, cookie, bid.id, `message ${n}`)) done.push(`message ${n}`)
  }
  // Requests that hit the dying process may or may not be reported; before and after it all are accepted.
  const taken = Array.from({ length: 120 }, (_, n) => `message ${n}`)
  expect(done.slice(0, 40)).toEqual(taken.slice(0, 40))
  expect(done.slice(-40)).toEqual(taken.slice(-40))

  const told = (listener: Listening) => comments(listener).filter((text) => text.startsWith('message'))
  for (const listener of clients) {
    await expect.poll(() => told(listener), { timeout: 30_000 }).toEqual(expect.arrayContaining(done))
    expect(told(listener)).toEqual([...new Set(told(listener))])
    expect(listener.connects).toBe(2)
  }
}, 120_000)
