import type { DayBid, DayHall } from '@seriba/contracts/auction-day'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
type Day = { date: string; halls: DayHall[]; bids: DayBid[]; nextDate: string | null }
const dayOf = async (user: TestUser, query: object = {}): Promise<Day> =>
  (await (await server.signInAs(user)).get('/bid/day', query as Record<string, unknown>)).json().result

/** A distant day that no other test uses. */
const date = '2031-03-04'
const at = (minutes: number, day = date) =>
  new Date(startOfJstDay(day).getTime() + 10 * hourMs + minutes * 60_000)

test('a day lists its halls with their hours and its bids in lot order, leaving out canceled ones', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  const bidOn = async (auction: string, minutes: number, status: 1 | 2 | 4 = 1, day = date) =>
    aBid(server.db, client, {
      lot: await aLot(server.db, { auction, auction_at: at(minutes, day) }),
      status,
      amount: 500_000,
      adjustment_price: 20_000,
    })
  const late = await bidOn('Hall One', 60)
  const early = await bidOn('Hall Two', 5, bidStatus.bid)
  await bidOn('Hall One', 30, bidStatus.cancel)
  await bidOn('Hall One', 30, bidStatus.new, '2031-03-05')
  await aLot(server.db, { auction: 'Hall One', auction_at: at(-30) })
  await aLot(server.db, { auction: 'Hall Without Bids', auction_at: at(0) })

  const day = await dayOf(manager, { date })
  expect(day.date).toBe(date)
  expect(day.bids.map(({ bidId }) => bidId)).toEqual([early.id, late.id])
  expect(day.bids[0]).toMatchObject({
    amount: 500_000,
    maximum: 520_000,
    client: expect.any(String),
    byHand: null,
  })
  expect(day.halls).toEqual([
    { name: 'Hall One', startsAt: iso(-30), endsAt: iso(60), lots: 3, nowAt: null, delayMs: null },
    { name: 'Hall Two', startsAt: iso(5), endsAt: iso(5), lots: 1, nowAt: null, delayMs: null },
  ])
})
const iso = (minutes: number) => expect.stringMatching(at(minutes).toISOString().slice(0, 19))

test('a manager can look at their own bids only or at those of their clients', async () => {
  const [manager, colleague] = [await aManager(server.db), await aManager(server.db)]
  const [mine, theirs] = [await aClient(server.db), await aClient(server.db)]
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', mine.id).execute()
  const day = '2031-04-01'
  const on = async (client: TestUser, placedBy: TestUser) =>
    aBid(server.db, client, {
      lot: await aLot(server.db, { auction_at: at(0, day) }),
      placed_by: placedBy.id,
    })
  const ofClient = await on(mine, mine)
  const placed = await on(theirs, manager)
  const other = await on(theirs, colleague)
  const ids = async (whose: string) =>
    (await dayOf(manager, { date: day, whose })).bids.map(({ bidId }) => bidId).sort((a, b) => a - b)
  expect(await ids('all')).toEqual([ofClient.id, placed.id, other.id])
  expect(await ids('clients')).toEqual([ofClient.id])
  expect(await ids('mine')).toEqual([placed.id])
})

test('the next date with a live bid is named', async () => {
  const [manager, colleague] = [await aManager(server.db), await aManager(server.db)]
  const client = await aClient(server.db)
  const on = async (day: string, placedBy: TestUser, status: 1 | 2 | 3 = 1) =>
    aBid(server.db, client, {
      lot: await aLot(server.db, { auction_at: at(0, day) }),
      placed_by: placedBy.id,
      status,
    })
  await on('2032-05-01', manager)
  await on('2032-05-02', manager, bidStatus.dontBid)
  await on('2032-05-03', colleague)
  await on('2032-05-04', manager, bidStatus.bid)
  const after = async (day: string, whose = 'mine') => (await dayOf(manager, { date: day, whose })).nextDate
  expect(await after('2032-05-01')).toBe('2032-05-04')
  expect(await after('2032-05-01', 'all')).toBe('2032-05-03')
  expect(await after('2032-05-04')).toBeNull()
})

test('a late hall, and the lot currently in its ring, are recognized by its results', async () => {
  const manager = await aManager(server.db)
  const auction = 'Hall Behind'
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  // Around midnight in Japan the hall would span two days.
  const today = jstDay(new Date())
  if (jstDay(ago(60)) !== today || jstDay(new Date(Date.now() + hourMs)) !== today) return
  const lots = await Promise.all(
    [30, 20, 14, 12, 6].map((minutes) => aLot(server.db, { auction, auction_at: ago(minutes) })),
  )
  const last = await aLot(server.db, { auction, auction_at: ago(-30) })
  await aBid(server.db, await aClient(server.db), { lot: last })
  for (const lot of lots.slice(0, 3)) {
    await server.db.updateTable('lots').set({ status: lotStatus.sold }).where('id', '=', lot.id).execute()
  }
  const hall = (await dayOf(manager)).halls.find(({ name }) => name === auction)
  // Its results came just now: 30, 20, and 14 minutes after their times.
  expect(Math.round((hall?.delayMs ?? 0) / 60_000)).toBe(20)
  // At that pace the second of them is in the ring, but the third has its result already.
  expect(hall?.nowAt).toBe(lots[2]?.lot_no)
})

test('only staff with access to the desk can see the day', async () => {
  const day = async (user: TestUser) => (await (await server.signInAs(user)).get('/bid/day')).statusCode
  expect(await day(await aClient(server.db))).toBe(403)
  expect(await day(await aManager(server.db, { permissions: { bidManagementEnabled: false } }))).toBe(403)
})

test('the day’s highest bid and its overbid are shown only to those who see overbids in lists', async () => {
  const day = '2031-03-19'
  const client = await aClient(server.db)
  const lot = await aLot(server.db, { auction: 'Hall Overbid', auction_at: at(0, day) })
  await aBid(server.db, client, { lot, amount: 500_000, adjustment_price: 20_000 })
  const reads = async (adjustmentPriceShow: boolean) => {
    const staff = await aManager(server.db, { permissions: { adjustmentPriceShow } })
    const desk = await server.signInAs(staff)
    const { url } = (await desk.get('/bid/day-export', { date: day, format: 'xlsx' })).json().result
    const { heads } = await savedSheet((await desk.get(url.replace('/v1', ''))).rawPayload)
    const [bid] = (await dayOf(staff, { date: day })).bids
    return { maximum: bid?.maximum, heads: heads.includes('Maximum'), outbid: bid?.outbid }
  }
  expect(await reads(true)).toEqual({ maximum: 520_000, heads: true, outbid: false })
  expect(await reads(false)).toEqual({ maximum: null, heads: false, outbid: false })
  // The bid's outcome is public: up to its overbid it may be won, and beyond it it is lost.
  for (const [sold_price, outbid] of [
    [520_000, false],
    [521_000, true],
  ] as const) {
    await server.db.updateTable('lots').set({ sold_price }).where('id', '=', lot.id).execute()
    expect((await reads(false)).outbid).toBe(outbid)
  }
})
