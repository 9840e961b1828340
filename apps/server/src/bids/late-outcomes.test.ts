import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { priceWins } from '@seriba/server-bids/price-wins'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const aDesk = async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const put = (path: string) => async (body: Record<string, unknown>) => {
    const answer = (await desk.put(path, body)).json()
    return answer.messageCode ?? 'done'
  }
  return {
    setStatus: put('/bid/update-bid-status'),
    setPrice: put('/bid/update-sold-price'),
    edit: put('/bid/update-bid'),
    move: put('/purchased-cars/update-status'),
  }
}

const lotOfDaysAgo = (days: number) =>
  aLot(server.db, { auction_at: new Date(Date.now() - days * dayMs), status: lotStatus.soldNego })
const purchaseOf = (bidId: number) =>
  server.db.selectFrom('purchases').selectAll().where('bid_id', '=', bidId).executeTakeFirstOrThrow()

test('a sale negotiated overnight can be entered in the archive, with a reason, for sixty days', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const bid = await aBid(server.db, client, { lot: await lotOfDaysAgo(1), status: bidStatus.finished })
  expect(await desk.setStatus({ bidId: bid.id, status: 6 })).toBe('field_required')
  expect(await desk.setStatus({ bidId: bid.id, status: 2, reason: 'No' })).toBe('bid_archived')
  expect(await desk.setStatus({ bidId: bid.id, status: 6, reason: ' Negotiated overnight ' })).toBe('done')
  expect(await desk.setPrice({ bidId: bid.id, soldPrice: 480_000 })).toBe('field_required')
  expect(await desk.setPrice({ bidId: bid.id, soldPrice: 480_000, reason: 'The hall’s fax' })).toBe('done')
  expect(await ledgerLinesOf(server.db, client)).toEqual([['charge', -480_000]])
  const audit = await server.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity', '=', 'bid')
    .where('entity_id', '=', String(bid.id))
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'bid.status', after: { status: 6, reason: 'Negotiated overnight' } },
    { action: 'bid.soldPrice', after: { soldPrice: 480_000, reason: 'The hall’s fax' } },
  ])
  expect(await desk.edit({ bidId: bid.id, amount: 900_000 })).toBe('bid_archived')

  const old = await aBid(server.db, client, { lot: await lotOfDaysAgo(62), status: bidStatus.finished })
  expect(await desk.setStatus({ bidId: old.id, status: 6, reason: 'Late' })).toBe('bid_archived')
  expect(await desk.setPrice({ bidId: old.id, soldPrice: 1, reason: 'Late' })).toBe('bid_archived')
})

test('a corrected price does not change the purchase’s status and does not revive a canceled one', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const bid = await aBid(server.db, client, { sold_price: 450_000 })
  await desk.setStatus({ bidId: bid.id, status: 6 })
  const { id } = await purchaseOf(bid.id)
  for (const status of [1, 2, 3, 4, 5]) await desk.move({ id, status })
  expect(await desk.setPrice({ bidId: bid.id, soldPrice: 455_000 })).toBe('done')
  expect(await purchaseOf(bid.id)).toMatchObject({ status: 5, price: 455_000 })
  expect(await ledgerLinesOf(server.db, client)).toEqual([
    ['charge', -450_000],
    ['correction', -5_000],
  ])

  const other = await aBid(server.db, client, { sold_price: 300_000 })
  await desk.setStatus({ bidId: other.id, status: 6 })
  await desk.move({ id: (await purchaseOf(other.id)).id, status: 7, reason: 'The seller withdrew' })
  await desk.setPrice({ bidId: other.id, soldPrice: 310_000 })
  expect(await purchaseOf(other.id)).toMatchObject({ status: 7, price: 310_000 })
  expect((await ledgerLinesOf(server.db, client)).slice(2)).toEqual([
    ['charge', -300_000],
    ['chargeBack', 300_000],
  ])
})

test('a reversed win resumes where its purchase left off, but cannot be reversed once the car is on a ship', async () => {
  const desk = await aDesk()
  const bid = await aBid(server.db, await aClient(server.db), { sold_price: 450_000 })
  await desk.setStatus({ bidId: bid.id, status: 6 })
  const { id } = await purchaseOf(bid.id)
  for (const status of [1, 2, 3]) await desk.move({ id, status })
  await desk.setStatus({ bidId: bid.id, status: 5 })
  expect(await purchaseOf(bid.id)).toMatchObject({ status: 7, left_from: 3 })
  await desk.setStatus({ bidId: bid.id, status: 6 })
  expect(await purchaseOf(bid.id)).toMatchObject({ status: 3, left_from: null })
  await desk.move({ id, status: 4 })
  expect(await desk.setStatus({ bidId: bid.id, status: 5 })).toBe('purchase_on_its_way')
  expect(await purchaseOf(bid.id)).toMatchObject({ status: 4 })
})

test('a win costs the sold price reported by the feed, whether that arrives before or after confirmation', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const sold = { status: lotStatus.sold, sold_price: 250_000 }
  const before = await aBid(server.db, client, { lot: await aLot(server.db, sold), status: 2 })
  await desk.setStatus({ bidId: before.id, status: 6 })
  expect(await purchaseOf(before.id)).toMatchObject({ price: 250_000 })

  const after = await aBid(server.db, client, { status: 2 })
  await desk.setStatus({ bidId: after.id, status: 6 })
  expect(await purchaseOf(after.id)).toMatchObject({ price: null })
  const run = () => priceWins({ db: server.db, publicUrl: undefined })
  expect(await run()).toBe(0)
  await server.db.updateTable('lots').set(sold).where('id', '=', after.lot_id).execute()
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await purchaseOf(after.id)).toMatchObject({ price: 250_000 })
  expect(await ledgerLinesOf(server.db, client)).toEqual([
    ['charge', -250_000],
    ['charge', -250_000],
  ])

  // What staff have entered stays.
  await desk.setPrice({ bidId: after.id, soldPrice: 255_000 })
  expect(await run()).toBe(0)
  expect(await purchaseOf(after.id)).toMatchObject({ price: 255_000 })
})

test('a purchase canceled before it has a price holds no credit', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const activeBids = async () =>
    (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo.activeBids
  const bid = await aBid(server.db, client, { amount: 600_000, status: 2 })
  await desk.setStatus({ bidId: bid.id, status: 6 })
  expect(await activeBids()).toBe(600_000)
  await desk.move({ id: (await purchaseOf(bid.id)).id, status: 7, reason: 'The hall cancelled it' })
  expect(await activeBids()).toBe(0)
})

test('a price sent with a status is entered together with it or not at all', async () => {
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  const desk = await aDesk()
  const lot = await aLot(server.db)
  const [won, second] = [await aBid(server.db, client, { lot }), await aBid(server.db, other, { lot })]
  expect(await desk.setStatus({ bidId: won.id, status: 6, soldPrice: 420_000 })).toBe('done')
  expect(await purchaseOf(won.id)).toMatchObject({ price: 420_000 })
  expect(await desk.setStatus({ bidId: second.id, status: 6, soldPrice: 430_000 })).toBe('lot_already_won')
  const refused = await server.db
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', second.id)
    .executeTakeFirst()
  expect(refused).toMatchObject({ status: 1, sold_price: null })
})

test('a stock order that is won again is charged its current amount', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
  const order = await aBid(server.db, client, { lot, amount: 900_000 })
  await desk.setStatus({ bidId: order.id, status: 6 })
  await desk.setStatus({ bidId: order.id, status: 1 })
  await desk.edit({ bidId: order.id, amount: 870_000 })
  await desk.setStatus({ bidId: order.id, status: 6 })
  expect(await purchaseOf(order.id)).toMatchObject({ price: 870_000 })
  expect((await ledgerLinesOf(server.db, client)).at(-1)).toEqual(['charge', -870_000])
})
