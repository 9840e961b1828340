import { isFinal, lotStatus, lotStatuses } from '@seriba/domain/lots/lot-status'
import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { dayMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)

const kindOf = (pageType: PageType) => pageTypes[pageType].kind
const listing = async (user: { id: number }, pageType: PageType, query = {}) => {
  const response = await (await server.signInAs(user)).get(`/${pageType}/listing`, query)
  return response.json().result
}

describe.each(allPageTypes)('the %s page', (pageType) => {
  const { needs, rows } = pageTypes[pageType]

  test('lists its own lots for users who have its flag', async () => {
    const past = pageTypes[pageType].phase === 'past'
    const at = new Date(Date.now() + (past ? -3 : 3) * dayMs)
    const lot = await aLot(server.db, {
      kind: kindOf(pageType),
      auction: `Hall of ${pageType}`,
      auction_at: at,
    })
    const answer = await listing(await aClient(server.db), pageType)
    expect(Object.keys(answer).sort()).toEqual([rows, 'pageInfo'].sort())
    expect(answer[rows].map(({ id }: { id: string }) => id)).toContain(String(lot.id))
  })

  test.each([
    'listing',
    'filters',
    'filter-attributes',
    'filter-model?search_model=a',
    'filter-chassis?search_chassis=a',
    'makers',
    'maker',
    'models?name=Toyota',
    'price-figures',
    'model?id=Toyota',
  ])('refuses %s without its flag', async (path) => {
    const browser = await server.signInAs(await aClient(server.db, { permissions: { [needs]: false } }))
    const response = await browser.get(`/${pageType}/${path}`)
    expect(response.statusCode).toBe(403)
    expect(response.json().messageCode).toBe('permission_missing')
  })
})

describe('a stock car', () => {
  const finals = lotStatuses.filter(isFinal)
  const listed = async () => {
    const { carsList, pageInfo } = await listing(await aClient(server.db), 'stock', { makerId: 'Mitsuoka' })
    return { ids: carsList.map(({ id }: { id: string }) => Number(id)), total: pageInfo.totalSearchResults }
  }

  test('is listed as long as it can be ordered', async () => {
    const stock = { kind: 'stock', maker: 'Mitsuoka', auction_at: null } as const
    for (const status of finals) await aLot(server.db, { ...stock, status })
    const car = await aLot(server.db, { ...stock, sold_price: 900_000 })
    expect(await listed()).toEqual({ ids: [car.id], total: 1 })
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const order = await aBid(server.db, client, { lot: car })
    expect((await listed()).ids).toEqual([car.id])
    await setStatus(manager, order.id, 6)
    expect(await listed()).toEqual({ ids: [], total: 0 })
    await setStatus(manager, order.id, 5)
    expect((await listed()).ids).toEqual([car.id])
  })

  test('is shown as sold everywhere once a client has won it', async () => {
    const [winner, other] = [await aClient(server.db), await aClient(server.db)]
    const car = await aLot(server.db, { kind: 'stock', auction_at: null })
    const bid = await aBid(server.db, winner, { lot: car, status: 6 })
    const browser = await server.signInAs(other)
    await browser.post('/favorite/add', { group: 'A', carId: String(car.id), type: 'stock' })
    const kept = (await browser.get('/favorite/listing', { group: 'A', time: 'ended' })).json().result
    expect(kept.carsList).toMatchObject([{ id: String(car.id), status: lotStatus.sold }])
    const page = (await browser.get('/stock/view', { id: String(car.id) })).json().result.lotDetail
    expect(page.lotInfo.status).toBe(lotStatus.sold)
    const own = (await (await server.signInAs(winner)).get('/bid/my-bid')).json().result
    expect(own.cars).toMatchObject([{ bidId: bid.id, status: lotStatus.sold }])
  })
})

test('a row shows what clients would pay to staff only', async () => {
  const lot = await aLot(server.db, { auction: 'Clients’ bids' })
  const [one, other, third] = [await aClient(server.db), await aClient(server.db), await aClient(server.db)]
  await aBid(server.db, one, { lot, amount: 700_000 })
  await aBid(server.db, other, { lot, amount: 650_000, status: 2 })
  await aBid(server.db, third, { lot, amount: 900_000, status: 4 })
  const rowFor = async (user: { id: number }) => {
    const { carsList } = await listing(user, 'car-auction', { lotNo: lot.lot_no })
    return carsList.find(({ id }: { id: string }) => id === String(lot.id))
  }
  expect((await rowFor(await aManager(server.db))).clientBids).toEqual({ highest: 700_000, clients: 2 })
  expect(await rowFor(one)).not.toHaveProperty('clientBids')
})

test('a row shows viewers their own bid and nobody else’s', async () => {
  const lot = await aLot(server.db, { auction: 'Own bids' })
  const [bidder, other, manager] = [
    await aClient(server.db),
    await aClient(server.db),
    await aManager(server.db),
  ]
  await aBid(server.db, bidder, { lot, amount: 700_000, status: 2 })
  const rowFor = async (user: { id: number }) => {
    const { carsList } = await listing(user, 'car-auction', { lotNo: lot.lot_no })
    return carsList.find(({ id }: { id: string }) => id === String(lot.id))
  }
  expect(await rowFor(bidder)).toMatchObject({ myBid: true, myBidAmount: 700_000, bidStatusId: 2 })
  for (const user of [other, manager]) {
    expect(await rowFor(user)).toMatchObject({ myBid: false, myBidAmount: null, bidStatusId: null })
  }
})

test('a canceled bid is not shown on the row', async () => {
  const client = await aClient(server.db)
  const lot = await aLot(server.db, { auction: 'Taken back' })
  await aBid(server.db, client, { lot, status: 4 })
  const { carsList } = await listing(client, 'car-auction', { lotNo: lot.lot_no })
  expect(carsList[0]).toMatchObject({ myBid: false, myBidAmount: null, bidStatusId: null })
})

describe('the average price', () => {
  const facts = { model: 'Average', chassis: 'AVG10-1', year: 2019, condition: '4.5', condition_rank: 4.5 }
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
  const sold = (price: number, change = {}) =>
    aLot(server.db, {
      ...facts,
      status: lotStatus.sold,
      sold_price: price,
      auction_at: daysAgo(20),
      ...change,
    })

  test('is the median of similar cars sold in the last six months, if there are at least three', async () => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db, { ...facts, chassis: 'AVG10-99' })
    const average = async () => {
      const { carsList } = await listing(client, 'car-auction', { modelId: 'Average', lotNo: lot.lot_no })
      return carsList[0].averagePrice
    }
    await sold(900_000)
    await sold(1_100_000, { year: 2020, condition: '4', condition_rank: 4 })
    expect(await average()).toBeNull()
    await sold(1_900_000, { status: lotStatus.soldNego, year: 2018, condition: '5', condition_rank: 5 })
    expect(await average()).toBe(1_100_000)

    await sold(9_000_000, { year: 2021 })
    await sold(9_000_000, { condition: '3.5', condition_rank: 3.5 })
    await sold(9_000_000, { auction_at: daysAgo(181) })
    await sold(9_000_000, { chassis: 'AVG11-1' })
    await sold(9_000_000, { status: lotStatus.notSold })
    await sold(9_000_000, { kind: 'bike' })
    expect(await average()).toBe(1_100_000)
  })

  test('is left out on pages that do not show it', async () => {
    const stock = await aLot(server.db, { ...facts, kind: 'stock' })
    const { carsList } = await listing(await aClient(server.db), 'stock', { lotNo: stock.lot_no })
    expect(carsList[0].averagePrice).toBeNull()
  })
})

describe('the filters of a listing', () => {
  test('treat the apps’ empty values as no filter', async () => {
    const client = await aClient(server.db)
    const all = await listing(client, 'car-auction')
    const same = await listing(client, 'car-auction', { modelId: '-1', makerId: '', lotNo: '' })
    expect(same.pageInfo).toEqual(all.pageInfo)
    expect(same.pageInfo.totalSearchResults).toBe(same.pageInfo.totalResults)
  })

  test('report a wrong lot number at its field', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const response = await browser.get('/car-auction/listing', { lotNo: '10-x' })
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toHaveProperty('lotNo')
  })

  test('leave the total of all lots alongside the number found', async () => {
    const lot = await aLot(server.db, { auction: 'Single', maker: 'Mitsuoka', model: 'Galue' })
    const { carsList, pageInfo } = await listing(await aClient(server.db), 'car-auction', {
      makerId: 'Mitsuoka',
    })
    expect(carsList).toMatchObject([{ id: String(lot.id), auctionName: 'Single', lotType: 'auction' }])
    expect(pageInfo).toMatchObject({ page: 1, pageSize: 20, totalSearchResults: 1 })
    expect(pageInfo.totalResults).toBeGreaterThan(1)
  })
})

test('bikes show their ratings, and machinery shows its hours', async () => {
  const client = await aClient(server.db)
  const bike = await aLot(server.db, {
    kind: 'bike',
    details: JSON.stringify({ serial: 'JH2', ratings: { engine: 6, exterior: 5.5 } }),
  })
  const machine = await aLot(server.db, {
    kind: 'machinery',
    details: JSON.stringify({ group: 'Excavators', category: 'Mini', hours: 2400, volume: '0.1 m³' }),
  })
  expect((await listing(client, 'bikes', { lotNo: bike.lot_no })).bikeList).toMatchObject([
    { serial: 'JH2', rateEngine: 6, rateExt: 5.5, rateFrame: null },
  ])
  expect((await listing(client, 'machinery', { lotNo: machine.lot_no })).mechList).toMatchObject([
    { group: 'Excavators', category: 'Mini', hours: 2400, volume: '0.1 m³', price: 300_000 },
  ])
})

test('a chassis or model typed in full-width characters is found', async () => {
  const lot = await aLot(server.db, { maker: 'Wide', model: 'CROWN', chassis: 'GRS182-5012345' })
  const found = async (field: string, text: string) => {
    const query = { maker: 'Wide', quick_search_parameter: field, quick_search_text: text }
    const { carsList } = await listing(await aClient(server.db), 'car-auction', query)
    return carsList.map(({ id }: { id: string }) => id)
  }
  expect(await found('chassis', 'ＧＲＳ１８２')).toEqual([String(lot.id)])
  expect(await found('model', 'ｃｒｏｗｎ')).toEqual([String(lot.id)])
})
