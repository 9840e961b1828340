import { bidStatus } from '@seriba/domain/bids/bid-status'
import { addDays } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)
const { none, put, setBudget, place, placeFor, view, allowance, monday, inWeek, onlyBid } =
  budgetDeskOf(server)

describe('a daily cap', () => {
  test('counts bids on lots of that Japanese day, and also limits the client who set it', async () => {
    const client = await aClient(server.db)
    expect(await setBudget(client, { perDay: 1_000_000 })).toBe('done')
    const [first, second, other] = [await inWeek(0), await inWeek(0), await inWeek(1)]
    expect(await place(client, first, 600_000)).toBe('done')
    expect(await place(client, second, 405_000)).toBe('budget_exceeded')
    expect(await place(client, second, 400_000)).toBe('done')
    expect(await place(client, other, 1_000_000)).toBe('done')
  })

  test('tells a refused bidder which cap applies and how much of it is used', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    await place(client, await inWeek(0), 600_000)
    const refused = await (await server.signInAs(client)).post('/bid/create', bidOn(await inWeek(0), 500_000))
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toMatchObject({
      obstacle: 'day',
      budget: { limits: [{ cap: 'day', limit: 1_000_000, used: 600_000 }], day: monday, week: monday },
    })
  })

  test('counts wins, but not canceled purchases', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 1_000_000 })
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 800_000,
      status: bidStatus.bid,
    })
    await setStatus(manager, bid.id, bidStatus.win)
    expect(await place(client, await inWeek(0), 300_000)).toBe('budget_exceeded')
    await server.db.updateTable('purchases').set({ status: 7 }).where('bid_id', '=', bid.id).execute()
    expect(await place(client, await inWeek(0), 300_000)).toBe('done')
  })

  test('allows a bid above it to be lowered, and leaves existing bids alone', async () => {
    const client = await aClient(server.db)
    const lot = await inWeek(0)
    await place(client, lot, 900_000)
    await setBudget(client, { perDay: 500_000 })
    expect(await place(client, lot, 800_000)).toBe('done')
    expect(await place(client, lot, 850_000)).toBe('budget_exceeded')
  })

  test('counts a stock car on the day it is ordered', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    const stock = (price: number) => aLot(server.db, { kind: 'stock', sold_price: price })
    expect(await place(client, await stock(700_000), 0)).toBe('done')
    expect(await place(client, await stock(301_000), 0)).toBe('budget_exceeded')
    expect((await view(client)).used.day).toBe(700_000)
  })
})

test('a weekly cap counts from Monday to Sunday', async () => {
  const client = await aClient(server.db)
  await setBudget(client, { perWeek: 1_000_000 })
  expect(await place(client, await inWeek(0), 600_000)).toBe('done')
  expect(await place(client, await inWeek(6), 500_000)).toBe('budget_exceeded')
  expect(await place(client, await inWeek(7), 500_000)).toBe('done')
  expect(await place(client, await inWeek(-1), 500_000)).toBe('done')
})

describe('caps and groups', () => {
  test('a group counts only its largest possible win, so an extra bid below that costs nothing', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    await place(client, await inWeek(0), 900_000, { bidGroup: 0 })
    expect(await place(client, await inWeek(0), 850_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(0), 1_000_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(0), 1_005_000, { bidGroup: 1 })).toBe('budget_exceeded')
  })

  test('a group cap counts what the group has won, on whatever day', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perGroup: 1_500_000 })
    const group = await aGroup(server.db, client, { quota: 2 })
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 900_000,
      status: bidStatus.bid,
      group_id: group.id,
    })
    await setStatus(manager, bid.id, bidStatus.win)
    expect(await place(client, await inWeek(9), 605_000, { bidGroup: 1 })).toBe('budget_exceeded')
    expect(await place(client, await inWeek(9), 600_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(9), 1_600_000, { bidGroup: 0 })).toBe('budget_exceeded')
    expect(await place(client, await inWeek(9), 1_400_000, { bidGroup: 0 })).toBe('done')
    expect(await place(client, await inWeek(9), 1_600_000)).toBe('done')
  })

  test('a group cannot buy more vehicles than its days’ caps allow', async () => {
    const client = await aClient(server.db)
    const group = await aGroup(server.db, client, { quota: 1 })
    for (const amount of [600_000, 500_000])
      await aBid(server.db, client, { lot: await inWeek(0), amount, group_id: group.id })
    await setBudget(client, { perDay: 1_000_000 })
    expect(await put(client, '/bid/update-group', { bidGroup: 1, cars: 2 })).toBe('budget_exceeded')
    await setBudget(client, { perDay: 1_100_000 })
    expect(await put(client, '/bid/update-group', { bidGroup: 1, cars: 2 })).toBe('done')
  })

  test('bids stopped by a group stay stopped if they no longer fit the budget, and the history says so', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client)
    const [won, stopped] = [
      await aBid(server.db, client, { lot: await inWeek(0), amount: 600_000, status: 2, group_id: group.id }),
      await aBid(server.db, client, { lot: await inWeek(0), amount: 700_000, status: 2, group_id: group.id }),
    ]
    await setStatus(manager, won.id, bidStatus.win)
    await setBudget(client, { perDay: 650_000 })
    await setStatus(manager, won.id, bidStatus.finished)
    expect(await statusOf(stopped.id)).toBe(bidStatus.dontBid)
    const logs = (await (await server.signInAs(manager)).get('/bid/logs', { bidId: stopped.id })).json()
      .result
    expect(logs.map(({ event }: { event: string }) => event)).toContain(
      'Stays stopped: over the client’s own budget',
    )
    const ofWin = (await (await server.signInAs(manager)).get('/bid/logs', { bidId: won.id })).json().result
    expect(ofWin.map(({ event }: { event: string }) => event)).toContainEqual(
      expect.stringMatching(/^Group A open again; over the client’s budget: lot \d+$/),
    )
  })
})

describe('staff', () => {
  test('are limited by the client’s caps when placing, editing, and restoring bids', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 1_000_000 })
    const lot = await inWeek(0)
    expect(await placeFor(manager, client, lot, 1_005_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('done')
    const { bidId } = await onlyBid(client)
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 1_100_000 })).toBe('budget_exceeded')
    const other = await aBid(server.db, client, { lot: await inWeek(0), amount: 200_000, status: 3 })
    expect(await setStatus(manager, other.id, bidStatus.bid)).toEqual([409, 'budget_exceeded'])
  })

  test('must ask before placing or raising a bid above the client’s threshold', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    expect(await placeFor(manager, client, lot, 505_000)).toBe('budget_ask_first')
    expect(await place(client, lot, 600_000)).toBe('done')
    const { bidId } = await onlyBid(client)
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 650_000 })).toBe('budget_ask_first')
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 550_000 })).toBe('done')
  })

  test('cannot restore a bid above it that the client has canceled', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    await place(client, lot, 600_000)
    const { bidId } = await onlyBid(client)
    await setStatus(manager, bidId, bidStatus.dontBid)
    expect(await setStatus(manager, bidId, bidStatus.new)).toEqual([200, 'done'])
    await setStatus(client, bidId, bidStatus.cancel)
    expect(await setStatus(manager, bidId, bidStatus.new)).toEqual([409, 'budget_ask_first'])
  })

  test('can confirm a win whatever the caps are', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 900_000,
      status: bidStatus.bid,
    })
    await setBudget(client, { perDay: 100_000, askAbove: 100_000 })
    expect(await setStatus(manager, bid.id, bidStatus.win)).toEqual([200, 'done'])
  })
})

describe('the bid panel', () => {
  test('shows each cap with what other bids that day, week, and in the group hold', async () => {
    const client = await aClient(server.db)
    await setBudget(client, {
      perDay: 2_000_000,
      perWeek: 3_000_000,
      perGroup: 1_500_000,
      askAbove: 1_000_000,
    })
    await place(client, await inWeek(0), 400_000)
    await place(client, await inWeek(1), 600_000, { bidGroup: 0 })
    expect(await allowance(client, await inWeek(1), { bidGroup: 1 })).toMatchObject({
      limits: [
        { cap: 'day', limit: 2_000_000, used: 600_000, displaced: 600_000 },
        { cap: 'week', limit: 3_000_000, used: 1_000_000, displaced: 600_000 },
        { cap: 'group', limit: 1_500_000, used: 600_000, displaced: 600_000 },
      ],
      askAbove: 1_000_000,
      agreed: null,
      day: addDays(monday, 1),
      week: monday,
    })
  })

  test('shows no caps if the client has set none or removed them all', async () => {
    const client = await aClient(server.db)
    const lot = await inWeek(0)
    expect(await allowance(client, lot)).toBeNull()
    await setBudget(client, { perDay: 500_000 })
    expect(await allowance(client, lot)).not.toBeNull()
    await setBudget(client, {})
    expect(await allowance(client, lot)).toBeNull()
    expect((await view(client)).settings).toEqual(none)
  })
})

test('two simultaneous bids cannot spend the same yen of a cap', async () => {
  const client = await aClient(server.db)
  await setBudget(client, { perDay: 1_000_000 })
  const lots = [await inWeek(0), await inWeek(0)]
  const answers = await Promise.all(lots.map((lot) => place(client, lot, 700_000)))
  expect(answers.toSorted()).toEqual(['budget_exceeded', 'done'])
})
