import { expect, test } from 'vitest'
import { up as nameMethods } from '../migrations/1011-methods-of-deposits.ts'
import { up } from '../migrations/1040-deposits-of-the-ledger.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, paidOf } = wonCarsOf(server)

const aNewcomer = () => aClient(server.db, { permissions: { biddingAllowed: false } })

/** Staff enter money that nobody had announced. */
async function enter(client: TestUser, amount: number, method = 'cash') {
  const entry = { userId: client.id, type: 'Remittances', amount, method, description: 'SWIFT 1' }
  return (await (await desk()).post('/payments/create', entry)).json().result as {
    id: number
    biddingOpened: boolean
  }
}

const viewOf = async ({ id }: TestUser) =>
  (await (await desk()).get('/client/view', { id })).json().result as {
    deposit: { held: { id: number; reference: string; amount: number } | null; waiting: unknown }
  }
const listed = async (reference: string) =>
  (await (await desk()).get('/payments/deposits', { search: reference })).json().result.deposits

async function refund(client: TestUser, amount: number, depositId?: number) {
  const entry = { userId: client.id, amount, method: 'bank', description: 'Back', depositId }
  return (await (await desk()).post('/payments/refund', entry)).json()
}

test('a first deposit that nobody announced is held and listed among the deposits', async () => {
  const client = await aNewcomer()
  const { biddingOpened, id } = await enter(client, 160_000)
  expect(biddingOpened).toBe(true)
  const { held, waiting } = (await viewOf(client)).deposit
  const reference = expect.stringMatching(/^[A-Z]+ \d{6} 0001$/)
  expect([held, waiting]).toEqual([{ id: expect.any(Number), reference, amount: 160_000 }, null])
  expect(await listed(held?.reference ?? '')).toMatchObject([
    { state: 'received', ledgerId: id, received: 160_000, method: 'cash' },
  ])
})

test('a deposit announced by bank but paid in cash is listed as cash, and as bank again once reversed', async () => {
  const client = await aNewcomer()
  const own = await server.signInAs(client)
  const { deposit } = (await own.post('/payments/deposit', { method: 'invoice' })).json().result
  const methodNow = async () => (await listed(deposit.reference))[0].method
  expect(await methodNow()).toBe('bank')
  const staff = await desk()
  const entry = { userId: client.id, type: 'Remittances', amount: 150_000, description: '' }
  const { id } = (
    await staff.post('/payments/create', { ...entry, method: 'cash', depositId: deposit.id })
  ).json().result
  expect(await methodNow()).toBe('cash')
  await staff.post('/payments/reverse', { id, reason: 'Miscounted' })
  expect(await methodNow()).toBe('bank')
})

test('refunding a deposit leaves what other money has paid for a car', async () => {
  const client = await aNewcomer()
  await enter(client, 150_000)
  const { id } = await aWonCar(client, 200_000)
  await enter(client, 900_000, 'bank')
  const paid = await paidOf(id)
  await refund(client, 900_000 - paid)
  const { held } = (await viewOf(client)).deposit
  expect((await refund(client, 150_000, held?.id)).result.success).toBe(true)
  expect(await paidOf(id)).toBe(paid)
  expect((await viewOf(client)).deposit.held).toBeNull()
  expect((await refund(client, 150_000, held?.id)).messageCode).toBe('stale')
})

test('a reversed deposit is no longer pending and shows the reason', async () => {
  const client = await aNewcomer()
  const { id } = await enter(client, 150_000)
  const { held } = (await viewOf(client)).deposit
  await (await desk()).post('/payments/reverse', { id, reason: 'Another Ivanov' })
  expect((await viewOf(client)).deposit).toMatchObject({ held: null, waiting: null })
  expect(await listed(held?.reference ?? '')).toMatchObject([
    { state: 'failed', failedReason: 'Another Ivanov', method: 'cash' },
  ])
})

test('deposits stored as bank transfers get back the method of their ledger lines, reversed or not', async () => {
  const [held, takenBack] = [await aNewcomer(), await aNewcomer()]
  await enter(held, 150_000)
  const { id } = await enter(takenBack, 150_000)
  await (await desk()).post('/payments/reverse', { id, reason: 'A false note' })
  await server.db.updateTable('deposits').set({ method: 'bank' }).execute()
  await nameMethods(server.db as never)
  const methods = await server.db
    .selectFrom('deposits')
    .select('method')
    .where('user_id', 'in', [held.id, takenBack.id])
    .execute()
  expect(methods).toEqual([{ method: 'cash' }, { method: 'cash' }])
})

test('a deposit moved to the client it came from becomes theirs and opens their bidding', async () => {
  const [payer, client] = [await aNewcomer(), await aNewcomer()]
  const { id } = await enter(payer, 150_000)
  await (await desk()).post('/payments/move', { id, userId: client.id, reason: 'Another Ivanov' })
  expect((await viewOf(payer)).deposit.held).toBeNull()
  expect((await viewOf(client)).deposit.held).toMatchObject({ amount: 150_000 })
})

test('later payments are not deposits, and the next deposit gets a reference of its own', async () => {
  const client = await aNewcomer()
  await enter(client, 150_000)
  await enter(client, 300_000, 'bank')
  const { held } = (await viewOf(client)).deposit
  expect(held?.amount).toBe(150_000)
  const own = await server.signInAs(client)
  const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
  expect(deposit.reference).toBe(held?.reference.replace(/1$/, '2'))
})

test('the migration finds a deposit entered before such deposits were stored', async () => {
  const client = await aNewcomer()
  await enter(client, 150_000)
  const before = (await viewOf(client)).deposit.held
  await server.db.deleteFrom('deposits').where('user_id', '=', client.id).execute()
  await up(server.db as never)
  expect((await viewOf(client)).deposit.held).toEqual({ ...before, id: expect.any(Number) })
})
