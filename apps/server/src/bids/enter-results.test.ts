import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let manager: TestUser
beforeAll(async () => {
  manager = await aManager(server.db)
})

/** Its sale time has passed. */
const aLotOfToday = () => aLot(server.db, { auction_at: new Date() })
const aBidOf = async (client: TestUser, more = {}) =>
  aBid(server.db, client, { lot: await aLotOfToday(), status: bidStatus.bid, ...more })

const enter = async (rows: object[], user = manager) =>
  (await server.signInAs(user)).put('/bid/results', { rows })
const outcomeOf = (bidId: number) =>
  server.db
    .selectFrom('bids')
    .select(['status', 'sold_price'])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow()
const purchasesOf = (bidId: number) =>
  server.db.selectFrom('purchases').select('price').where('bid_id', '=', bidId).execute()

test('results for many bids are entered at once: wins become purchases, and the others are finished', async () => {
  const client = await aClient(server.db)
  const [won, lost, unsold] = [
    await aBidOf(client),
    await aBidOf(client),
    await aBidOf(client, { sold_price: 1 }),
  ]
  const response = await enter([
    { bidId: won.id, outcome: 'win', soldPrice: 480_000 },
    { bidId: lost.id, outcome: 'lost', soldPrice: 700_000 },
    { bidId: unsold.id, outcome: 'notSold' },
  ])
  expect(response.json().result).toEqual({
    entered: [won, lost, unsold].map(({ id, sold_price: priceFrom }) => ({
      bidId: id,
      from: bidStatus.bid,
      priceFrom,
    })),
    skipped: [],
  })
  expect(await outcomeOf(won.id)).toEqual({ status: bidStatus.win, sold_price: 480_000 })
  expect(await purchasesOf(won.id)).toEqual([{ price: 480_000 }])
  expect(await outcomeOf(lost.id)).toEqual({ status: bidStatus.finished, sold_price: 700_000 })
  expect(await outcomeOf(unsold.id)).toEqual({ status: bidStatus.finished, sold_price: null })
})

test('a refused row does not affect the others and changes nothing in its bid', async () => {
  const lot = await aLotOfToday()
  const [first, second] = [
    await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.bid }),
    await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.bid }),
  ]
  const response = await enter([
    { bidId: first.id, outcome: 'win', soldPrice: 480_000 },
    { bidId: second.id, outcome: 'win', soldPrice: 480_000 },
    { bidId: 2_000_000_000, outcome: 'lost' },
  ])
  expect(response.json().result).toEqual({
    entered: [{ bidId: first.id, from: bidStatus.bid, priceFrom: null }],
    skipped: [
      { bidId: second.id, code: 'lot_already_won' },
      { bidId: 2_000_000_000, code: 'bid_not_found' },
    ],
  })
  expect(await outcomeOf(second.id)).toEqual({ status: bidStatus.bid, sold_price: null })
})

describe('a lot sold for less than the bid', () => {
  const lost = (bidId: number, more = {}) => ({ bidId, outcome: 'lost', soldPrice: 480_000, ...more })
  const skippedOf = async (rows: object[]) =>
    (await enter(rows)).json().result.skipped.map(({ code }: { code: string }) => code)

  test('can be entered as lost only after confirmation, which changes nothing else', async () => {
    const bid = await aBidOf(await aClient(server.db), { amount: 500_000 })
    expect(await skippedOf([lost(bid.id)])).toEqual(['below_maximum'])
    expect(await outcomeOf(bid.id)).toEqual({ status: bidStatus.bid, sold_price: null })
    expect(await skippedOf([lost(bid.id, { belowMaximum: true })])).toEqual([])
    expect(await outcomeOf(bid.id)).toEqual({ status: bidStatus.finished, sold_price: 480_000 })
  })

  test('can be lost for one client without confirmation if the other client won it', async () => {
    const lot = await aLotOfToday()
    const [first, second] = [
      await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.bid, amount: 600_000 }),
      await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.new, amount: 500_000 }),
    ]
    const rows = [lost(second.id), { bidId: first.id, outcome: 'win', soldPrice: 480_000 }]
    expect(await skippedOf(rows)).toEqual([])
  })

  test('raises the same question in the Bid Manager if the price is already known', async () => {
    const desk = await server.signInAs(manager)
    const said = async (bidId: number, more = {}) =>
      (await desk.put('/bid/update-bid-status', { bidId, status: bidStatus.finished, ...more })).json()
        .messageCode ?? 'done'
    const finish = (bidId: number, more = {}) => said(bidId, { belowMaximum: false, ...more })
    const client = await aClient(server.db)
    const typed = await aBidOf(client, { amount: 500_000, sold_price: 480_000 })
    expect(await finish(typed.id)).toBe('below_maximum')
    expect(await finish(typed.id, { belowMaximum: true })).toBe('done')
    const sold = await aLot(server.db, {
      auction_at: new Date(),
      status: lotStatus.sold,
      sold_price: 480_000,
    })
    const told = await aBid(server.db, client, { lot: sold, status: bidStatus.bid, amount: 500_000 })
    expect(await finish(told.id)).toBe('below_maximum')
    expect(await finish(told.id, { reason: 'The hall was not told in time' })).toBe('done')
    const unsold = await aLot(server.db, {
      auction_at: new Date(),
      status: lotStatus.notSold,
      sold_price: 480_000,
    })
    const passed = await aBid(server.db, client, { lot: unsold, status: bidStatus.bid, amount: 500_000 })
    expect(await finish(passed.id)).toBe('done')
    const asOneOfMany = await aBidOf(client, { amount: 500_000, sold_price: 480_000 })
    const many = { bidIds: [asOneOfMany.id], status: bidStatus.finished }
    expect((await desk.put('/bid/update-status-many', many)).json().result.skipped).toEqual([
      { bidId: asOneOfMany.id, code: 'below_maximum' },
    ])
    const byProgram = await aBidOf(client, { amount: 500_000, sold_price: 480_000 })
    expect(await said(byProgram.id)).toBe('done')
  })
})

test('entering the same results again changes nothing', async () => {
  const bid = await aBidOf(await aClient(server.db))
  const rows = [{ bidId: bid.id, outcome: 'win', soldPrice: 480_000 }]
  await enter(rows)
  const again = await enter(rows)
  expect(again.json().result).toEqual({
    entered: [{ bidId: bid.id, from: bidStatus.win, priceFrom: 480_000 }],
    skipped: [],
  })
  expect(await purchasesOf(bid.id)).toHaveLength(1)
})

test('a result typed for an outdated status does not overwrite what somebody entered meanwhile', async () => {
  const client = await aClient(server.db)
  const [other, same, priced] = [await aBidOf(client), await aBidOf(client), await aBidOf(client)]
  await enter([
    { bidId: other.id, outcome: 'win', soldPrice: 480_000 },
    { bidId: same.id, outcome: 'win', soldPrice: 480_000 },
    { bidId: priced.id, outcome: 'win', soldPrice: 480_000 },
  ])
  const typed = (bidId: number, more: object) => ({ bidId, was: bidStatus.bid, ...more })
  const rows = [
    typed(other.id, { outcome: 'lost' }),
    typed(same.id, { outcome: 'win', soldPrice: 480_000 }),
    typed(priced.id, { outcome: 'win', soldPrice: 470_000 }),
  ]
  expect((await enter(rows)).json().result).toEqual({
    entered: [{ bidId: same.id, from: bidStatus.win, priceFrom: 480_000 }],
    skipped: [other, priced].map(({ id }) => ({ bidId: id, code: 'stale' })),
  })
  for (const { id } of [other, same, priced])
    expect(await outcomeOf(id)).toEqual({ status: bidStatus.win, sold_price: 480_000 })
  await enter([{ bidId: other.id, was: bidStatus.win, outcome: 'lost', belowMaximum: true }])
  expect((await outcomeOf(other.id)).status).toBe(bidStatus.finished)
})

test('a bid closed without a price still receives the price that was typed before', async () => {
  const bid = await aBidOf(await aClient(server.db), { status: bidStatus.finished, amount: 500_000 })
  await enter([{ bidId: bid.id, was: bidStatus.bid, outcome: 'lost', soldPrice: 700_000 }])
  expect(await outcomeOf(bid.id)).toEqual({ status: bidStatus.finished, sold_price: 700_000 })
})

test('a win on a lot sold on a later day is left to the Bid Manager, which asks about it', async () => {
  const tomorrow = await aBid(server.db, await aClient(server.db), { status: bidStatus.bid })
  const response = await enter([{ bidId: tomorrow.id, outcome: 'win', soldPrice: 480_000 }])
  expect(response.json().result).toEqual({
    entered: [],
    skipped: [{ bidId: tomorrow.id, code: 'sale_ahead' }],
  })
  expect(await purchasesOf(tomorrow.id)).toEqual([])
})

test('a manager who may not enter prices enters outcomes without them, and more than fifty rows are refused', async () => {
  const junior = await aManager(server.db, { permissions: { bidManageSoldPrice: false } })
  const bid = await aBidOf(await aClient(server.db))
  const priced = await enter([{ bidId: bid.id, outcome: 'lost', soldPrice: 1, belowMaximum: true }], junior)
  expect(priced.json().result.skipped).toEqual([{ bidId: bid.id, code: 'permission_missing' }])
  const plain = await enter([{ bidId: bid.id, outcome: 'lost' }], junior)
  expect(plain.json().result.entered).toHaveLength(1)
  const many = Array.from({ length: 51 }, (_, at) => ({ bidId: at + 1, outcome: 'lost' }))
  expect((await enter(many)).statusCode).toBe(422)
})

test('undoing a result restores both the status and the price returned in the answer', async () => {
  const bid = await aBidOf(await aClient(server.db), { sold_price: 300_000, amount: 400_000 })
  const [{ from, priceFrom }] = (await enter([{ bidId: bid.id, outcome: 'lost', soldPrice: 700_000 }])).json()
    .result.entered
  const back = { bidId: bid.id, status: from, soldPrice: priceFrom, was: bidStatus.finished, anyway: true }
  const desk = await server.signInAs(manager)
  expect((await desk.put('/bid/update-bid-status', back)).statusCode).toBe(200)
  expect(await outcomeOf(bid.id)).toEqual({ status: bidStatus.bid, sold_price: 300_000 })
})
