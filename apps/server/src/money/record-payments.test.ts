import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)

const aDesk = async () => server.signInAs(await aManager(server.db))
type Desk = Awaited<ReturnType<typeof aDesk>>

const record = async (desk: Desk, client: TestUser, entry: Record<string, unknown> = {}) => {
  const response = await desk.post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount: 150_000,
    method: 'bank',
    ...entry,
  })
  return { status: response.statusCode, ...response.json() }
}

const profileOf = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/user/view-profile')).json().result
const linesOf = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/payments/listing')).json().result.records

test('a first deposit is on the balance at once, opens bidding, and is reported by email in the client’s language', async () => {
  const client = await aClient(server.db, {
    language: 693,
    creditLimit: 0,
    permissions: { biddingAllowed: false },
  })
  const desk = await aDesk()
  const { status, result } = await record(desk, client, { description: ' SWIFT 1 ' })
  expect([status, result]).toEqual([200, { success: true, id: expect.any(Number), biddingOpened: true }])
  expect(await profileOf(client)).toMatchObject({
    permission: { biddingAllowed: true },
    balanceInfo: { balance: 150_000, bidAllow: 150_000 },
  })
  expect(await linesOf(client)).toMatchObject([
    { id: result.id, amount: 150_000, method: 'bank', description: 'SWIFT 1', reversedBy: null },
  ])
  expect(await mailsTo(client)).toEqual(['Депозит получен: ¥\u00A0150\u00A0000'])

  const history = (await desk.get('/client/history', { id: client.id })).json().result.entries
  expect(history[0]).toMatchObject({ action: 'payment.received' })
  expect(history[0].changes).toContainEqual({ field: 'biddingAllowed', before: false, after: true })
})

test('a smaller amount does not open bidding, and bidding that staff closed stays closed', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const desk = await aDesk()
  expect((await record(desk, client, { amount: 100_000 })).result.biddingOpened).toBe(false)
  expect((await record(desk, client, { amount: 50_000 })).result.biddingOpened).toBe(true)
  const permissions = { biddingAllowed: false }
  await desk.put('/client/update-permissions', { id: client.id, permissions, reason: 'Debt' })
  expect((await record(desk, client, { amount: 500_000 })).result.biddingOpened).toBe(false)
  expect((await profileOf(client)).permission.biddingAllowed).toBe(false)
})

test('a charge lowers the balance and sends no email, and neither does a payment of a client who wants none', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  await record(desk, client, { type: 'Yahoo', amount: 30_000, method: 'adjustment', description: 'Key' })
  expect((await profileOf(client)).balanceInfo.balance).toBe(-30_000)
  await server.db
    .updateTable('users')
    .set({ notifications_off: ['payment.email'] })
    .where('id', '=', client.id)
    .execute()
  await record(desk, client)
  expect(await mailsTo(client)).toEqual([])
})

test('a charge must say what it is for', async () => {
  const client = await aClient(server.db)
  const { status, message } = await record(await aDesk(), client, { type: 'Yahoo', description: ' ' })
  expect([status, Object.keys(message)]).toEqual([422, ['description']])
  expect(await linesOf(client)).toEqual([])
})

test('the screens of the client, staff, and their dealer are told to reload the payments', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await record(await aDesk(), client)
  const event = await server.db
    .selectFrom('events')
    .select(['name', 'rooms', 'payload'])
    .where(sql<boolean>`payload->>'eventType' = 'accountChanged'`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    name: 'notification',
    rooms: [`user:${client.id}`, 'staff', `dealer:${dealer.id}`],
    payload: { eventType: 'accountChanged', userId: client.id },
  })
})

test('repeated clicks enter one line, and a different request under the same key is refused', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const keyed = { idempotencyKey: `click of ${client.id}` }
  const clicks = await Promise.all([1, 2, 3].map(() => record(desk, client, keyed)))
  expect(new Set(clicks.map(({ result }) => result.id)).size).toBe(1)
  expect(await linesOf(client)).toHaveLength(1)
  expect((await record(desk, client, { ...keyed, amount: 1 })).messageCode).toBe('idempotency_key_reused')
})

test('a payment is entered on its Japanese day, which cannot be in the future', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const day = addDays(jstDay(new Date()), -20)
  await record(desk, client, { date: day })
  expect((await linesOf(client))[0].date).toBe(startOfJstDay(day).toISOString())
  const longAgo = await record(desk, client, { date: '1000-01-01' })
  expect([longAgo.status, longAgo.fields]).toEqual([422, { date: 'date_too_old' }])
  const tomorrow = jstDay(Date.now() + 86_400_000)
  const { status, fields } = await record(desk, client, { date: tomorrow })
  expect([status, fields]).toEqual([422, { date: 'date_ahead' }])
  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 0.5 }, { type: 'CarPurchase' }])
    expect((await record(desk, client, wrong)).status).toBe(422)
  expect((await record(desk, await aManager(server.db))).messageCode).toBe('client_not_found')
})

test('a mistake can be reversed once, with a reason, through a line of its own', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const { id } = (await record(desk, client)).result
  const reverse = async (body: Record<string, unknown>) => {
    const response = await desk.post('/payments/reverse', body)
    return response.json().messageCode ?? 'done'
  }
  expect(await reverse({ id, reason: ' ' })).toBe('field_required')
  const both = await Promise.all([1, 2].map(() => reverse({ id, reason: 'Wrong client' })))
  expect(both.sort()).toEqual(['done', 'payment_reversed'])
  const [reversal, line] = await linesOf(client)
  expect(reversal).toMatchObject({ amount: -150_000, balance: 0, reverses: id, description: 'Wrong client' })
  expect(line).toMatchObject({ id, amount: 150_000, reversedBy: reversal.id })
  expect(await reverse({ id: reversal.id, reason: 'Again' })).toBe('payment_not_reversible')
  expect(await reverse({ id: 9_999_999, reason: 'None' })).toBe('not_found')
  await expect(sql`update ledger set amount = 1 where id = ${id}`.execute(server.db)).rejects.toThrow(
    'append-only',
  )
})

test('only staff who may open clients’ pages can record payments', async () => {
  const client = await aClient(server.db)
  await aLedgerRow(server.db, client, 1000)
  const own = await server.signInAs(client)
  expect((await record(own, client)).status).toBe(403)
  const narrow = await server.signInAs(
    await aManager(server.db, { permissions: { managerBidForClient: false } }),
  )
  expect((await record(narrow, client)).messageCode).toBe('permission_missing')
})

test('the audit log shows who entered a line, from where, and whether it was a payment or a charge', async () => {
  const client = await aClient(server.db)
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  await record(desk, client, { amount: 1000 })
  await record(desk, client, { type: 'Yahoo', amount: 30, method: 'adjustment', description: 'Key' })
  const entries = await server.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'ip'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(client.id))
    .orderBy('id')
    .execute()
  const said = { actor_id: manager.id, ip: '127.0.0.1' }
  expect(entries).toEqual([
    { action: 'payment.received', ...said },
    { action: 'payment.charged', ...said },
  ])
})

test('repeating a payment or refund after its month was closed returns the first answer', async () => {
  const client = await aClient(server.db)
  const desk = await aDesk()
  const refund = {
    userId: client.id,
    amount: 50_000,
    method: 'bank',
    description: 'Too much',
    idempotencyKey: `refund of ${client.id}`,
  }
  const send = async () => [
    (await record(desk, client, { idempotencyKey: `payment of ${client.id}` })).result,
    (await desk.post('/payments/refund', refund)).json().result,
  ]
  const close = async (closedUntil: string) => {
    const { version, sections } = (await desk.get('/site/company')).json().result
    const closed = { version, sections: { money: { ...sections.money, closedUntil } } }
    expect((await desk.put('/site/config', closed)).statusCode).toBe(200)
  }
  const first = await send()
  expect(first).toEqual([
    expect.objectContaining({ success: true }),
    expect.objectContaining({ success: true }),
  ])
  await close('2099-12-31')
  expect(await send()).toEqual(first)
  expect((await record(desk, client)).messageCode).toBe('period_closed')
  await close('')
  expect(await linesOf(client)).toHaveLength(2)
})
