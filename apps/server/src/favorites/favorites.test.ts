import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { purgeExpiredRows } from '../lib/purge-expired-rows.ts'
import { aBid, aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()

const add = (browser: Browser, lot: Pick<TestLot, 'id'>, group = 'A', type = 'auction') =>
  browser.post('/favorite/add', { group, carId: String(lot.id), type })
const remove = (browser: Browser, lot: Pick<TestLot, 'id'>, group = 'A') =>
  browser.delete('/favorite/delete', { group, carId: String(lot.id) })
const list = async (browser: Browser, query = {}) =>
  (await browser.get('/favorite/listing', query)).json().result
const idsIn = async (browser: Browser, query = {}) =>
  (await list(browser, query)).carsList.map(({ id }: { id: string }) => id)
const daysAway = (days: number) => new Date(Date.now() + days * dayMs)

describe('choosing a lot', () => {
  test('adds it to a group, and choosing again moves it', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    expect((await add(browser, lot)).json()).toEqual({ result: { success: true } })
    await add(browser, lot, 'B')
    expect(await idsIn(browser)).toEqual([])
    expect(await idsIn(browser, { group: 'B' })).toEqual([String(lot.id)])
  })

  test('several times at once adds it only once', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    const answers = await Promise.all(['A', 'B', 'A', 'C'].map((group) => add(browser, lot, group)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { groups } = await list(browser)
    expect(groups.reduce((sum: number, { counter }: { counter: number }) => sum + counter, 0)).toBe(1)
  })

  test('can be undone, and repeating that gives the same number of remaining lots', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const [one, other] = [await aLot(server.db), await aLot(server.db)]
    await add(browser, one)
    await add(browser, other)
    for (const _again of [1, 2]) {
      expect((await remove(browser, one)).json()).toEqual({ result: { success: true, counter: 1 } })
    }
    expect(await idsIn(browser)).toEqual([String(other.id)])
  })

  test('and removing it from the wrong group changes nothing', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const lot = await aLot(server.db)
    await add(browser, lot, 'B')
    await remove(browser, lot, 'A')
    expect(await idsIn(browser, { group: 'B' })).toEqual([String(lot.id)])
  })

  test('requires one of the company’s groups, an existing lot, and the flag of its page', async () => {
    const browser = await server.signInAs(await aClient(server.db, { permissions: { bikeView: false } }))
    const [car, bike] = [await aLot(server.db), await aLot(server.db, { kind: 'bike' })]
    expect((await add(browser, car, 'Z')).json().message).toHaveProperty('group')
    expect((await add(browser, { id: 987_654_321 })).statusCode).toBe(404)
    expect((await add(browser, bike, 'A', 'bike')).statusCode).toBe(404)
    expect((await add(browser, car, 'A', 'bike')).statusCode).toBe(404)
  })
})

describe('a lot shows the group it is in', () => {
  test('only to the person who chose it, in listings and on its own page', async () => {
    const lot = await aLot(server.db)
    const [owner, other] = [await aClient(server.db), await aManager(server.db)]
    await add(await server.signInAs(owner), lot, 'B')
    const groupsFor = async (user: { id: number }) => {
      const browser = await server.signInAs(user)
      const listing = (await browser.get('/car-auction/listing', { lotNo: lot.lot_no })).json().result
      const view = (await browser.get('/car-auction/view', { id: lot.id })).json().result
      const row = listing.carsList.find(({ id }: { id: string }) => id === String(lot.id))
      const chosen = (wishList: { group: string; value: boolean }[]) =>
        wishList.filter(({ value }) => value).map(({ group }) => group)
      return [row.wishList.length, chosen(row.wishList), chosen(view.lotDetail.wishList)]
    }
    expect(await groupsFor(owner)).toEqual([5, ['B'], ['B']])
    expect(await groupsFor(other)).toEqual([5, [], []])
  })
})

describe('a group', () => {
  test('has lots of all kinds, soonest first and finished ones last', async () => {
    const client = await aClient(server.db)
    const browser = await server.signInAs(client)
    const over = await aLot(server.db, {
      auction_at: daysAway(-3),
      status: lotStatus.sold,
      sold_price: 900_000,
    })
    const later = await aLot(server.db, {
      kind: 'machinery',
      chassis: '',
      auction_at: daysAway(3),
      details: JSON.stringify({
        group: 'Excavators',
        category: 'Mini',
        hours: 2400,
        volume: '0.1 m³',
        serial: 'PC30MR-21',
      }),
    })
    const sooner = await aLot(server.db, { kind: 'bike', auction_at: daysAway(2) })
    const stock = await aLot(server.db, { kind: 'stock' })
    await aBid(server.db, client, { lot: sooner, amount: 700_000, status: 2 })
    await add(browser, over, 'A', 'stats')
    await add(browser, later, 'A', 'mech')
    await add(browser, sooner, 'A', 'bike')
    await add(browser, stock, 'A', 'stock')

    const { carsList, pageInfo, groups } = await list(browser)
    expect(carsList).toMatchObject([
      { id: String(sooner.id), pageType: 'bikes', jasId: expect.any(Number), myBidAmount: 700_000 },
      {
        id: String(later.id),
        pageType: 'machinery',
        chassis: 'PC30MR-21',
        jasId: false,
        machinery: { hours: 2400 },
      },
      { id: String(stock.id), pageType: 'stock', machinery: null },
      { id: String(over.id), pageType: 'stats', status: lotStatus.sold, soldPrice: 900_000 },
    ])
    expect(pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 4, totalResults: 4 })
    expect(groups).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((group) => ({ group, counter: group === 'A' ? 4 : 0 })),
    )

    expect(await idsIn(browser, { type: 'bike' })).toEqual([String(sooner.id)])
    expect(await idsIn(browser, { type: 'stats' })).toEqual([String(over.id)])
    expect(await idsIn(browser, { pageSize: 2, page: 2 })).toEqual([String(stock.id), String(over.id)])
    expect(await idsIn(browser, { sort: 'soldPrice', order: 'DESC', pageSize: 1 })).toEqual([String(over.id)])
  })

  test('lists today’s lots that are closed for bids after those still open', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const started = await aLot(server.db, { auction_at: new Date(Date.now() - 60_000) })
    const withdrawn = await aLot(server.db, { auction_at: daysAway(1), status: lotStatus.cancelled })
    const open = await aLot(server.db, { auction_at: daysAway(2) })
    for (const lot of [started, withdrawn, open]) await add(browser, lot, 'A', 'auction')
    expect(await idsIn(browser, {})).toEqual([open, withdrawn, started].map(({ id }) => String(id)))
    const byDate = { sort: 'auctionDate', order: 'ASC' }
    expect(await idsIn(browser, byDate)).toEqual([started, withdrawn, open].map(({ id }) => String(id)))
  })

  test('keeps a finished lot for thirty days after it was chosen', async () => {
    const client = await aClient(server.db)
    const browser = await server.signInAs(client)
    const [recent, old] = [
      await aLot(server.db, { auction_at: daysAway(-29) }),
      await aLot(server.db, { auction_at: daysAway(-31) }),
    ]
    await add(browser, recent)
    await add(browser, old)
    expect(await idsIn(browser)).toHaveLength(2)
    await server.db
      .updateTable('favorites')
      .set({ added_at: daysAway(-40) })
      .where('user_id', '=', client.id)
      .execute()
    expect(await idsIn(browser)).toEqual([String(recent.id)])
    await purgeExpiredRows(server.db)
    const left = await server.db
      .selectFrom('favorites')
      .select('lot_id')
      .where('user_id', '=', client.id)
      .execute()
    expect(left).toEqual([{ lot_id: recent.id }])
  })

  test('hides lots of a page that its owner may no longer see', async () => {
    const client = await aClient(server.db)
    const browser = await server.signInAs(client)
    await add(browser, await aLot(server.db, { kind: 'bike' }), 'A', 'bike')
    await server.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ bikeView: false }) })
      .where('id', '=', client.id)
      .execute()
    const { carsList, groups } = await list(browser)
    expect([carsList, groups[0]]).toEqual([[], { group: 'A', counter: 0 }])
  })
})

describe('a whole group', () => {
  test('can be filtered by sale date and shows what it contains', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const ended = await aLot(server.db, { auction_at: daysAway(-2) })
    const ahead = await aLot(server.db, { auction_at: daysAway(3) })
    const bike = await aLot(server.db, { kind: 'bike', auction_at: new Date() })
    const stock = await aLot(server.db, { kind: 'stock' })
    await add(browser, ended, 'A', 'stats')
    await add(browser, ahead)
    await add(browser, bike, 'A', 'bike')
    await add(browser, stock, 'A', 'stock')
    const idsAt = (time: string) => idsIn(browser, { time })
    expect(await idsAt('today')).toEqual([String(bike.id)])
    expect((await idsAt('upcoming')).sort()).toEqual([ahead, stock].map(({ id }) => String(id)).sort())
    expect(await idsAt('ended')).toEqual([String(ended.id)])
    const counts = { kinds: { auction: 2, bike: 1, mech: 0, stock: 1 }, ended: 1 }
    expect(await list(browser, { time: 'ended', type: 'bike' })).toMatchObject(counts)
  })

  test('can be searched by lot numbers and ranges', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const [one, other] = [await aLot(server.db), await aLot(server.db)]
    await add(browser, one)
    await add(browser, other)
    expect(await idsIn(browser, { lotNo: one.lot_no })).toEqual([String(one.id)])
    const both = `${one.lot_no}-${other.lot_no}, 999999999`
    expect(await idsIn(browser, { lotNo: both })).toHaveLength(2)
    expect((await browser.get('/favorite/listing', { lotNo: '10-x' })).json().message).toHaveProperty('lotNo')
  })

  test('can be moved into another', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const [one, other] = [await aLot(server.db), await aLot(server.db)]
    await add(browser, one)
    await add(browser, other, 'B')
    const moved = await browser.post('/favorite/move', { group: 'A', to: 'B' })
    expect(moved.json()).toEqual({ result: { success: true, counter: 2 } })
    expect(await idsIn(browser)).toEqual([])
    const refused = await browser.post('/favorite/move', { group: 'B', to: 'Nowhere' })
    expect(refused.statusCode).toBe(422)
  })

  test('drops lots the hall has finished today, but none that are still to come', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const soon = new Date(Date.now() + 60_000)
    const sold = await aLot(server.db, { auction_at: soon, status: lotStatus.sold })
    const unsold = await aLot(server.db, { auction_at: soon, status: lotStatus.unsold })
    const open = await aLot(server.db, { auction_at: soon, status: lotStatus.upcoming })
    for (const lot of [sold, unsold, open]) await add(browser, lot)
    expect(await list(browser)).toMatchObject({ ended: 2 })
    await browser.post('/favorite/remove-ended', { group: 'A' })
    expect(await idsIn(browser)).toEqual([String(open.id)])
  })

  test('drops finished lots only in that group and for that person', async () => {
    const [browser, another] = [
      await server.signInAs(await aClient(server.db)),
      await server.signInAs(await aClient(server.db)),
    ]
    const ended = await aLot(server.db, { auction_at: daysAway(-2) })
    const endedToo = await aLot(server.db, { auction_at: daysAway(-3) })
    const ahead = await aLot(server.db, { auction_at: daysAway(3) })
    await add(browser, ended, 'A', 'stats')
    await add(browser, ahead)
    await add(browser, endedToo, 'B', 'stats')
    await add(another, ended, 'A', 'stats')
    const removed = await browser.post('/favorite/remove-ended', { group: 'A' })
    expect(removed.json()).toEqual({ result: { success: true, counter: 1 } })
    expect(await idsIn(browser)).toEqual([String(ahead.id)])
    expect(await idsIn(browser, { group: 'B' })).toEqual([String(endedToo.id)])
    expect(await idsIn(another)).toEqual([String(ended.id)])
  })
})
