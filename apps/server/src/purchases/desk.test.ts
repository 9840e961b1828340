import type { PurchaseRow } from '@seriba/contracts/purchases'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, codeOf, fileAt } from './purchase-world.ts'

const server = testServer()
const today = jstDay(new Date())

async function aDesk() {
  const client = await aClient(server.db)
  const first = await aPurchase(server, client, { lot: { model: 'Alphard', chassis: 'AGH30-0012345' } })
  const { desk } = first
  const index = async (query: Record<string, unknown> = {}) =>
    (await desk.get('/purchase/index', { clientId: client.id, ...query })).json().result
  const ids = async (query: Record<string, unknown> = {}) =>
    (await index(query)).purchases.map(({ id }: PurchaseRow) => id)
  return { client, first, desk, index, ids }
}

/** As if it had reached its status some days ago. */
const since = (id: number, days: number) =>
  sql`update purchases set status_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(server.db)

test('a purchase can be found by anything written on its documents', async () => {
  const { client, first, ids } = await aDesk()
  const second = await aPurchase(server, client, { lot: { model: 'Note' } })
  await second.put('/purchased-cars/update-logistics', { blNumber: 'NYKS-77123', voyage: 'Sun Rio 117' })
  const { sku } = await first.view()
  expect(await ids({ search: sku })).toEqual([first.id])
  expect(await ids({ search: 'agh30-0012345' })).toEqual([first.id])
  expect(await ids({ search: 'nyks-77' })).toEqual([second.id])
  expect(await ids({ search: 'sun rio' })).toEqual([second.id])
  expect(await ids({ search: '%' })).toEqual([])
  expect(await ids()).toEqual([second.id, first.id])
})

test('each purchase shows what it lacks and can be filtered by that', async () => {
  const { client, first, index, ids } = await aDesk()
  const unpriced = await aPurchase(server, client, { soldPrice: null })
  const rows = (await index()).purchases as PurchaseRow[]
  const of = (id: number) => rows.find((row) => row.id === id)
  expect(of(first.id)).toMatchObject({ missing: ['consignee', 'payment'], due: 450_000, paid: 0 })
  expect(of(unpriced.id)).toMatchObject({ missing: ['price', 'consignee'], due: null })
  expect(await ids({ missing: 'price' })).toEqual([unpriced.id])
  expect(await ids({ paid: 'due' })).toEqual([first.id])
  await first.move(1)
  await first.move(2)
  expect(await ids({ missing: 'ship' })).toEqual([first.id])
  await first.move(3)
  expect(await ids({ missing: 'document' })).toEqual([first.id])
})

test('the counters cover all statuses, whichever one is selected', async () => {
  const { client, index } = await aDesk()
  const second = await aPurchase(server, client)
  await second.move(1)
  const answer = await index({ status: [1] })
  expect(answer.purchases.map(({ id }: PurchaseRow) => id)).toEqual([second.id])
  expect(answer.counts).toEqual([
    { status: null, count: 1, late: 0, sum: 450_000 },
    { status: 1, count: 1, late: 0, sum: 450_000 },
  ])
  expect(answer.pageInfo).toMatchObject({ totalSearchResults: 1 })
  expect((await index({ status: [0, 1], pageSize: 1, page: 2 })).purchases).toMatchObject([{ id: second.id }])
})

test('a purchase that stays too long in one status, or sails unpaid, is late', async () => {
  const { client, first, index } = await aDesk()
  const lateOnes = async () =>
    (await index()).purchases.filter(({ late }: PurchaseRow) => late).map(({ id }: PurchaseRow) => id)
  await since(first.id, 2)
  expect(await lateOnes()).toEqual([])
  await since(first.id, 3)
  expect(await lateOnes()).toEqual([first.id])
  expect((await index()).purchases[0].daysInStatus).toBe(3)

  const sailing = await aPurchase(server, client)
  await sailing.move(1)
  await sailing.put('/purchased-cars/update-logistics', { etd: addDays(today, 4) })
  expect(await lateOnes()).toEqual([first.id])
  await sailing.put('/purchased-cars/update-logistics', { etd: addDays(today, 3), reason: 'Earlier ship' })
  expect(await lateOnes()).toEqual([first.id, sailing.id])
})

test('many purchases can be moved one step, and those that cannot are listed with the reason', async () => {
  const { client, first, desk } = await aDesk()
  const ahead = await aPurchase(server, client)
  await ahead.move(1)
  const body = { ids: [first.id, ahead.id, 9_999_999], status: 1 }
  expect((await desk.put('/purchased-cars/update-status-many', body)).json().result).toEqual({
    moved: [first.id],
    skipped: [
      { id: ahead.id, code: 'purchase_move' },
      { id: 9_999_999, code: 'not_found' },
    ],
  })
  expect(codeOf(await desk.put('/purchased-cars/update-status-many', { ids: [], status: 1 }))).toBe(
    'invalid_input',
  )
  const back = await desk.put('/purchased-cars/update-status-many', { ids: [first.id], status: 0 })
  expect(back.json().result.skipped).toEqual([{ id: first.id, code: 'purchase_move' }])
})

test('the list can be exported for one minute by the user who requested it, and the export is recorded', async () => {
  const { client, first, desk } = await aDesk()
  const { url } = (await desk.get('/purchase/index-export', { clientId: client.id })).json().result
  const file = await fileAt(desk, url)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toMatch(/purchases-\d{4}-\d{2}-\d{2}\.xlsx/)
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const other = await aPurchase(server, client)
  expect((await fileAt(other.desk, url)).statusCode).toBe(404)
  expect((await fileAt(desk, `${url}x`)).statusCode).toBe(404)
  expect((await fileAt(first.own, url)).statusCode).toBe(403)
})

test('buyers have no access to the desk', async () => {
  const { first } = await aDesk()
  expect((await first.own.get('/purchase/index')).statusCode).toBe(403)
  expect((await first.own.put('/purchase/assign-voyage', { ids: [first.id], voyageId: 1 })).statusCode).toBe(
    403,
  )
})
