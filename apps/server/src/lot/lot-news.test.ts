import { Readable } from 'node:stream'
import type { SocketMessage, WatchedLots } from '@seriba/contracts/socket-messages'
import { mostWatchedLots, watchLots } from '@seriba/domain/notifications/event-types'
import { importFeed } from '@seriba/server-feed/import-feed'
import { createPool } from '@seriba/server-kit/db'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aBid, aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { ndjson } from '../test/feed-imports.ts'
import { connected, liveSocket } from '../test/live-socket.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
const open: Socket[] = []
let runtime: Runtime
let pool: ReturnType<typeof createPool>

beforeAll(async () => {
  pool = createPool({ url: server.url, max: 3 })
  runtime = await startRuntime({
    url: server.url,
    db: server.db,
    config: testConfig,
    log: pino({ level: 'silent' }),
  })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(async () => {
  await runtime.stop()
  await pool.end()
})

/** A user's window that shows lots, and the lots it is notified of. */
async function window(user: TestUser, lots: WatchedLots) {
  const { cookie } = await server.signInAs(user)
  const address = `http://127.0.0.1:${runtime.port}`
  const socket = liveSocket(address, cookie)
  open.push(socket)
  const told: string[] = []
  const ofBids: string[] = []
  socket.on('notification', ({ payload }: SocketMessage) => {
    if (payload.eventType === 'lotChanged') told.push(payload.lotId)
    if (payload.eventType === 'bidLotsChanged') ofBids.push(...payload.lotIds)
  })
  await connected(socket)
  const show = (shown: WatchedLots) => socket.emitWithAck(watchLots, shown)
  await show(lots)
  return { told, ofBids, show }
}

const shown = (...lots: TestLot[]): WatchedLots =>
  lots.map(({ id, kind }) => ({ pageType: kind === 'stock' ? 'stock' : 'car-auction', id: String(id) }))

/** Results of lots as a hall sends them, all in one feed. */
const importResults = (...lots: TestLot[]) =>
  importFeed(
    { pool },
    Readable.from([
      ndjson(
        lots.map(({ kind, auction, auction_at, lot_no }) => ({
          kind,
          auction,
          auctionDate: auction_at,
          lotNo: lot_no,
          status: 'sold',
          soldPrice: 500_000,
        })),
      ),
    ]),
  )

/** The log has been read up to here: new lots are not announced to windows opened later. */
async function logRead() {
  const marker = await aLot(server.db)
  const { told } = await window(await aClient(server.db), shown(marker))
  await importResults(marker)
  await vi.waitFor(() => expect(told).toContain(String(marker.id)))
}

test('a window is told about the result of the lot it shows, and about no other lot', async () => {
  const [lot, other] = [await aLot(server.db), await aLot(server.db)]
  await logRead()
  const client = await aClient(server.db)
  const [here, elsewhere] = [await window(client, shown(lot)), await window(client, [])]
  await importResults(other, lot)
  await vi.waitFor(() => expect(here.told).toEqual([String(lot.id)]))
  await elsewhere.show(shown(other))
  expect([here.told, elsewhere.told]).toEqual([[String(lot.id)], []])
})

test('a window with lists is told about all the lots it shows, up to the limit', async () => {
  const lots = [await aLot(server.db), await aLot(server.db)]
  await logRead()
  const longest = '9'.repeat(10)
  const others = Array.from({ length: mostWatchedLots - 2 }, (_, at) => ({
    pageType: 'machinery-stats' as const,
    id: String(Number(longest) - at),
  }))
  const { told, show } = await window(await aClient(server.db), [...others, ...shown(...lots)])
  await importResults(...lots)
  await vi.waitFor(() => expect(told.sort()).toEqual(lots.map(({ id }) => String(id)).sort()))
  await show([...others, ...others])
  await importResults(...lots)
  await logRead()
  expect(told).toHaveLength(2)
})

test('a window that has moved on to another lot is told only about that one', async () => {
  const [lot, other] = [await aLot(server.db), await aLot(server.db)]
  await logRead()
  const { told, show } = await window(await aClient(server.db), shown(lot))
  await show(shown(other))
  await importResults(lot, other)
  await vi.waitFor(() => expect(told).toEqual([String(other.id)]))
})

test('staff are told about lots with bids, whatever page they are on, and buyers are not', async () => {
  const [lot, other] = [await aLot(server.db), await aLot(server.db)]
  const client = await aClient(server.db)
  await aBid(server.db, client, { lot })
  await logRead()
  const desk = await window(await aManager(server.db), [])
  const buyer = await window(client, [])
  await importResults(lot, other)
  await vi.waitFor(() => expect(desk.ofBids).toContain(String(lot.id)))
  expect([desk.ofBids.includes(String(other.id)), desk.told, buyer.ofBids, buyer.told]).toEqual([
    false,
    [],
    [],
    [],
  ])
})

test('a user who may not see such lots is not told, and invalid requests get nothing', async () => {
  const lot = await aLot(server.db)
  await logRead()
  const barred = await window(
    await aClient(server.db, { permissions: { carAuctionsView: false } }),
    shown(lot),
  )
  const confused = await window(await aClient(server.db), 'everything' as never)
  const allowed = await window(await aClient(server.db), shown(lot))
  await importResults(lot)
  await vi.waitFor(() => expect(allowed.told).toEqual([String(lot.id)]))
  expect([barred.told, confused.told]).toEqual([[], []])
})

test('people looking at a stock car are told when it is won or becomes available again', async () => {
  const car = await aLot(server.db, { kind: 'stock' })
  const bid = await aBid(server.db, await aClient(server.db), { lot: car })
  await logRead()
  const { told } = await window(await aClient(server.db), shown(car))
  const manager = await aManager(server.db)
  await setStatus(manager, bid.id, 6)
  await vi.waitFor(() => expect(told).toEqual([String(car.id)]))
  await setStatus(manager, bid.id, 1)
  await vi.waitFor(() => expect(told).toHaveLength(2))
})
