import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLedgerRow, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const rich = { creditLimit: 10_000_000 }

async function answerTo(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  return (await browser.post('/bid/create', body)).json()
}

async function errorOf(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  const response = await browser.post('/bid/create', body)
  return [response.statusCode, response.json().messageCode]
}

const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).execute()
const eventsAbout = async (bidId: number) => {
  const events = await server.db
    .selectFrom('events')
    .select(['name', 'rooms', 'payload'])
    .orderBy('id')
    .execute()
  return events
    .map((event) => ({ ...event, payload: event.payload as { eventType: string; detail: { id: number } } }))
    .filter(({ payload }) => payload.detail.id === bidId)
}

describe('a confirmed bid', () => {
  test('is stored as new, logged, audited, and announced to staff, the client, and their dealer', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { ...rich, dealer })
    const lot = await aLot(server.db)

    const { result } = await answerTo(
      client,
      bidOn(lot, 500_000, { bidType: 1, comment: 'White one please' }),
    )

    expect(result).toMatchObject({ bidAmount: 500_000, bidStatus: bidStatus.new })
    expect(result.balanceInfo).toMatchObject({ activeBids: 500_000, activeBidsCount: 1, bidAllow: 9_500_000 })
    const [bid] = await bidsOf(client)
    expect(bid).toMatchObject({ id: result.bidId, amount: 500_000, bid_type: 1, comment: 'White one please' })
    const logs = await server.db
      .selectFrom('bid_logs')
      .selectAll()
      .where('bid_id', '=', result.bidId)
      .execute()
    expect(logs).toMatchObject([{ actor_id: client.id, status: bidStatus.new }])
    const audit = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', String(result.bidId))
      .execute()
    expect(audit).toMatchObject([{ actor_id: client.id, action: 'bid.new', entity: 'bid' }])
    expect(await eventsAbout(result.bidId)).toMatchObject([
      {
        name: 'notification',
        rooms: ['staff', `user:${client.id}`, `dealer:${dealer.id}`],
        payload: {
          eventType: 'clientNewBid',
          lotNo: lot.lot_no,
          specification: 'Toyota Land Cruiser Prado, TX L, 2019',
          detail: { lotId: String(lot.id), image: '/a.jpg', clientId: client.id },
        },
      },
    ])
  })

  test('replaces the amount of a live one and frees the credit that one held', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const lot = await aLot(server.db)
    const first = await answerTo(client, bidOn(lot, 600_000))
    await server.db
      .updateTable('bids')
      .set({ status: bidStatus.bid })
      .where('id', '=', first.result.bidId)
      .execute()

    const { result } = await answerTo(client, bidOn(lot, 1_000_000))

    expect(result).toMatchObject({
      bidId: first.result.bidId,
      bidAmount: 1_000_000,
      bidStatus: bidStatus.new,
    })
    expect(await bidsOf(client)).toMatchObject([{ amount: 1_000_000, version: 2 }])
    const told = await eventsAbout(result.bidId)
    expect(told.map(({ payload }) => payload.eventType)).toEqual(['clientNewBid', 'clientChangeAmount'])
    expect(told.map(({ payload }) => payload.detail)).toMatchObject([
      { amount: first.result.bidAmount },
      { amount: 1_000_000, amountBefore: first.result.bidAmount },
    ])
  })

  test('revives a canceled one as new', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    const cancelled = await aBid(server.db, client, { lot, status: bidStatus.cancel })
    const { result } = await answerTo(client, bidOn(lot, 400_000))
    expect(result).toMatchObject({ bidId: cancelled.id, bidStatus: bidStatus.new })
    const [told] = await eventsAbout(result.bidId)
    expect(told?.payload.eventType).toBe('clientRebid')
  })

  test('keeps its original time, which breaks ties, when the amount changes, but gets a new one when revived', async () => {
    const client = await aClient(server.db, rich)
    const placed = new Date(Date.now() - 3_600_000)
    const dateAfter = async (status: BidStatus) => {
      const lot = await aLot(server.db)
      await aBid(server.db, client, { lot, status, bid_date: placed })
      return new Date((await answerTo(client, bidOn(lot, 900_000))).result.bidDate)
    }
    expect(await dateAfter(bidStatus.new)).toEqual(placed)
    expect(await dateAfter(bidStatus.bid)).toEqual(placed)
    expect((await dateAfter(bidStatus.cancel)).getTime()).toBeGreaterThan(placed.getTime())
  })

  test('orders stock at its price, whatever amount is sent', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db, { kind: 'stock', sold_price: 1_234_000 })
    const { result } = await answerTo(client, bidOn(lot, 5))
    expect(result.bidAmount).toBe(1_234_000)
  })
})

test('a dry run returns what would happen and stores nothing', async () => {
  const client = await aClient(server.db, { creditLimit: 700_000 })
  const lot = await aLot(server.db)
  const { result } = await answerTo(client, bidOn(lot, 500_000, { confirm: 0 }))
  expect(result).toMatchObject({ bidId: null, bidDate: null, bidAmount: 500_000 })
  expect(result.balanceInfo).toMatchObject({ bidAllow: 700_000, activeBids: 0 })
  expect(await bidsOf(client)).toEqual([])
  expect(await errorOf(client, bidOn(lot, 750_000, { confirm: 0 }))).toEqual([402, 'not_enough_credit'])
})

describe('placing a bid is refused', () => {
  const strict = { permissions: { exportTypeOptional: false } }

  test.each([
    ['without an amount', {}, undefined, { amount: 'amount_required' }],
    ['for zero yen', {}, 0, { amount: 'amount_too_low' }],
    ['below the start price', {}, 295_000, { amount: 'amount_too_low' }],
    ['off the bid step', {}, 301_000, { amount: 'amount_off_step' }],
    ['above the highest possible amount', {}, 2_000_000_000, { amount: 'amount_too_high' }],
    ['without a bid type where one is required', strict, 300_000, { bidType: 'bid_type_required' }],
  ])('%s', async (_, options, amount, fields) => {
    const client = await aClient(server.db, options)
    const browser = await server.signInAs(client)
    const response = await browser.post('/bid/create', { ...bidOn(await aLot(server.db), 0), amount })
    expect([response.statusCode, response.json().messageCode]).toEqual([422, ...Object.values(fields)])
    expect(response.json().fields).toEqual(fields)
  })

  test('with a bid type that is not offered', async () => {
    const body = bidOn(await aLot(server.db), 300_000, { bidType: 99 })
    expect(await answerTo(await aClient(server.db), body)).toMatchObject({
      messageCode: 'bid_type_unknown',
      fields: { bidType: 'bid_type_unknown' },
    })
  })

  test('on a lot that does not exist or is of another kind', async () => {
    const client = await aClient(server.db)
    const bike = await aLot(server.db, { kind: 'bike' })
    const wrongKind = { ...bidOn(bike, 300_000), lotType: 'auction' }
    expect(await errorOf(client, bidOn({ id: 999_999, kind: 'car' }, 300_000))).toEqual([
      404,
      'lot_not_found',
    ])
    expect(await errorOf(client, { ...bidOn(bike, 300_000), carId: '9999999999999999' })).toEqual([
      404,
      'lot_not_found',
    ])
    expect(await errorOf(client, wrongKind)).toEqual([404, 'lot_not_found'])
  })

  test('on a kind of lot that the buyer may not see', async () => {
    const client = await aClient(server.db, { permissions: { bikeView: false } })
    const bike = await aLot(server.db, { kind: 'bike' })
    expect(await errorOf(client, bidOn(bike, 300_000))).toEqual([403, 'permission_missing'])
  })

  test('on a lot that is over', async () => {
    const client = await aClient(server.db)
    const sold = await aLot(server.db, { status: lotStatus.sold })
    expect(await errorOf(client, bidOn(sold, 300_000))).toEqual([409, 'auction_finished'])
  })

  test('after the hall’s deadline, unless the buyer is exempt', async () => {
    const soon = new Date(Date.now() + hourMs / 2)
    const lot = await aLot(server.db, { auction_at: soon })
    expect(await errorOf(await aClient(server.db), bidOn(lot, 300_000))).toEqual([409, 'bidding_closed'])
    const free = await aClient(server.db, { permissions: { bidDeadlineCheck: false } })
    expect((await answerTo(free, bidOn(lot, 300_000))).result.bidAmount).toBe(300_000)
  })

  test('if it lowers a bid after the cancellation deadline, though raising is still allowed', async () => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() + 1.5 * hourMs) })
    await aBid(server.db, client, { lot, amount: 500_000 })
    expect(await errorOf(client, bidOn(lot, 400_000))).toEqual([409, 'cancel_too_late'])
    expect((await answerTo(client, bidOn(lot, 600_000))).result.bidAmount).toBe(600_000)
  })

  test('over a win', async () => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db)
    await aBid(server.db, client, { lot, status: bidStatus.win })
    expect(await errorOf(client, bidOn(lot, 600_000))).toEqual([409, 'bidding_closed'])
  })

  test('if it orders a stock car that another client was given', async () => {
    const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
    await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.win })
    expect(await errorOf(await aClient(server.db), bidOn(lot, 0))).toEqual([409, 'bidding_closed'])
  })

  test('in a group that is filled, has no bids left, or belongs to another client', async () => {
    const client = await aClient(server.db)
    const filled = await aGroup(server.db, client, { number: 6 })
    await aBid(server.db, client, { group_id: filled.id, status: bidStatus.win })
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', filled.id).execute()
    await aGroup(server.db, client, { number: 7 })
    const other = await aClient(server.db)
    await aBid(server.db, other, { group_id: (await aGroup(server.db, other, { number: 8 })).id })
    const lot = await aLot(server.db)
    const refused = { messageCode: 'group_closed', fields: { bidGroup: 'group_closed' } }
    for (const bidGroup of [6, 7, 8])
      expect(await answerTo(client, bidOn(lot, 300_000, { bidGroup }))).toMatchObject(refused)
    // An ungrouped bid on the lot is no way into the group either; a bid already in it stays there.
    await answerTo(client, bidOn(lot, 300_000))
    expect(await answerTo(client, bidOn(lot, 300_000, { bidGroup: 6 }))).toMatchObject(refused)
    const within = await aLot(server.db)
    await aBid(server.db, client, { lot: within, amount: 300_000, group_id: filled.id })
    expect((await answerTo(client, bidOn(within, 350_000, { bidGroup: 6 }))).result.bidAmount).toBe(350_000)
  })

  test('beyond the daily limit of new bids, but a changed amount is not a new bid', async () => {
    const client = await aClient(server.db, { permissions: { dailyBidLimitCheck: true } })
    await server.db.updateTable('users').set({ daily_bid_limit: 1 }).where('id', '=', client.id).execute()
    const lot = await aLot(server.db)
    expect((await answerTo(client, bidOn(lot, 300_000))).result.bidAmount).toBe(300_000)
    expect((await answerTo(client, bidOn(lot, 350_000))).result.bidAmount).toBe(350_000)
    expect(await errorOf(client, bidOn(await aLot(server.db), 300_000))).toEqual([422, 'daily_bid_limit'])
    // Even if the limit has since been cut below the number of earlier bids.
    await aBid(server.db, client)
    expect((await answerTo(client, bidOn(lot, 400_000))).result.bidAmount).toBe(400_000)
  })

  test('for a buyer who may not bid, a manager, and a visitor', async () => {
    const body = bidOn(await aLot(server.db), 300_000)
    const restricted = await aClient(server.db, { permissions: { biddingAllowed: false } })
    expect(await errorOf(restricted, body)).toEqual([403, 'permission_missing'])
    expect(await errorOf(await aManager(server.db), body)).toEqual([403, 'wrong_audience'])
    expect((await server.anonymous().post('/bid/create', body)).statusCode).toBe(401)
  })

  test('beyond the available credit, with the figures that explain it', async () => {
    const client = await aClient(server.db, { creditLimit: 400_000 })
    await aLedgerRow(server.db, client, -52_500)
    const browser = await server.signInAs(client)
    const response = await browser.post('/bid/create', bidOn(await aLot(server.db), 350_000))
    expect([response.statusCode, response.json().messageCode]).toEqual([402, 'not_enough_credit'])
    expect(response.json().detail).toMatchObject({
      balance: -52_500,
      creditLimit: 400_000,
      availableLimit: 347_500,
      bidAllow: 345_000,
      activeBids: 0,
    })
  })
})

test('without the credit check, a buyer can bid any amount', async () => {
  const client = await aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck: false } })
  expect((await answerTo(client, bidOn(await aLot(server.db), 300_000))).result.bidAmount).toBe(300_000)
})

test('a bid can be lowered even after the limit was cut below it', async () => {
  const client = await aClient(server.db, { creditLimit: 100_000 })
  const lot = await aLot(server.db)
  await aBid(server.db, client, { lot, amount: 900_000 })
  expect((await answerTo(client, bidOn(lot, 800_000))).result.bidAmount).toBe(800_000)
  expect(await errorOf(client, bidOn(lot, 850_000))).toEqual([402, 'not_enough_credit'])
})
