import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aClient, aDealer, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, paidOf } = wonCarsOf(server)

/** A client whose deposit opened their bidding, and what staff do with their money. */
async function aDepositor({ dealer }: { dealer?: TestUser } = {}) {
  const client = await aClient(server.db, {
    creditLimit: 0,
    permissions: { biddingAllowed: false },
    ...(dealer && { dealer }),
  })
  const [own, staff] = [await server.signInAs(client), await desk()]
  const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
  await staff.put('/payments/confirm-deposit', { id: deposit.id })
  const answer = async (path: string, body: Record<string, unknown>) => (await staff.post(path, body)).json()
  const refund = (body: Record<string, unknown>) =>
    answer('/payments/refund', {
      userId: client.id,
      amount: 150_000,
      method: 'bank',
      description: 'Account closed',
      ...body,
    })
  const record = async (body: Record<string, unknown>) =>
    (
      await answer('/payments/create', {
        userId: client.id,
        type: 'Remittances',
        amount: 150_000,
        method: 'bank',
        ...body,
      })
    ).result.id as number
  const reverse = (id: number, body: Record<string, unknown> = {}) =>
    answer('/payments/reverse', { id, reason: 'Not theirs', ...body })
  const isOpen = async () => (await own.get('/user/view-profile')).json().result.permission.biddingAllowed
  const lines = async () => (await own.get('/payments/listing')).json().result.records
  return { client, deposit, refund, record, reverse, isOpen, lines }
}

async function auditOf({ id }: TestUser, action: string) {
  const { rows } = await sql<{ entity: string; before: unknown; after: unknown; ip: string | null }>`
    select entity, before, after, ip from audit
    where entity_id = ${String(id)} and action = ${action} order by id`.execute(server.db)
  return rows
}

async function lastMail({ email }: TestUser) {
  const { rows } = await sql<{ text: string }>`
    select payload->>'text' as text from graphile_worker._private_jobs
    where payload->>'to' = ${email} order by id desc limit 1`.execute(server.db)
  return rows[0]?.text
}

describe('a refund', () => {
  test('of a deposit that closes bidding records both in the audit log and the remaining balance in the email', async () => {
    const { client, deposit, refund, record, isOpen } = await aDepositor()
    await record({ amount: 20_000 })
    const { id } = (await refund({ depositId: deposit.id, closeBidding: true })).result
    expect(await isOpen()).toBe(false)
    expect(await auditOf(client, 'payment.refunded')).toEqual([
      {
        entity: 'user',
        before: { permissions: { biddingAllowed: true } },
        after: {
          payment: id,
          amount: 150_000,
          method: 'bank',
          deposit: deposit.reference,
          permissions: { biddingAllowed: false },
        },
        ip: expect.any(String),
      },
    ])
    expect(await lastMail(client)).toContain('¥\u00A020\u00A0000')
  })

  test('of a deposit is offered on the client’s page until it has been made', async () => {
    const { client, deposit, refund } = await aDepositor()
    const held = async () =>
      (await (await desk()).get('/client/view', { id: client.id })).json().result.deposit.held
    expect(await held()).toEqual({ id: deposit.id, reference: deposit.reference, amount: 150_000 })
    await refund({ depositId: deposit.id })
    expect(await held()).toBeNull()
  })

  test('leaves bidding open if closing it was not requested or enough money is left', async () => {
    const { client, refund, record, isOpen } = await aDepositor()
    await record({ amount: 50_000 })
    const enough = (await refund({ amount: 50_000, closeBidding: true })).result.id
    const less = (await refund({ amount: 10_000 })).result.id
    expect(await isOpen()).toBe(true)
    const said = (payment: number, amount: number) => ({
      entity: 'user',
      before: {},
      after: { payment, amount, method: 'bank' },
      ip: expect.any(String),
    })
    expect(await auditOf(client, 'payment.refunded')).toEqual([said(enough, 50_000), said(less, 10_000)])
  })

  test('of a deposit leaves money paid for a car', async () => {
    const { client, deposit, refund, record, lines } = await aDepositor()
    const { id } = await aWonCar(client, 200_000)
    const charged = -(await lines())[0].amount
    const payment = await record({ amount: charged })
    expect(await paidOf(id)).toBe(charged)
    // A manual allocation by staff is not renewed automatically once it is gone.
    const parts = [{ purchaseId: id, amount: charged }]
    const chosen = await (await desk()).put('/payments/allocate', { id: payment, parts })
    expect(chosen.statusCode, chosen.body).toBe(200)
    expect((await refund({ depositId: deposit.id })).result.success).toBe(true)
    expect(await paidOf(id)).toBe(charged)
  })

  test('is possible only for the client’s own deposit, once received', async () => {
    const [{ refund }, other] = [await aDepositor(), await aDepositor()]
    expect((await refund({ depositId: other.deposit.id })).messageCode).toBe('not_found')
    expect((await refund({ depositId: 2_147_483_647 })).messageCode).toBe('not_found')
    const announcing = await aClient(server.db)
    const own = await server.signInAs(announcing)
    const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
    const early = { userId: announcing.id, depositId: deposit.id, amount: 1 }
    await (await desk()).post('/payments/create', {
      userId: announcing.id,
      type: 'Remittances',
      amount: 500_000,
      method: 'bank',
    })
    expect((await refund(early)).messageCode).toBe('stale')
  })

  test('under a key used for another one is refused', async () => {
    const { client, refund, lines } = await aDepositor()
    const idempotencyKey = `refund of ${client.id}`
    expect((await refund({ amount: 1000, idempotencyKey })).result.success).toBe(true)
    expect((await refund({ amount: 2000, idempotencyKey })).messageCode).toBe('idempotency_key_reused')
    expect(await lines()).toHaveLength(2)
  })

  test('is announced to the dealer’s screens, too', async () => {
    const dealer = await aDealer(server.db)
    const { client, refund } = await aDepositor({ dealer })
    await refund({ amount: 1000 })
    const event = await server.db
      .selectFrom('events')
      .select(['rooms', 'payload'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      rooms: [`user:${client.id}`, 'staff', `dealer:${dealer.id}`],
      payload: { eventType: 'accountChanged', userId: client.id },
    })
  })
})

describe('a reversal', () => {
  test('is an adjustment with a reason, and without one nothing is reversed', async () => {
    const { client, record, reverse, lines } = await aDepositor()
    const id = await record({ amount: 30_000 })
    expect(await reverse(id, { reason: ' ' })).toMatchObject({
      messageCode: 'field_required',
      fields: { reason: 'field_required' },
    })
    expect(await reverse(id)).toMatchObject({ result: { success: true } })
    const [line] = await lines()
    expect(line).toMatchObject({ amount: -30_000, method: 'adjustment', description: 'Not theirs' })
    expect(await auditOf(client, 'payment.reversed')).toEqual([
      {
        entity: 'user',
        before: {},
        after: { payment: line.id, reverses: id, amount: 30_000, reason: 'Not theirs' },
        ip: expect.any(String),
      },
    ])
  })

  test('closes bidding if that is requested and less than the deposit is left', async () => {
    const { client, lines, reverse, isOpen } = await aDepositor()
    const [deposited] = await lines()
    expect(await reverse(deposited.id, { closeBidding: true })).toMatchObject({ result: { success: true } })
    expect(await isOpen()).toBe(false)
    const [said] = await auditOf(client, 'payment.reversed')
    expect(said?.before).toEqual({ permissions: { biddingAllowed: true } })
    expect(said?.after).toMatchObject({ permissions: { biddingAllowed: false } })
  })

  test('of a charge takes nothing from the deposit and leaves bidding open', async () => {
    const { client, record, reverse, isOpen } = await aDepositor()
    const charged = await record({ type: 'Yahoo', amount: 30_000, method: 'adjustment', description: 'Key' })
    expect(await reverse(charged, { closeBidding: true })).toMatchObject({ result: { success: true } })
    // Money from an opening balance does not count either, since it was not a deposit.
    const brought = await server.db
      .insertInto('ledger')
      .values({ user_id: client.id, type: 'Yahoo', purpose: 'opening', amount: 100_000 })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await reverse(brought.id, { closeBidding: true })).toMatchObject({ result: { success: true } })
    expect(await isOpen()).toBe(true)
  })

  test('is announced to the dealer’s screens, too', async () => {
    const dealer = await aDealer(server.db)
    const { client, record, reverse } = await aDepositor({ dealer })
    await reverse(await record({ amount: 1000 }))
    const { rooms } = await server.db
      .selectFrom('events')
      .select('rooms')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(rooms).toEqual([`user:${client.id}`, 'staff', `dealer:${dealer.id}`])
  })
})
