import { addDays, jstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)

/** A client whose deposit is on its way, and staff who receive money from them. */
async function aWaitingDeposit() {
  const client = await aClient(server.db, { creditLimit: 0, permissions: { biddingAllowed: false } })
  const own = await server.signInAs(client)
  const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
  const desk = await server.signInAs(await aManager(server.db))
  const record = async (body: Record<string, unknown> = {}) =>
    (
      await desk.post('/payments/create', {
        userId: client.id,
        type: 'Remittances',
        amount: 150_000,
        method: 'bank',
        ...body,
      })
    ).json()
  const waiting = async () => (await own.get('/payments/deposit')).json().result.waiting
  return { client, own, deposit, desk, record, waiting }
}

const balanceOf = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo.balance

test('money that could be the pending deposit is entered only once staff say whether it is', async () => {
  const { client, record, deposit, desk, waiting } = await aWaitingDeposit()
  expect((await record()).messageCode).toBe('deposit_waiting')
  expect(await balanceOf(client)).toBe(0)

  // A bank kept its fee, but it is the deposit anyway.
  expect((await record({ depositId: deposit.id, amount: 148_500 })).result.success).toBe(true)
  expect(await waiting()).toBeNull()
  expect(await ledgerLinesOf(server.db, client)).toEqual([['deposit', 148_500]])
  expect((await desk.put('/payments/confirm-deposit', { id: deposit.id })).json().messageCode).toBe('stale')
  expect((await record({ depositId: deposit.id })).messageCode).toBe('stale')
  expect(await balanceOf(client)).toBe(148_500)
})

test('other money leaves the deposit pending', async () => {
  const { client, record, waiting, deposit } = await aWaitingDeposit()
  expect((await record({ amount: 20_000 })).result.success).toBe(true)
  expect((await record({ amount: 400_000, depositId: null })).result).toMatchObject({ biddingOpened: true })
  expect(await waiting()).toMatchObject({ id: deposit.id })
  expect(await mailsTo(client)).toEqual([
    'Payment received: ¥\u00A020\u00A0000',
    'Deposit received: ¥\u00A0400\u00A0000',
  ])
})

test('the question names the deposit, and confirming a duplicate does not answer it', async () => {
  const { record, deposit } = await aWaitingDeposit()
  const asked = { id: deposit.id, reference: deposit.reference, amount: 150_000 }
  for (const body of [{}, { force: true }])
    expect(await record(body)).toMatchObject({ messageCode: 'deposit_waiting', detail: asked })
})

test('money that is not the deposit is still checked for duplicates', async () => {
  const { client, record, waiting, deposit } = await aWaitingDeposit()
  const transfer = { amount: 200_000, description: `SWIFT ${client.id}200017`, depositId: null }
  expect((await record(transfer)).result.success).toBe(true)
  expect((await record(transfer)).messageCode).toBe('payment_alike')
  expect(await balanceOf(client)).toBe(200_000)
  expect((await record({ ...transfer, force: true })).result.success).toBe(true)
  expect(await waiting()).toMatchObject({ id: deposit.id })
})

test('money moved to a client with a pending deposit is moved once staff say whether it is that', async () => {
  for (const isDeposit of [true, false]) {
    const { client, deposit, desk, waiting } = await aWaitingDeposit()
    const wrong = await aClient(server.db)
    const entry = { userId: wrong.id, type: 'Remittances', amount: 150_000, method: 'bank' }
    const { id } = (await desk.post('/payments/create', entry)).json().result
    const move = async (body: Record<string, unknown> = {}) =>
      (await desk.post('/payments/move', { id, userId: client.id, reason: 'Another Ivanov', ...body })).json()
    expect(await move()).toMatchObject({ messageCode: 'deposit_waiting', detail: { id: deposit.id } })
    expect([await balanceOf(wrong), await balanceOf(client)]).toEqual([150_000, 0])
    expect((await move({ depositId: isDeposit ? deposit.id : null })).result.success).toBe(true)
    expect([await balanceOf(wrong), await balanceOf(client)]).toEqual([0, 150_000])
    expect((await waiting())?.id).toBe(isDeposit ? undefined : deposit.id)
  }
})

test('a deposit already entered as a smaller payment is not confirmed without asking', async () => {
  const { client, record, deposit, desk } = await aWaitingDeposit()
  const confirm = async (body: Record<string, unknown> = {}) =>
    (await desk.put('/payments/confirm-deposit', { id: deposit.id, ...body })).json()
  const { id } = (await record({ amount: 148_500 })).result
  expect(await confirm()).toMatchObject({
    messageCode: 'payment_alike',
    detail: { id, amount: 148_500, day: jstDay(new Date()) },
  })
  expect(await balanceOf(client)).toBe(148_500)
  // Once reversed, it can no longer count twice.
  await desk.post('/payments/reverse', { id, reason: 'It is the deposit' })
  expect((await confirm({ amount: 148_500 })).result.success).toBe(true)
  expect(await balanceOf(client)).toBe(148_500)
})

test('a deposit is confirmed alongside other money if staff insist, and without asking if the money came earlier', async () => {
  const { client, record, deposit, desk } = await aWaitingDeposit()
  const confirm = async (body: Record<string, unknown> = {}) =>
    (await desk.put('/payments/confirm-deposit', { id: deposit.id, ...body })).json()
  const { id } = (await record({ amount: 20_000 })).result
  expect((await confirm()).messageCode).toBe('payment_alike')
  await desk.post('/payments/reverse', { id, reason: 'Another day' })
  await record({ amount: 20_000, date: addDays(jstDay(new Date()), -3) })
  expect((await confirm()).result.success).toBe(true)

  const other = await aWaitingDeposit()
  await other.record({ amount: 20_000 })
  const insisted = await other.desk.put('/payments/confirm-deposit', { id: other.deposit.id, force: true })
  expect(insisted.statusCode).toBe(200)
  expect([await balanceOf(client), await balanceOf(other.client)]).toEqual([170_000, 170_000])
})

test('another client’s deposit is not found', async () => {
  const [{ record }, { deposit }] = [await aWaitingDeposit(), await aWaitingDeposit()]
  expect((await record({ depositId: deposit.id })).messageCode).toBe('not_found')
})

test('a deposit whose line is reversed is pending again, and staff choose whether bidding closes', async () => {
  for (const closeBidding of [false, true]) {
    const { client, own, deposit, desk, waiting } = await aWaitingDeposit()
    await desk.put('/payments/confirm-deposit', { id: deposit.id })
    const [line] = (await own.get('/payments/listing')).json().result.records
    expect(line).toMatchObject({ purpose: 'deposit' })
    await desk.post('/payments/reverse', { id: line.id, reason: 'Not ours', closeBidding })
    expect(await waiting()).toMatchObject({ id: deposit.id })
    const { permission } = (await (await server.signInAs(client)).get('/user/view-profile')).json().result
    expect(permission.biddingAllowed).toBe(!closeBidding)
    // Found after all, it is credited to the client once.
    expect((await desk.put('/payments/confirm-deposit', { id: deposit.id })).json().result).toMatchObject({
      success: true,
      biddingOpened: closeBidding,
    })
    expect(await balanceOf(client)).toBe(150_000)
  }
})

test('bidding stays open if enough paid-in money is left', async () => {
  const { client, record, desk, deposit, own } = await aWaitingDeposit()
  await desk.put('/payments/confirm-deposit', { id: deposit.id })
  await record({ amount: 200_000 })
  const [line] = (await own.get('/payments/listing')).json().result.records
  await desk.post('/payments/reverse', { id: line.id, reason: 'Wrong client', closeBidding: true })
  const { permission } = (await (await server.signInAs(client)).get('/user/view-profile')).json().result
  expect(permission.biddingAllowed).toBe(true)
})

test('money can be refunded while bids stay covered, and is called a refund in the list and the email', async () => {
  const { client, own, desk, deposit } = await aWaitingDeposit()
  await desk.put('/payments/confirm-deposit', { id: deposit.id })
  await aBid(server.db, client, { amount: 100_000 })
  const refund = async (amount: number, idempotencyKey?: string, description = 'Account closed') =>
    (
      await desk.post('/payments/refund', {
        userId: client.id,
        amount,
        method: 'bank',
        description,
        idempotencyKey,
      })
    ).json()
  expect(await refund(50_000, undefined, ' ')).toMatchObject({ fields: { description: 'field_required' } })
  expect(await refund(50_001)).toMatchObject({
    messageCode: 'not_covered',
    fields: { amount: 'not_covered' },
  })
  const clicks = await Promise.all([1, 2].map(() => refund(50_000, `refund of ${client.id}`)))
  expect(clicks[0].result.id).toBe(clicks[1].result.id)
  expect((await own.get('/payments/listing')).json().result.records[0]).toMatchObject({
    type: 'Remittances',
    purpose: 'refund',
    amount: -50_000,
    balance: 100_000,
  })
  expect((await mailsTo(client)).at(-1)).toBe('Refund: ¥\u00A050\u00A0000')
})

test('a debtor’s deposit does not open bidding', async () => {
  const { client, record, deposit } = await aWaitingDeposit()
  await server.db
    .insertInto('ledger')
    .values({ user_id: client.id, type: 'Yahoo', amount: -6_000_000 })
    .execute()
  expect((await record({ depositId: deposit.id })).result).toMatchObject({ biddingOpened: false })
})
