import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { withTransaction } from '@seriba/server-kit/db'
import {
  notifyFeedsChanged,
  notifyPaymentsChanged,
  notifyPurchasesChanged,
} from '@seriba/server-kit/desk-events'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPurchase } from '../purchases/purchase-world.ts'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { connected, liveSocket } from '../test/live-socket.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const open: Socket[] = []
let runtime: Runtime

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  runtime = await startRuntime({ url: server.url, db: server.db, config: testConfig, log })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => runtime.stop())

/** What somebody's open page hears from desks, by kind; a connection cut by the server is reopened, as pages do. */
async function listening(user: TestUser) {
  const { cookie } = await server.signInAs(user)
  const origin = `http://127.0.0.1:${runtime.port}`
  const socket = liveSocket(origin, cookie, { reconnection: false })
  open.push(socket)
  const heard: string[] = []
  socket.on('notification', ({ payload }: SocketMessage) => {
    if (/^(purchases|payments|feeds)Changed$/.test(payload.eventType)) heard.push(payload.eventType)
  })
  await connected(socket)
  const cut = new Promise((resolve) => socket.once('disconnect', resolve))
  const connectedAgain = cut.then(
    () =>
      new Promise<void>((resolve) => {
        socket.once('connect', resolve)
        socket.connect()
      }),
  )
  return { heard, connectedAgain }
}

const kinds = (heard: string[]) => [...new Set(heard.splice(0))].sort()
const heardOf = (heard: string[], expected: string[]) =>
  vi.waitFor(() => expect([...new Set(heard)].sort()).toEqual(expected))

test('another manager’s open page receives changes to purchases, payments, and feeds as they happen', async () => {
  const { heard } = await listening(await aManager(server.db))
  const client = await aClient(server.db)
  const { id, desk } = await aPurchase(server, client)
  await heardOf(heard, ['paymentsChanged', 'purchasesChanged'])
  kinds(heard)
  const call = async (does: () => Promise<{ statusCode: number; body: string }>, hears: string[]) => {
    const { statusCode, body } = await does()
    expect(statusCode, body).toBe(200)
    await heardOf(heard, hears)
    kinds(heard)
  }
  const voyage = {
    line: 'East Sea',
    ship: 'Sun Rio',
    number: '121',
    fromPort: 'Nagoya',
    toPort: 'Vladivostok',
  }
  await call(
    () => desk.put('/purchased-cars/save-note', { id, note: 'At the yard', staffNote: '', version: 1 }),
    ['purchasesChanged'],
  )
  await call(
    () =>
      desk.post('/site/voyages', {
        ...voyage,
        cutOff: '2099-12-01',
        capacity: null,
        etd: '2099-12-08',
        eta: '2099-12-15',
      }),
    ['purchasesChanged'],
  )
  await call(
    () =>
      desk.post('/payments/create', {
        userId: client.id,
        type: 'Remittances',
        amount: 5000,
        method: 'bank',
        description: 'SWIFT 1',
        force: true,
      }),
    ['paymentsChanged', 'purchasesChanged'],
  )
  await call(() => desk.post('/feed/create', { name: 'Hokuto', everyMinutes: null }), ['feedsChanged'])
})

test('staff receive events only for desks they may read, and a client and their dealer receive none', async () => {
  const { heard: shipping } = await listening(
    await aManager(server.db, { permissions: { feedsManage: false } }),
  )
  const { heard: feeds } = await listening(
    await aManager(server.db, { permissions: { managerBidForClient: false } }),
  )
  const client = await aClient(server.db)
  const { heard: buyer } = await listening(client)
  await withTransaction(server, async (tx) => {
    await notifyPurchasesChanged(tx, client.id, null)
    await notifyPaymentsChanged(tx, null)
    await notifyFeedsChanged(tx, null)
  })
  await heardOf(shipping, ['paymentsChanged', 'purchasesChanged'])
  await heardOf(feeds, ['feedsChanged'])
  expect(buyer).toEqual([])
})

test('staff who lose access to a desk stop receiving its events without logging in again', async () => {
  const owner = await server.signInAs(await aManager(server.db, { staffRole: 'owner' }))
  const colleague = await aManager(server.db)
  const { heard, connectedAgain } = await listening(colleague)
  const { statusCode, body } = await owner.put('/staff/update', {
    id: colleague.id,
    permissions: { feedsManage: false },
    reason: 'No longer with feeds',
  })
  expect(statusCode, body).toBe(200)
  await connectedAgain
  await withTransaction(server, async (tx) => {
    await notifyFeedsChanged(tx, null)
    await notifyPaymentsChanged(tx, null)
  })
  await heardOf(heard, ['paymentsChanged'])
})
