import type { Purchase } from '@seriba/contracts/money'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function aWin(client: TestUser, soldPrice: number | null, model = 'Land Cruiser Prado') {
  const lot = await aLot(server.db, { model })
  const bid = await aBid(server.db, client, { lot, sold_price: soldPrice })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
  return { lot, bid }
}

async function purchasesOf(user: TestUser, query: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  return (await browser.get('/purchased-cars/listing', query)).json().result
}

test('purchases are listed with their costs, newest first', async () => {
  const client = await aClient(server.db)
  const { lot } = await aWin(client, 450_000)
  await aWin(client, null, 'Alphard')
  const answer = await purchasesOf(client)
  expect(answer.carsList).toMatchObject([
    { model: 'Alphard', totalPrice: null, status: null },
    { lotNo: lot.lot_no, chassis: 'TRJ150', images: ['/a.jpg', '/b.jpg'] },
  ])
  expect(answer.carsList[1].totalPrice).toBe(450_000)
  expect(answer.pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 2, totalResults: 2 })
  expect(answer.statusList[0]).toEqual({ value: 0, label: 'Processing' })
  expect(answer.statusList).toHaveLength(Object.keys(purchaseStatuses).length)
})

test('a purchase is found by number, name, day, and status', async () => {
  const client = await aClient(server.db, { language: 693 })
  const { lot } = await aWin(client, 450_000)
  const { bid } = await aWin(client, 450_000, 'Alphard')
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 5 })

  const models = async (query: Record<string, unknown>) => {
    const answer = await purchasesOf(client, query)
    return answer.carsList.map(({ model }: { model: string }) => model)
  }
  expect(await models({ search: 'alph' })).toEqual(['Alphard'])
  expect(await models({ search: String(lot.lot_no) })).toEqual(['Land Cruiser Prado'])
  expect(await models({ search: '%' })).toEqual([])
  expect(await models({ status: 7 })).toEqual(['Alphard'])
  expect(await models({ status: 0 })).toEqual(['Land Cruiser Prado'])
  expect(await models({ dateFrom: '2020-01-01', dateTo: '2020-12-31' })).toEqual([])
  expect(await models({ dateFrom: '2020-01-01' })).toHaveLength(2)
  expect(await models({ page: 2, pageSize: 1 })).toEqual(['Land Cruiser Prado'])
  expect((await purchasesOf(client)).statusList[7].label).not.toBe('Purchase cancelled')
  const browser = await server.signInAs(client)
  expect((await browser.get('/purchased-cars/listing', { dateFrom: '2026-02-31' })).statusCode).toBe(422)
})

test('a purchase is listed for the client and their dealer, who sees the client’s name, and for nobody else', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aWin(client, 450_000)
  await aWin(dealer, 380_000)
  expect((await purchasesOf(dealer)).carsList.map((purchase: Purchase) => purchase.client)).toEqual([
    null,
    { id: client.id, name: expect.stringMatching(/./) },
  ])
  expect((await purchasesOf(client)).carsList).toMatchObject([{ client: null }])
  expect((await purchasesOf(await aDealer(server.db))).carsList).toEqual([])
  expect((await purchasesOf(await aClient(server.db))).carsList).toEqual([])
})
