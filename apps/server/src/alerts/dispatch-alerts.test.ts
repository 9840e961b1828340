import { hourMs } from '@seriba/domain/time/jst'
import { dispatchAlerts } from '@seriba/server-alerts/dispatch-alerts'
import { quietOver } from '@seriba/server-alerts/quiet-over'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPurchase } from '../purchases/purchase-world.ts'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { numberEvents } from '../test/number-events.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
const titlesTo = async (id: number) => (await pushesTo(server.db, id)).map(({ title }) => title)
const choose = (
  id: number,
  change: { notifications_off?: string[]; quiet_on?: boolean; quiet_urgent?: boolean },
) =>
  server.db
    .updateTable('users')
    .set({ time_zone: 'UTC', quiet_from: 22 * 60, quiet_to: 7 * 60, ...change })
    .where('id', '=', id)
    .execute()

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`)

test('news reaches the people it is for, but not the person who caused it', async () => {
  const [manager, colleague, client, stranger] = [
    await aManager(server.db),
    await aManager(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const devices = []
  for (const user of [manager, colleague, client, stranger]) devices.push(await aListener(server, user))
  const bid = await aBid(server.db, client)
  await setStatus(manager, bid.id, 2)
  await dispatchNumberedAlerts(server.db)
  const told = []
  for (const { id } of devices) told.push(await titlesTo(id))
  expect(told).toEqual([[], ['Manager Change Bid Status'], ['Manager update your Bid Status'], []])
  const [, , own] = devices
  const [alert] = await pushesTo(server.db, own?.id ?? 0)
  expect(alert).toMatchObject({
    body: expect.stringMatching(/^USS Tokyo \d+, Toyota Land Cruiser Prado, TX L, 2019\nBid$/),
    path: `/car-auctions/${bid.lot_id}`,
    urgent: false,
  })
})

test('the answer to a withdrawal request reaches the client together with the outcome', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + hourMs) })
  const { id: bidId } = await aBid(server.db, client, { lot, status: 2 })
  await (await server.signInAs(client)).post('/bid/ask-withdrawal', { bidId, reason: '' })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/answer-withdrawal', { bidId, answer: 'too_late', note: '' })
  await dispatchNumberedAlerts(server.db)
  expect((await pushesTo(server.db, id)).at(-1)?.body).toMatch(/\ntoo late, the bid stands$/)
})

test('news about money and ships reaches a client through every channel that is not switched off', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  const { move, id: purchaseId, desk } = await aPurchase(server, client)
  const pay = (amount: number) =>
    desk.post('/payments/create', { userId: client.id, type: 'Remittances', amount, method: 'bank' })
  await dispatchNumberedAlerts(server.db)
  await move(1)
  await pay(90_000)
  await dispatchNumberedAlerts(server.db)
  expect((await pushesTo(server.db, id)).slice(-2)).toMatchObject([
    {
      title: 'Toyota Land Cruiser Prado: Domestic transport',
      body: expect.stringMatching(/^\S+$/),
      path: `/purchases/${purchaseId}`,
    },
    { title: 'Payment received', body: '¥\u00A090\u00A0000', path: '/payments', urgent: false },
  ])
  await choose(client.id, { notifications_off: ['payment.push', 'shipment.push'] })
  const told = (await pushesTo(server.db, id)).length
  await move(2)
  await pay(91_000)
  await dispatchNumberedAlerts(server.db)
  expect(await pushesTo(server.db, id)).toHaveLength(told)
})

test('a dealer hears about their own clients’ wins only', async () => {
  const manager = await aManager(server.db)
  const dealer = await aDealer(server.db)
  const [own, other] = [await aClient(server.db, { dealer }), await aClient(server.db)]
  const { id } = await aListener(server, dealer)
  for (const client of [own, other]) {
    const lot = await aBid(server.db, client, { status: 2 })
    await setStatus(manager, lot.id, 6)
  }
  await dispatchNumberedAlerts(server.db)
  expect(await titlesTo(id)).toEqual(['Your client won an auction'])
  const [alert] = await pushesTo(server.db, id)
  expect(alert?.body).toContain(`client ${own.email.match(/\d+/)?.[0]}: USS Tokyo`)
})

test('a hundred events each arrive once, however many processes deliver them', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  await withTransaction(server, async (tx) => {
    for (let lotNo = 1; lotNo <= 100; lotNo++) {
      await recordEvent(tx, {
        name: 'notification',
        rooms: [socketRooms.user(client.id)],
        payload: {
          eventType: 'translationReady',
          messageEn: `Translation ${lotNo}`,
          messageRu: '',
          lotNo,
          auctionName: 'USS Tokyo',
          specification: 'Toyota Prado',
          detail: { lotId: '1', lotType: 'auction' },
        },
      })
    }
  })
  await numberEvents(server.db)
  await Promise.all(Array.from({ length: 8 }, () => dispatchAlerts({ db: server.db })))
  await dispatchAlerts({ db: server.db })
  const titles = await titlesTo(id)
  expect(titles).toHaveLength(100)
  expect(new Set(titles).size).toBe(100)
  expect(new Set((await pushesTo(server.db, id)).map(({ tag }) => tag)).size).toBe(100)
})

test('a topic that is switched off for a channel is not sent there', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const { id } = await aListener(server, client)
  await choose(client.id, { notifications_off: ['bidStatus.push'] })
  const bid = await aBid(server.db, client)
  await setStatus(manager, bid.id, 2)
  await dispatchNumberedAlerts(server.db)
  expect(await titlesTo(id)).toEqual([])
})

test('quiet hours hold news back until they are over, but let a win through', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const { id } = await aListener(server, client)
  await choose(client.id, { quiet_on: true })
  const [first, second, won] = [
    await aBid(server.db, client),
    await aBid(server.db, client),
    await aBid(server.db, client, { status: 2 }),
  ]
  await setStatus(manager, first.id, 2)
  await setStatus(manager, second.id, 3)
  await setStatus(manager, won.id, 6)
  await dispatchNumberedAlerts(server.db, at('23:30'))
  expect(await titlesTo(id)).toEqual(['You won 1 auction'])

  const { rows } = await sql<{ run_at: string; count: number }>`
    select count(*) as count, max(extract(epoch from run_at - now())) as run_at
    from graphile_worker._private_jobs where payload->>'userId' = ${String(client.id)}`.execute(server.db)
  expect(rows[0]?.count).toBe(1)
  // From 23:30 to 7:00.
  expect(Number(rows[0]?.run_at) / 3600).toBeCloseTo(7.5, 1)

  await Promise.all([0, 1].map(() => quietOver({ db: server.db }, { userId: client.id })))
  expect(await titlesTo(id)).toEqual(['You won 1 auction', '2 notifications during quiet hours'])
  const summary = (await pushesTo(server.db, id)).at(-1)
  expect(summary).toMatchObject({
    path: '/bids',
    body: expect.stringContaining('Manager update your Bid Status: USS Tokyo'),
  })
})

test('people who choose to sleep through wins are told afterwards', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const { id } = await aListener(server, client)
  await choose(client.id, { quiet_on: true, quiet_urgent: false })
  const bid = await aBid(server.db, client, { status: 2 })
  await setStatus(manager, bid.id, 6)
  await dispatchNumberedAlerts(server.db, at('03:00'))
  expect(await titlesTo(id)).toEqual([])
  await quietOver({ db: server.db }, { userId: client.id })
  expect(await titlesTo(id)).toEqual(['You won 1 auction'])
})

test('messages are written in their reader’s language and include the original text', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db, { language: 693 })]
  const { id } = await aListener(server, client)
  const bid = await aBid(server.db, client)
  await (await server.signInAs(manager)).post('/bid/save-chat', { bidId: bid.id, comment: 'Фото готовы' })
  await dispatchNumberedAlerts(server.db)
  const [alert] = await pushesTo(server.db, id)
  expect(alert).toMatchObject({
    title: 'Новое сообщение от менеджера',
    body: expect.stringMatching(/\nФото готовы$/),
    path: `/bids?bid=${bid.id}`,
  })
})
