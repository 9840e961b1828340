import { webhookData } from '@seriba/contracts/webhook-events'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLedgerRow, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { webhookWorld } from '../test/webhook-world.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const { server, receiver, aListener, send } = webhookWorld()
const { setStatus } = deskOf(server)
const { aWonCar, desk } = wonCarsOf(server)
const clientOf = (dealer: { id: number }) => aClient(server.db, { dealer, creditLimit: 10_000_000 } as never)
/** In the order in which the events happened, since several are sent at once. */
const told = () =>
  receiver()
    .heard.map(({ event }) => event)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(({ type, data }) => [type, data] as const)

test('a client’s bid is reported from placement to outcome, each time in its state at that moment', async () => {
  const { dealer } = await aListener()
  const client = await clientOf(dealer)
  const lot = await aLot(server.db)
  const browser = await server.signInAs(client)
  expect((await browser.post('/bid/create', bidOn(lot, 500_000))).statusCode).toBe(200)
  const { id } = await server.db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow()
  const manager = await aManager(server.db)
  await (await server.signInAs(manager)).put('/bid/update-bid', { bidId: id, amount: 620_000 })
  await setStatus(manager, id, bidStatus.finished)
  await send()
  expect(told()).toMatchObject([
    ['bid.created', { bidId: id, clientId: client.id, lotId: String(lot.id), amount: 500_000, bidStatus: 1 }],
    ['bid.updated', { bidId: id, amount: 620_000 }],
    ['bid.lost', { bidId: id, bidStatus: 5, lotNo: lot.lot_no, auctionName: 'USS Tokyo', soldPrice: null }],
  ])
})

test('a win is reported along with its purchase, price, and invoice', async () => {
  const { dealer } = await aListener()
  const { id, bidId } = await aWonCar(await clientOf(dealer), 400_000)
  const staff = await desk()
  const { number } = (await staff.post('/invoice/create', { purchaseId: id })).json().result
  await send()
  const types = receiver().types()
  expect(types.slice(0, 3)).toEqual(expect.arrayContaining(['bid.created', 'bid.won', 'purchase.created']))
  expect(told()).toEqual(
    expect.arrayContaining([
      ['bid.won', expect.objectContaining({ bidId, bidStatus: 6 })],
      ['purchase.created', expect.objectContaining({ purchaseId: id, bidId })],
      ['purchase.updated', expect.objectContaining({ purchaseId: id, totalPrice: 400_000 })],
      ['invoice.issued', expect.objectContaining({ number, purchaseId: id, total: 400_000, replaces: null })],
    ]),
  )
  const count = receiver().heard.length
  // What nobody can see is not reported either.
  await sql`update purchases set staff_note = 'Call them' where id = ${id}`.execute(server.db)
  await send()
  expect(receiver().heard).toHaveLength(count)
})

test('every event matches its contract, including its group and times', async () => {
  const { dealer } = await aListener()
  const group = await aGroup(server.db, dealer)
  await aBid(server.db, dealer, { group_id: group.id })
  await aLedgerRow(server.db, dealer, 70_000)
  const { id } = await aWonCar(dealer, 300_000)
  await (await desk()).post('/invoice/create', { purchaseId: id })
  await send()
  for (const { event } of receiver().heard) {
    const schema = webhookData[event.type]
    expect(schema.parse(event.data), event.type).toEqual(event.data)
    expect(event.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
    expect(event.id).toMatch(/^evt_[0-9a-f]{32}$/)
  }
  expect(told()).toContainEqual([
    'bid.created',
    expect.objectContaining({ group: { id: group.id, label: 'A' } }),
  ])
  expect(told()).toContainEqual(['payment.received', expect.objectContaining({ amount: 70_000 })])
})

test('a dealer is sent only their own rows, and not their clients’ payments', async () => {
  const { dealer } = await aListener()
  await aListener({ dealer: await aDealer(server.db) })
  const client = await clientOf(dealer)
  const bid = await aBid(server.db, client)
  await aBid(server.db, await aClient(server.db))
  await aLedgerRow(server.db, client, 50_000)
  await send()
  expect(told()).toMatchObject([['bid.created', { bidId: bid.id }]])
})

test('an endpoint receives only the events chosen for it, and a second endpoint gets the same event', async () => {
  const { dealer } = await aListener({ events: ['bid.won'] })
  const second = await aListener({ events: ['bid.created', 'bid.won'], dealer })
  await aBid(server.db, dealer)
  await send()
  expect(receiver().types()).toEqual(['bid.created'])
  await server.db.updateTable('bids').set({ status: 6 }).where('client_id', '=', dealer.id).execute()
  await send()
  const wins = receiver().heard.filter(({ event }) => event.type === 'bid.won')
  expect(wins).toHaveLength(2)
  expect(new Set(wins.map(({ event }) => event.id)).size).toBe(1)
  expect(await second.deliveries()).toHaveLength(2)
})

test('nothing that is rolled back is reported, and a former dealer hears nothing', async () => {
  const { dealer, deliveries } = await aListener()
  await expect(
    withTransaction(server, async (tx) => {
      await aBid(tx, dealer)
      throw new Error('No bid after all')
    }),
  ).rejects.toThrow('No bid after all')
  await aBid(server.db, dealer)
  await server.db.updateTable('users').set({ role_id: 1064 }).where('id', '=', dealer.id).execute()
  await aBid(server.db, dealer)
  await send()
  expect(receiver().heard).toEqual([])
  await server.db.updateTable('users').set({ role_id: 1092 }).where('id', '=', dealer.id).execute()
  await send()
  expect(receiver().types()).toEqual(['bid.created'])
  expect(await deliveries()).toHaveLength(1)
})
