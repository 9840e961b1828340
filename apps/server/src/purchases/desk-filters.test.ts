import type { PurchaseRow } from '@seriba/contracts/purchases'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()
const today = jstDay(new Date())

/** Two purchases by one client: one of ¥ 450 000, and a later one of ¥ 300 000. */
async function aDesk() {
  const client = await aClient(server.db)
  const first = await aPurchase(server, client)
  const second = await aPurchase(server, client, { soldPrice: 300_000 })
  const ids = async (query: Record<string, unknown> = {}) => {
    const answer = await first.desk.get('/purchase/index', { clientId: client.id, ...query })
    return answer.json().result.purchases.map(({ id }: PurchaseRow) => id)
  }
  return { client, first, second, ids }
}

test('a purchase can be found by its lot’s number and its client’s name', async () => {
  const { client, first, second, ids } = await aDesk()
  const { lotNo } = await first.view()
  expect(await ids({ search: lotNo })).toEqual([first.id])
  await sql`update users set full_name = 'Pauline Mwangi' where id = ${client.id}`.execute(server.db)
  expect(await ids({ search: 'mwangi' })).toEqual([second.id, first.id])
  expect(await ids({ search: 'kovalenko' })).toEqual([])
})

test('the desk can be filtered by client and by the colleague in charge', async () => {
  const { client, first, second, ids } = await aDesk()
  const manager = await aManager(server.db)
  expect(await ids({ managerId: manager.id })).toEqual([])
  await sql`update users set manager_id = ${manager.id} where id = ${client.id}`.execute(server.db)
  expect(await ids({ managerId: manager.id })).toEqual([second.id, first.id])
  expect(await ids({ clientId: manager.id })).toEqual([])
})

test('the desk can be filtered by port and by voyage', async () => {
  const { first, second, ids } = await aDesk()
  const fields = {
    line: 'East Sea Lines',
    ship: 'Sun Rio',
    number: crypto.randomUUID().slice(0, 8),
    fromPort: 'Toyama',
    toPort: 'Vladivostok',
    cutOff: '',
    etd: '2099-11-18',
    eta: '2099-11-26',
    capacity: null,
  }
  const { voyage } = (await first.desk.post('/site/voyages', fields)).json().result
  await first.desk.put('/purchase/assign-voyage', { ids: [first.id], voyageId: voyage.id })
  await second.put('/purchased-cars/update-logistics', { exportPort: 'Nagoya' })
  expect(await ids({ port: 'Toyama' })).toEqual([first.id])
  expect(await ids({ port: 'Nagoya' })).toEqual([second.id])
  expect(await ids({ voyageId: voyage.id })).toEqual([first.id])
})

test('the desk can be filtered by purchase date, from one Japanese day through another', async () => {
  const { first, second, ids } = await aDesk()
  await sql`update purchases set purchased_at = '2026-03-01T15:00:00Z' where id = ${first.id}`.execute(
    server.db,
  )
  expect(await ids({ dateFrom: '2026-03-02', dateTo: '2026-03-02' })).toEqual([first.id])
  expect(await ids({ dateFrom: '2026-03-03' })).toEqual([second.id])
  expect(await ids({ dateTo: '2026-03-01' })).toEqual([])
})

test('the desk can be filtered by paid, partly paid, or unpaid, and by what is missing', async () => {
  const { client, first, second, ids } = await aDesk()
  const third = await aPurchase(server, client)
  const body = { userId: client.id, type: 'Remittances', amount: 500_000, method: 'bank', force: true }
  await first.desk.post('/payments/create', body)
  expect(await ids({ paid: 'paid' })).toEqual([first.id])
  expect(await ids({ paid: 'part' })).toEqual([second.id])
  expect(await ids({ paid: 'due' })).toEqual([third.id])
  expect(await ids({ missing: 'payment' })).toEqual([third.id, second.id])

  const consignee = {
    fullName: 'Dmitri Kovalenko',
    address: 'Svetlanskaya 14',
    countryId: 183,
    telephone: '+7 914 555 01 42',
    email: 'dk@vostok-auto.example',
  }
  const notifyParty = { sameAsConsignee: true }
  await third.own.post('/purchased-cars/save-consignee', { id: third.id, consignee, notifyParty })
  expect(await ids({ missing: 'consignee' })).toEqual([second.id, first.id])
})

test('the desk can be sorted by total or by departure in either direction', async () => {
  const { first, second, ids } = await aDesk()
  expect(await ids({ sort: 'total', order: 'asc' })).toEqual([second.id, first.id])
  expect(await ids({ sort: 'total', order: 'desc' })).toEqual([first.id, second.id])
  await first.put('/purchased-cars/update-logistics', { etd: '2099-11-18' })
  for (const order of ['asc', 'desc'])
    expect(await ids({ sort: 'etd', order })).toEqual([first.id, second.id])
  await second.put('/purchased-cars/update-logistics', { etd: '2099-11-17' })
  expect(await ids({ sort: 'etd', order: 'asc' })).toEqual([second.id, first.id])
})

test('a purchase that waits for a ship longer than the company’s limit is late', async () => {
  const { client, first } = await aDesk()
  await first.move(1)
  await first.move(2)
  await sql`update purchases set status_at = now() - interval '7 days' where id = ${first.id}`.execute(
    server.db,
  )
  const isLate = async (id = first.id) => {
    const { purchases } = (await first.desk.get('/purchase/index', { clientId: client.id })).json().result
    return purchases.find((row: PurchaseRow) => row.id === id).late
  }
  const sailing = await aPurchase(server, client)
  await sailing.put('/purchased-cars/update-logistics', { etd: addDays(today, 3) })
  expect([await isLate(), await isLate(sailing.id)]).toEqual([false, true])
  const { version, sections } = (await first.desk.get('/site/company')).json().result
  const bidding = { ...sections.bidding, lateShipDays: 6, lateUnpaidDays: 2 }
  expect((await first.desk.put('/site/config', { version, sections: { bidding } })).statusCode).toBe(200)
  expect([await isLate(), await isLate(sailing.id)]).toEqual([true, false])
})
