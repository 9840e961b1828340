import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { createPool, withTransaction } from '@seriba/server-kit/db'
import { connectionRoom, type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { startRelay } from '@seriba/server-kit/relay'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { liveSocket } from '../test/live-socket.ts'
import { testServer } from '../test/server.ts'
import { purgeExpiredRows } from './purge-expired-rows.ts'

const server = testServer()
const processes: Runtime[] = []
const open: Socket[] = []

beforeAll(async () => {
  for (let index = 0; index < 2; index++) {
    const log = pino({ level: 'silent' })
    processes.push(await startRuntime({ url: server.url, db: server.db, config: testConfig, log }))
  }
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => Promise.all(processes.map((runtime) => runtime.stop())))

const message = (text: string): SocketMessage['payload'] => ({
  eventType: 'clientNewBid',
  messageEn: text,
  messageRu: text,
  lotNo: 1,
  auctionName: 'Test',
  specification: 'Test',
  detail: { id: 1, lotId: '1', lotType: 'auction', clientId: 1, bidStatus: 1, image: '', soldPrice: null },
})

const say = (to: readonly string[], text: string, by?: EventAuthor) =>
  withTransaction(server, (tx) =>
    recordEvent(tx, { rooms: to, name: 'notification', payload: message(text), by }),
  )

type Listening = { socket: Socket; heard: string[]; seqs: number[] }

function connect(
  cookie: string,
  options: { process?: number; auth?: object; origin?: string; host?: string } = {},
) {
  const port = processes[options.process ?? 0]?.port
  const { auth = {}, origin, host } = options
  const socket = liveSocket(`http://127.0.0.1:${port}`, cookie, {
    reconnection: false,
    auth,
    headers: { ...(origin && { origin }), ...(host && { host }) },
  })
  open.push(socket)
  return socket
}

async function listening(user: TestUser, process = 0): Promise<Listening> {
  const { cookie } = await server.signInAs(user)
  const socket = connect(cookie, { process })
  const heard: string[] = []
  const seqs: number[] = []
  socket.on('notification', ({ seq, payload }: SocketMessage) => {
    // News of changed lots arrives whenever it does and has no number, since it is not in the outbox.
    if (seq === 0) return
    heard.push('messageEn' in payload ? payload.messageEn : '')
    seqs.push(seq)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard, seqs }
}

const errorOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    socket.once('connect_error', ({ message }) => resolve(message))
    socket.once('connect', () => reject(new Error('was let in')))
  })

test('a socket without a session is refused', async () => {
  expect(await errorOf(connect(''))).toBe('signed_out')
  expect(await errorOf(connect('seriba_access=made-up'))).toBe('signed_out')
})

test('a socket from another site is refused', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  expect(await errorOf(connect(cookie, { origin: 'https://evil.example' }))).toBeTruthy()
})

test('a socket under a foreign host name is refused, even if its page has the same name', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  const rebound = { host: 'evil.example', origin: 'http://evil.example' }
  expect(await errorOf(connect(cookie, rebound))).toBeTruthy()
})

test('a socket belongs to the user in its cookie, whatever it claims', async () => {
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  const { cookie } = await server.signInAs(client)
  expect(await errorOf(connect(cookie, { auth: { user_id: other.id } }))).toBe('wrong_identity')
  expect(await errorOf(connect(cookie, { auth: { user_id: client.id, user_role: 'manager' } }))).toBe(
    'wrong_identity',
  )
  expect(await errorOf(connect(cookie, { auth: { url: 'https://evil.example' } }))).toBe('wrong_identity')
  const url = `http://127.0.0.1:${processes[0]?.port}`
  const socket = connect(cookie, { auth: { user_id: client.id, user_role: 'client', url } })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
})

test('an event reaches its rooms on every process after the commit, and no other rooms', async () => {
  const [client, other, manager] = [
    await aClient(server.db),
    await aClient(server.db),
    await aManager(server.db),
  ]
  const here = await listening(client, 0)
  const there = await listening(manager, 1)
  const stranger = await listening(other, 1)
  await say([socketRooms.user(client.id), socketRooms.staff], 'hello')
  await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([['hello'], ['hello']]))
  expect(here.seqs).toEqual(there.seqs)
  expect(stranger.heard).toEqual([])
})

test('an event that is rolled back is never sent', async () => {
  const client = await aClient(server.db)
  const { heard } = await listening(client)
  const refused = withTransaction(server, async (tx) => {
    await recordEvent(tx, {
      rooms: [socketRooms.user(client.id)],
      name: 'notification',
      payload: message('no'),
    })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await say([socketRooms.user(client.id)], 'yes')
  await vi.waitFor(() => expect(heard).toEqual(['yes']))
})

test('callers are not notified of their own changes on the same connection', async () => {
  const client = await aClient(server.db)
  const [mine, myOther] = [await listening(client), await listening(client, 1)]
  await say([socketRooms.user(client.id)], 'mine', {
    actor: client.actor,
    caller: { connection: connectionRoom(await sessionIdOf(client), String(mine.socket.id)) },
  })
  await say([socketRooms.user(client.id)], 'next')
  await vi.waitFor(() => expect([mine.heard, myOther.heard]).toEqual([['next'], ['mine', 'next']]))
})

const sessionIdOf = async (user: TestUser) => {
  const session = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  return session.id
}

test('a caller can exclude only a connection of their own session, and no room', async () => {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  const staff = await listening(manager)
  const bid = await aBid(server.db, client)
  const { cookie } = await server.signInAs(client)
  for (const named of ['staff', `user:${manager.id}`, String(staff.socket.id)]) {
    await server.db.updateTable('bids').set({ status: 1 }).where('id', '=', bid.id).execute()
    const before = staff.seqs.length
    await server.app.inject({
      method: 'PUT',
      url: '/v1/bid/update-bid-status',
      headers: { host: 'localhost', origin: 'http://localhost', cookie, 'socket-id': named },
      payload: { bidId: bid.id, status: 4 },
    })
    await vi.waitFor(() => expect(staff.seqs.length).toBe(before + 1))
  }
})

test('a former dealer gets no events of a former client, whenever they happened', async () => {
  const [dealer, next] = [await aDealer(server.db), await aDealer(server.db)]
  const client = await aClient(server.db, { dealer })
  const said = [socketRooms.staff, socketRooms.user(client.id), socketRooms.dealer(dealer.id)]
  await say(said, 'of a client')
  const missed = async (user: TestUser) => {
    const browser = await server.signInAs(user)
    const { events } = (await browser.get('/user/events', { after: 0 })).json().result
    return events.filter(
      ({ payload }: SocketMessage) => 'messageEn' in payload && payload.messageEn === 'of a client',
    )
  }
  await vi.waitFor(async () => expect(await missed(dealer)).toHaveLength(1))
  await server.db.updateTable('users').set({ dealer_id: next.id }).where('id', '=', client.id).execute()
  expect(await missed(dealer)).toEqual([])
  expect(await missed(next)).toEqual([])
  expect(await missed(client)).toHaveLength(1)
})

test('a browser that was away gets what it missed, in order, and nobody else’s events', async () => {
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  const browser = await server.signInAs(client)
  const { seqs } = await listening(client)
  await say([socketRooms.user(client.id)], 'seen')
  await vi.waitFor(() => expect(seqs).toHaveLength(1))
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => say([socketRooms.user(n % 3 === 0 ? other.id : client.id)], `${n}`)),
  )
  await vi.waitFor(() => expect(seqs).toHaveLength(21))

  const { result } = (await browser.get('/user/events', { after: seqs[0] })).json()
  expect(result.events.map(({ seq }: SocketMessage) => seq)).toEqual(seqs.slice(1))
  expect([...seqs].sort((a, b) => a - b)).toEqual(seqs)
  expect(result).toMatchObject({ incomplete: false })
})

test('a profile gives the latest event’s number to continue from, or to learn that this is impossible', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const missed = async (query: { after: number }) => (await browser.get('/user/events', query)).json().result
  const { seqs } = await listening(client)
  await say([socketRooms.user(client.id)], 'before')
  await vi.waitFor(() => expect(seqs).toHaveLength(1))
  const { lastEvent: last } = (await browser.get('/user/view-profile')).json().result
  expect(last).toBe(seqs[0])

  await say([socketRooms.user(client.id)], 'while the line was down')
  await vi.waitFor(() => expect(seqs).toHaveLength(2))
  const after = await missed({ after: last })
  expect(after).toMatchObject({ events: [{ seq: seqs[1] }], last: seqs[1], incomplete: false })
  expect(await missed({ after: after.last })).toEqual({ events: [], last: seqs[1], incomplete: false })

  expect(await missed({ after: last + 1000 })).toMatchObject({ last: seqs[1], incomplete: true })
  await sql`update events set created_at = now() - interval '8 days'`.execute(server.db)
  await purgeExpiredRows(server.db)
  expect(await missed({ after: last - 1 })).toMatchObject({ last: seqs[1], incomplete: true })
  expect(await missed({ after: seqs[1] ?? 0 })).toEqual({ events: [], last: seqs[1], incomplete: false })
})

test('a browser that has seen an event a promoted standby never received is told to reload everything', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const { seqs } = await listening(client)
  for (const text of ['kept', 'lost', 'after']) await say([socketRooms.user(client.id)], text)
  await vi.waitFor(() => expect(seqs).toHaveLength(3))
  const [kept, lost = 0, after] = seqs
  await server.db.deleteFrom('events').where('seq', '=', lost).execute()
  const missed = async (known = 0) => (await browser.get('/user/events', { after: known })).json().result
  expect(await missed(lost)).toMatchObject({ events: [{ seq: after }], incomplete: true })
  expect(await missed(kept)).toMatchObject({ events: [{ seq: after }], incomplete: false })
})

test('logging out closes the session’s sockets on every process', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const cut = [0, 1].map((process) => {
    const socket = connect(browser.cookie, { process })
    return new Promise((resolve) => socket.once('disconnect', resolve))
  })
  await vi.waitFor(() => expect(open.filter(({ connected }) => connected)).toHaveLength(2))
  await browser.post('/auth/logout')
  expect(await Promise.all(cut)).toEqual(['io server disconnect', 'io server disconnect'])
})

test('a relay that has been stopped sends no more queries, whatever it receives', async () => {
  const pool = createPool({ url: server.url, max: 1 })
  const troubles: unknown[] = []
  const relay = await startRelay({ pool, emit: () => {}, onError: (error) => troubles.push(error) })
  await relay.stop()
  await pool.end()
  await relay.send()
  expect(troubles).toEqual([])
})
