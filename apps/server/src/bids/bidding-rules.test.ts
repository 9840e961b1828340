import { bidStatus } from '@seriba/domain/bids/bid-status'
import { dayMs, hourMs } from '@seriba/domain/time/jst'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aBid, aLedgerRow, aLot, bidOn, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

/** One test for each rule in docs/bidding-rules.md that no other test of bids covers. */
const server = testServer()
const { setStatus, statusOf } = deskOf(server)
afterEach(() => void vi.useRealTimers())

const answerTo = async (user: TestUser, path: string, body: Record<string, unknown>) => {
  const response = await (await server.signInAs(user)).post(path, body)
  return response.json().messageCode ?? 'done'
}
const place = (client: TestUser, lot: TestLot, amount = 500_000) =>
  answerTo(client, '/bid/create', bidOn(lot, amount))
const placeFor = (manager: TestUser, client: TestUser, lot: TestLot, amount = 500_000) =>
  answerTo(manager, '/bid/bid-from-manager', bidOn(lot, amount, { userId: client.id }))

describe('bidding again', () => {
  test.each([3, 4, 5] as const)(
    'a client can bid again on status %i, and staff review it again',
    async (status) => {
      const [client, lot] = [await aClient(server.db), await aLot(server.db)]
      const bid = await aBid(server.db, client, { lot, status })
      expect(await place(client, lot)).toBe('done')
      expect(await statusOf(bid.id)).toBe(bidStatus.new)
    },
  )

  test('a client’s change to a bid at the hall needs a new review, but a change by staff does not', async () => {
    const [client, lot] = [await aClient(server.db), await aLot(server.db)]
    const bid = await aBid(server.db, client, { lot, status: bidStatus.bid })
    expect(await placeFor(await aManager(server.db), client, lot, 600_000)).toBe('done')
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
    expect(await place(client, lot, 700_000)).toBe('done')
    expect(await statusOf(bid.id)).toBe(bidStatus.new)
  })
})

test('the deadline depends on the bidding user’s flag, not on the client the bid is for', async () => {
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + hourMs / 2) })
  const free = { permissions: { bidDeadlineCheck: false } }
  const [client, bound] = [await aClient(server.db, free), await aClient(server.db)]
  expect(await placeFor(await aManager(server.db), client, lot)).toBe('bidding_closed')
  expect(await place(client, lot)).toBe('done')
  expect(await placeFor(await aManager(server.db, free), bound, lot)).toBe('done')
})

describe('credit', () => {
  test('is not checked for a client without the check, no matter who bids', async () => {
    const client = await aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck: false } })
    expect(await place(client, await aLot(server.db))).toBe('done')
    expect(await placeFor(await aManager(server.db), client, await aLot(server.db))).toBe('done')
  })

  test('allows an overdrawn client to lower a bid but not to add one', async () => {
    const [client, lot] = [await aClient(server.db, { creditLimit: 600_000 }), await aLot(server.db)]
    await place(client, lot, 600_000)
    await aLedgerRow(server.db, client, -900_000)
    expect(await place(client, lot, 605_000)).toBe('not_enough_credit')
    expect(await place(client, lot, 500_000)).toBe('done')
    expect(await place(client, await aLot(server.db), 300_000)).toBe('not_enough_credit')
  })
})

describe('the daily limit', () => {
  const limited = async (limit: number) => {
    const client = await aClient(server.db, { permissions: { dailyBidLimitCheck: true } })
    await server.db.updateTable('users').set({ daily_bid_limit: limit }).where('id', '=', client.id).execute()
    return client
  }

  test('counts lots: canceling gives nothing back, and bidding on the same lot again costs nothing', async () => {
    const [client, lot] = [await limited(1), await aLot(server.db)]
    const bid = await aBid(server.db, client, { lot })
    await setStatus(client, bid.id, 4)
    expect(await place(client, await aLot(server.db))).toBe('daily_bid_limit')
    expect(await place(client, lot)).toBe('done')
  })

  test('counts a bid from another day that is placed again', async () => {
    const [client, lot] = [await limited(1), await aLot(server.db)]
    const earlier = new Date(Date.now() - 2 * dayMs)
    await aBid(server.db, client, { lot, status: bidStatus.cancel, bid_date: earlier })
    expect(await place(client, lot)).toBe('done')
    expect(await place(client, await aLot(server.db))).toBe('daily_bid_limit')
  })

  test.each([
    ['a bid placed at 11:30 the night before', '23T23:30', '24T00:30', 'done'],
    ['a bid placed at 0:30, checked before 9 a.m.', '24T00:30', '24T08:30', 'daily_bid_limit'],
    ['a bid placed at 0:30, checked after 9 a.m.', '24T00:30', '24T09:30', 'daily_bid_limit'],
    ['a bid placed at 0:30, checked at 11:30 p.m.', '24T00:30', '24T23:30', 'daily_bid_limit'],
  ])('counts Japanese days: %s', async (_, placedAt, time, answer) => {
    const client = await limited(1)
    const inJapan = (at: string) => new Date(`2026-11-${at}:00+09:00`)
    vi.useFakeTimers({ toFake: ['Date'], now: inJapan(time) })
    await aBid(server.db, client, { bid_date: inJapan(placedAt) })
    expect(await place(client, await aLot(server.db))).toBe(answer)
  })

  test('applies to staff who bid for the client', async () => {
    const client = await limited(1)
    await place(client, await aLot(server.db))
    expect(await placeFor(await aManager(server.db), client, await aLot(server.db))).toBe('daily_bid_limit')
  })
})

test('staff may agree on a different price for a stock order, and the car is sold at that price', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
  const bid = await aBid(server.db, client, { lot, amount: 900_000 })
  const browser = await server.signInAs(manager)
  await browser.put('/bid/update-bid', { bidId: bid.id, amount: 850_500 })
  await setStatus(manager, bid.id, bidStatus.win)
  const purchase = server.db.selectFrom('purchases').select('price').where('bid_id', '=', bid.id)
  expect(await purchase.executeTakeFirst()).toEqual({ price: 850_500 })
})

test('an entered price applies to its own bid only: the lot and other clients’ bids show the hall’s', async () => {
  const [manager, one, other] = [
    await aManager(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const lot = await aLot(server.db)
  const bid = await aBid(server.db, one, { lot })
  await aBid(server.db, other, { lot })
  await (await server.signInAs(manager)).put('/bid/update-sold-price', { bidId: bid.id, soldPrice: 450_000 })
  const shown = async (user: TestUser) => {
    const browser = await server.signInAs(user)
    const { cars } = (await browser.get('/bid/my-bid')).json().result
    const { lotDetail } = (await browser.get('/car-auction/view', { id: lot.id })).json().result
    return [cars[0].soldPrice, lotDetail.bidInfo.soldPrice]
  }
  expect([await shown(one), await shown(other)]).toEqual([
    [450_000, 0],
    [0, 0],
  ])
})

test('a sold price of 0 reverses the charge, and the bid holds credit again', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bid = await aBid(server.db, client, { amount: 500_000 })
  const browser = await server.signInAs(manager)
  await setStatus(manager, bid.id, bidStatus.win)
  await browser.put('/bid/update-sold-price', { bidId: bid.id, soldPrice: 400_000 })
  await browser.put('/bid/update-sold-price', { bidId: bid.id, soldPrice: 0 })
  const balance = (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo
  expect(balance).toMatchObject({ balance: 0, activeBids: 500_000 })
})

test('a client who may not bid is refused at once, and staff are given the reason', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const lot = await aLot(server.db)
  expect(await place(client, lot)).toBe('permission_missing')
  expect(await placeFor(await aManager(server.db), client, lot)).toBe('client_restricted')
})
