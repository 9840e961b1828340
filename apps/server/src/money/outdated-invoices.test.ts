import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)
const { desk, aWonCar, setPrice } = wonCarsOf(server)

const issue = async (purchaseId: number) =>
  (await (await desk()).post('/invoice/create', { purchaseId })).json()

const textOf = async (url: string) => (await server.app.inject(url)).body.replaceAll('\u00A0', ' ')

test('the invoice for a resold car deducts the resale and asks for the rest', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const { number } = (await issue(car.id)).result
  const staff = await desk()
  const moved = await staff.put('/purchased-cars/update-status', {
    id: car.id,
    status: 8,
    reason: 'Not paid',
    resale: { amount: 500_000, penalty: 30_000 },
  })
  expect(moved.statusCode, moved.body).toBe(200)
  const listed = async () =>
    (await staff.get('/invoice/index', { clientId: client.id })).json().result.invoices
  expect(await listed()).toMatchObject([{ number, isOutdated: true }])
  const { result } = await issue(car.id)
  expect(await listed()).toMatchObject([{ number: result.number, isOutdated: false }])
  const text = await textOf(result.url)
  expect(text).toContain(`Replaces invoice ${number}`)
  expect(text).toContain('Resale proceeds')
  expect(text).not.toContain('will be loaded')
  const { due, invoice } = (await staff.get('/purchased-cars/view', { id: car.id })).json().result.data
  expect(invoice.total).toBe(due)
  const { purchases } = (await staff.get('/payments/payable', { userId: client.id })).json().result
  expect(purchases).toMatchObject([{ purchaseId: car.id, open: due }])
})

test('a car resold for more than it cost leaves nothing to invoice, and the error says so', async () => {
  const car = await aWonCar(await aClient(server.db), 700_000)
  const moved = await (await desk()).put('/purchased-cars/update-status', {
    id: car.id,
    status: 8,
    reason: 'Not paid',
    resale: { amount: 90_000_000, penalty: 0 },
  })
  expect(moved.statusCode, moved.body).toBe(200)
  expect((await issue(car.id)).messageCode).toBe('nothing_to_invoice')
})

test('an invoice replaced after nothing was left to pay says so, is not unpaid, and asks for no transfer', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const { number } = (await issue(car.id)).result
  const staff = await desk()
  const move = { id: car.id, status: 8, reason: 'Not paid', resale: { amount: 990_000, penalty: 30_000 } }
  expect((await staff.put('/purchased-cars/update-status', move)).statusCode).toBe(200)
  const { result } = await issue(car.id)
  const text = await textOf(result.url)
  expect(text).toContain(`Replaces invoice ${number}`)
  expect(text).toContain('Nothing left to pay')
  expect(text).not.toContain('Amount due by')
  const { data } = (await staff.get('/purchased-cars/view', { id: car.id })).json().result
  expect(data.invoice).toMatchObject({ number: result.number, paid: 0, state: 'paid' })
  expect(data.invoice.total).toBeLessThan(0)
  expect((await staff.get('/invoice/index', { clientId: client.id })).json().result).toMatchObject({
    invoices: [],
    due: 0,
  })
  expect((await mailsTo(client)).at(-1)).toContain('nothing left to pay')
})

test('a paid invoice is listed as unpaid again once more is owed for its purchase, and the staff counter agrees', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const car = await aWonCar(client, 300_000)
  const staff = await desk()
  await issue(car.id)
  const listed = async () =>
    (await staff.get('/invoice/index', { clientId: client.id })).json().result.invoices
  const unpaid = async () => (await staff.get('/payments/index', {})).json().result.counts.unpaid
  const amount = (await listed())[0].total
  const entry = { userId: client.id, type: 'Remittances', method: 'bank' }
  await staff.post('/payments/create', { ...entry, amount, purchaseIds: [car.id] })
  expect(await listed()).toEqual([])
  const before = await unpaid()
  await setPrice(car.bidId, 310_000)
  expect(await listed()).toMatchObject([{ total: amount, paid: amount, isOutdated: true, state: 'paid' }])
  expect(await unpaid()).toBe(before + 1)
})

test('if the company chooses so, an invoice follows a resale automatically, too', async () => {
  const car = await aWonCar(await aClient(server.db), 400_000)
  await sql`select graphile_worker.remove_job(${`invoice:${car.id}`})`.execute(server.db)
  const waiting = async () =>
    (
      await sql`select from graphile_worker._private_jobs where key = ${`invoice:${car.id}`}`.execute(
        server.db,
      )
    ).rows.length
  expect(await waiting()).toBe(0)
  const move = { id: car.id, status: 8, reason: 'Not paid', resale: { amount: 100_000, penalty: 0 } }
  expect((await (await desk()).put('/purchased-cars/update-status', move)).statusCode).toBe(200)
  expect(await waiting()).toBe(1)
})
