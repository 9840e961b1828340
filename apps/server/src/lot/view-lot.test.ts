import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)

async function view(user: { id: number }, lot: { id: number }, page = 'car-auction') {
  const response = await (await server.signInAs(user)).get(`/${page}/view`, { id: lot.id })
  return response.json().result?.lotDetail
}

async function status(user: { id: number }, id: number | string, page = 'car-auction') {
  return (await (await server.signInAs(user)).get(`/${page}/view`, { id })).statusCode
}

describe('a lot page', () => {
  test('shows the lot with its details', async () => {
    const lot = await aLot(server.db, { engine: 2500, horse_power: 182, color: 'Pearl', is_uss: true })
    const detail = await view(await aClient(server.db), lot)
    expect(detail.carInfo).toMatchObject({
      maker: 'Toyota',
      model: 'Land Cruiser Prado',
      chassisId: 'TRJ150',
    })
    expect(detail.carSpecification).toMatchObject({ engineCC: 2500, horsePower: 182, color: 'Pearl' })
    expect(detail.carCommonDetail).toMatchObject({
      id: String(lot.id),
      isUss: true,
      allowDownloadPhotos: false,
    })
    expect(detail.wishList.every(({ value }: { value: boolean }) => !value)).toBe(true)
  })

  test('is not found for an unknown lot or one of another kind', async () => {
    const client = await aClient(server.db)
    const bike = await aLot(server.db, { kind: 'bike' })
    expect(await status(client, '999999999')).toBe(404)
    expect(await status(client, bike.id)).toBe(404)
    expect(await status(client, bike.id, 'bikes')).toBe(200)
  })

  test('still opens through a link to the page it was on before its sale, or the other way around', async () => {
    const client = await aClient(server.db)
    const past = await aLot(server.db, { auction_at: inHours(-72), status: lotStatus.sold })
    const live = await aLot(server.db)
    expect(await status(client, past.id, 'car-auction')).toBe(200)
    expect(await status(client, live.id, 'stats')).toBe(200)
  })

  test('requires the flag of its page', async () => {
    const lot = await aLot(server.db)
    expect(await status(await aClient(server.db, { permissions: { carAuctionsView: false } }), lot.id)).toBe(
      403,
    )
  })

  test('shows the manager’s note, editable only by managers and hidden in statistics', async () => {
    const lot = await aLot(server.db, { manager_note: 'Seen by our man: clean' })
    const [client, manager] = [await aClient(server.db), await aManager(server.db)]
    const note = { comment: 'Seen by our man: clean' }
    expect((await view(client, lot)).carCommonDetail).toMatchObject({ ...note, commentEditable: false })
    expect((await view(manager, lot)).carCommonDetail).toMatchObject({ ...note, commentEditable: true })
    expect((await view(client, lot, 'stats')).carCommonDetail).toMatchObject({ comment: '' })
  })
})

describe('bidding on a lot', () => {
  const infoOf = async (user: { id: number }, lot: { id: number; kind?: string }) =>
    (await view(user, lot, lot.kind === 'stock' ? 'stock' : undefined)).bidInfo

  test('follows the hall’s own terms or the company’s', async () => {
    const client = await aClient(server.db)
    await server.db
      .insertInto('halls')
      .values({ name: 'Strict', deadline_hours: 5, cancel_deadline_hours: 8, overbid_allowance: 30_000 })
      .execute()
    const strict = await aLot(server.db, { auction: 'Strict', auction_at: inHours(4) })
    const other = await aLot(server.db, { auction: 'Elsewhere', auction_at: inHours(4) })
    expect(await infoOf(client, strict)).toMatchObject({
      biddingDeadline: new Date(new Date(strict.auction_at ?? 0).getTime() - 5 * hourMs).toISOString(),
      acceptBid: false,
      auctionFinished: false,
      bidAdjustmentPrice: 30_000,
      cancelDeadlineHour: 8,
    })
    expect(await infoOf(client, other)).toMatchObject({
      acceptBid: true,
      bidAdjustmentPrice: 20_000,
      cancelDeadlineHour: 2,
    })
  })

  test('stays open until the lot is up for users without a deadline', async () => {
    const lot = await aLot(server.db, { auction_at: inHours(0.5) })
    const free = await aClient(server.db, { permissions: { bidDeadlineCheck: false } })
    expect(await infoOf(await aClient(server.db), lot)).toMatchObject({ acceptBid: false })
    expect(await infoOf(free, lot)).toMatchObject({ acceptBid: true })
  })

  test.each([
    ['sold', { status: lotStatus.sold }],
    ['canceled', { status: lotStatus.cancelled }],
    ['from yesterday', { auction_at: new Date(Date.now() - dayMs) }],
  ])('is impossible once the lot is %s', async (_, facts) => {
    const info = await infoOf(await aClient(server.db), await aLot(server.db, facts))
    expect(info).toMatchObject({ auctionFinished: true, acceptBid: false, cancellationAllowed: false })
  })

  test('shows bidders their own bid, and whether they can still cancel it', async () => {
    const [client, other] = [await aClient(server.db), await aClient(server.db)]
    const [early, late] = [await aLot(server.db), await aLot(server.db, { auction_at: inHours(1.5) })]
    const bid = await aBid(server.db, client, { lot: early, amount: 650_000, status: 1 })
    await aBid(server.db, client, { lot: late, status: 2 })
    expect(await infoOf(client, early)).toMatchObject({
      myBid: true,
      jasId: bid.id,
      myBidAmount: 650_000,
      bidStatusId: 1,
      cancellationAllowed: true,
    })
    expect(await infoOf(client, late)).toMatchObject({ myBid: true, cancellationAllowed: false })
    // A bid that is already over cannot be canceled.
    for (const status of [3, 4, 5, 6] as const) {
      const lot = await aLot(server.db)
      await aBid(server.db, client, { lot, status })
      expect(await infoOf(client, lot)).toMatchObject({ cancellationAllowed: false })
    }
    for (const user of [other, await aManager(server.db)]) {
      expect(await infoOf(user, early)).toMatchObject({ myBid: false, jasId: false, myBidAmount: null })
    }
  })

  test('reports when the day’s bids are used up, except for a lot with an existing bid', async () => {
    const client = await aClient(server.db, { permissions: { dailyBidLimitCheck: true } })
    await server.db.updateTable('users').set({ daily_bid_limit: 1 }).where('id', '=', client.id).execute()
    const [one, two] = [await aLot(server.db), await aLot(server.db)]
    expect(await infoOf(client, one)).toMatchObject({ bidLimitReached: false })
    const bid = await aBid(server.db, client, { lot: one, status: 1 })
    expect(await infoOf(client, one)).toMatchObject({ bidLimitReached: false })
    expect(await infoOf(client, two)).toMatchObject({ bidLimitReached: true })
    const browser = await server.signInAs(client)
    await browser.put('/bid/update-bid-status', { bidId: bid.id, status: 4 })
    expect(await infoOf(client, two)).toMatchObject({ bidLimitReached: true })
    expect(await infoOf(client, one)).toMatchObject({ bidLimitReached: false })
    expect((await browser.post('/bid/create', bidOn(one, 500_000))).statusCode).toBe(200)
  })

  test.each(['car', 'stock'] as const)(
    'is closed for everyone once a client has won it: %s',
    async (kind) => {
      const lot = await aLot(server.db, { kind, sold_price: kind === 'stock' ? 500_000 : 0 })
      const [winner, other] = [await aClient(server.db), await aClient(server.db)]
      expect(await infoOf(other, lot)).toMatchObject({ acceptBid: true, sold: false })
      await aBid(server.db, winner, { lot, status: 6 })
      for (const user of [winner, other]) {
        expect(await infoOf(user, lot)).toMatchObject({ acceptBid: false, sold: true })
        const answer = await (await server.signInAs(user)).post('/bid/create', bidOn(lot, 500_000))
        expect([answer.statusCode, answer.json().messageCode]).toEqual([409, 'bidding_closed'])
      }
    },
  )

  test('closes at the hall’s deadline, or at the start for users without a deadline', async () => {
    const start = new Date(Date.now() + 30 * 3_600_000)
    const lot = await aLot(server.db, { auction_at: start })
    const free = await aClient(server.db, { permissions: { bidDeadlineCheck: false } })
    expect((await infoOf(free, lot)).biddingDeadline).toBe(start.toISOString())
    const hour = new Date(start.getTime() - 3_600_000)
    expect((await infoOf(await aClient(server.db), lot)).biddingDeadline).toBe(hour.toISOString())
  })

  test('shows the group of a live bid, and lets staff bid for a client in groups', async () => {
    const client = await aClient(server.db)
    const group = await aGroup(server.db, client, { number: 3 })
    const lot = await aLot(server.db)
    const bid = await aBid(server.db, client, { lot, group_id: group.id })
    expect(await infoOf(client, lot)).toMatchObject({ bidGroupShow: true, myBidGroup: 3 })
    expect(await infoOf(await aManager(server.db), lot)).toMatchObject({
      bidGroupShow: true,
      myBidGroup: null,
    })
    await server.db.updateTable('bids').set({ status: 4 }).where('id', '=', bid.id).execute()
    expect(await infoOf(client, lot)).toMatchObject({ myBidGroup: null })
  })
})
