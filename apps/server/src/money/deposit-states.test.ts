import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)
const { desk } = wonCarsOf(server)

async function anAnnounced() {
  const client = await aClient(server.db, { creditLimit: 0, permissions: { biddingAllowed: false } })
  const own = await server.signInAs(client)
  const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
  const stateOf = async () => {
    const { deposits } = (
      await (await desk()).get('/payments/deposits', { search: deposit.reference })
    ).json().result
    return deposits[0].state
  }
  return { client, own, deposit, stateOf }
}

test('a pending deposit is received with the amount the bank passed on and on the day it arrived', async () => {
  const { client, deposit, stateOf } = await anAnnounced()
  expect(await stateOf()).toBe('pending')
  const staff = await desk()
  const confirm = async (body: Record<string, unknown>) =>
    (await staff.put('/payments/confirm-deposit', { id: deposit.id, ...body })).json()
  expect((await confirm({ date: '2099-01-01' })).fields).toEqual({ date: 'date_ahead' })
  expect((await confirm({ amount: 0 })).messageCode).toBe('invalid_input')
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  expect((await confirm({ amount: 148_500, date: day })).result).toEqual({
    success: true,
    biddingOpened: false,
  })
  expect(await ledgerLinesOf(server.db, client)).toEqual([['deposit', 148_500]])
  expect(await stateOf()).toBe('received')
  const { rows } = await sql<{ day: string }>`
    select (at at time zone 'Asia/Tokyo')::date as day from ledger where user_id = ${client.id}`.execute(
    server.db,
  )
  expect(rows[0]?.day).toBe(day)
})

test('a failed deposit gives its client the reason and allows another, and late money is still accepted', async () => {
  const { client, own, deposit, stateOf } = await anAnnounced()
  const staff = await desk()
  const fail = async (reason: string) =>
    (await staff.put('/payments/fail-deposit', { id: deposit.id, reason })).json()
  expect((await fail(' ')).fields).toEqual({ reason: 'field_required' })
  expect((await fail('The bank sent it back')).result.success).toBe(true)
  expect((await fail('Again')).messageCode).toBe('deposit_over')
  expect(await stateOf()).toBe('failed')
  expect((await mailsTo(client)).at(-1)).toContain(`Deposit ${deposit.reference} not received`)
  expect((await own.post('/payments/deposit', { method: 'bank' })).json().result.deposit.id).not.toBe(
    deposit.id,
  )
  expect((await staff.put('/payments/confirm-deposit', { id: deposit.id })).statusCode).toBe(200)
  expect(await stateOf()).toBe('received')
  expect((await fail('Too late')).messageCode).toBe('deposit_over')
  expect((await staff.put('/payments/fail-deposit', { id: 999_999_999, reason: 'x' })).statusCode).toBe(404)
})

test('an overdue deposit is expired until its client is reminded, and is then pending again', async () => {
  const { client, own, deposit, stateOf } = await anAnnounced()
  await sql`update deposits set expires_at = now() - interval '1 day' where id = ${deposit.id}`.execute(
    server.db,
  )
  expect(await stateOf()).toBe('expired')
  const staff = await desk()
  // Staff are told that the reminder was sent, since it goes out whatever emails the client wants.
  await own.put('/user/update-notification-choices', {
    off: ['payment.email'],
    quiet: allNotificationsOn.quiet,
  })
  expect((await staff.post('/payments/remind-deposit', { id: deposit.id })).statusCode).toBe(200)
  expect(await stateOf()).toBe('pending')
  expect((await own.get('/payments/deposit')).json().result.waiting.id).toBe(deposit.id)
  expect((await mailsTo(client)).at(-1)).toMatch(/^Your deposit: ¥/)
  const { counts } = (await staff.get('/payments/deposits', { state: 'expired' })).json().result
  expect(counts.expired).toBe(0)
})

test('refunding a deposit closes bidding if staff choose so, and works only once', async () => {
  const { client, own, deposit } = await anAnnounced()
  const staff = await desk()
  await staff.put('/payments/confirm-deposit', { id: deposit.id })
  const refund = async () =>
    (
      await staff.post('/payments/refund', {
        userId: client.id,
        amount: 150_000,
        method: 'bank',
        description: 'Account closed',
        depositId: deposit.id,
        closeBidding: true,
      })
    ).json()
  const { id } = (await refund()).result
  const { permission } = (await own.get('/user/view-profile')).json().result
  expect(permission.biddingAllowed).toBe(false)
  expect((await refund()).messageCode).toBe('stale')
  await staff.post('/payments/reverse', { id, reason: 'Not sent' })
  expect((await refund()).result.success).toBe(true)
})

test('paying by invoice announces the deposit and links to the invoice’s page', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  const { deposit, url } = (await own.post('/payments/deposit', { method: 'invoice' })).json().result
  expect(deposit.method).toBe('bank')
  const page = await server.app.inject(url)
  expect(page.body).toContain(deposit.reference)
  expect((await server.app.inject(`${url}.pdf`)).headers['content-type']).toBe('application/pdf')
})
