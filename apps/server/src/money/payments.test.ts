import { expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
type Row = {
  id: number
  amount: number
  balance: number
  sku: string | null
  car: string | null
  lotNo: number | null
  type: string
}

const listOf = async (user: TestUser, query: Record<string, unknown> = {}) =>
  (await (await server.signInAs(user)).get('/payments/listing', query)).json().result

async function aWin(client: TestUser) {
  const bid = await aBid(server.db, client, { lot: await aLot(server.db), sold_price: 450_000 })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
}

test('the ledger is listed newest first, with a running balance over all of it', async () => {
  const client = await aClient(server.db)
  await aLedgerRow(server.db, client, 1_000_000)
  await aWin(client)
  await aLedgerRow(server.db, client, 150_000)
  const { records, totalBalance, totalReceived, totalSpent, pageInfo } = await listOf(client)
  const charged = -records[1].amount
  expect(charged).toBe(450_000)
  expect(records.map(({ amount, balance }: Row) => [amount, balance])).toEqual([
    [150_000, 1_150_000 - charged],
    [-charged, 1_000_000 - charged],
    [1_000_000, 1_000_000],
  ])
  expect([totalBalance, totalReceived, totalSpent]).toEqual([1_150_000 - charged, 1_150_000, charged])
  expect(pageInfo).toMatchObject({ totalResults: 3, totalSearchResults: 3 })

  // Each line shows its resulting balance in any other order, too.
  const smallest = await listOf(client, { sort: 'amount', order: 'asc' })
  expect(smallest.records.map(({ amount, balance }: Row) => [amount, balance])).toEqual([
    [-charged, 1_000_000 - charged],
    [150_000, 1_150_000 - charged],
    [1_000_000, 1_000_000],
  ])

  // Filtered-out lines have changed the balance anyway.
  const spent = await listOf(client, { type: 'CarPurchase' })
  expect(spent.records).toMatchObject([{ balance: 1_000_000 - charged, sku: expect.any(String) }])
  // A charge names its car and lot and can be found by them.
  const { sku, car, lotNo } = records[1]
  expect(car).toMatch(/Land Cruiser Prado$/)
  for (const search of [sku, car, 'prado', String(lotNo)])
    expect((await listOf(client, { search })).records).toMatchObject([{ sku, car, lotNo }])
  expect(records[0]).toMatchObject({ car: null, lotNo: null })
  expect((await listOf(client, { dateTo: '2020-01-01' })).records).toEqual([])
  expect((await listOf(await aClient(server.db))).records).toEqual([])
})

test('a purchase opens by its number or its payment, for its client and their dealer only', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aWin(client)
  const browser = await server.signInAs(client)
  const [payment] = (await listOf(client)).records as Row[]
  const byPayment = (await browser.get('/purchased-cars/view', { id: payment?.id, by: 'payment' })).json()
    .result
  expect(byPayment.data).toMatchObject({
    sku: payment?.sku,
    model: 'Land Cruiser Prado',
    finances: { price: 450_000 },
    totalPrice: -(payment?.amount ?? 0),
  })
  const { id } = byPayment.data
  expect((await browser.get('/purchased-cars/view', { id })).json().result).toEqual(byPayment)
  expect((await (await server.signInAs(dealer)).get('/purchased-cars/view', { id })).statusCode).toBe(200)

  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get('/purchased-cars/view', { id })).statusCode).toBe(404)
  expect((await stranger.get('/purchased-cars/view', { id: payment?.id, by: 'payment' })).statusCode).toBe(
    404,
  )
})

test('a remittance links to no purchase, and the balance matches the profile', async () => {
  const client = await aClient(server.db, { creditLimit: 500_000 })
  await aLedgerRow(server.db, client, 150_000)
  const browser = await server.signInAs(client)
  const [payment] = (await listOf(client)).records as Row[]
  expect((await browser.get('/purchased-cars/view', { id: payment?.id, by: 'payment' })).statusCode).toBe(404)
  const profile = (await browser.get('/user/view-profile')).json().result
  expect((await browser.get('/user/balance')).json().result).toEqual({
    success: true,
    detail: { userId: client.id, currency: profile.detail.currency },
    balanceInfo: profile.balanceInfo,
  })
})
