import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { openFakeStripe, paidSession, stripeMessage, stripeSecret } from '../test/fake-stripe.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const stripe = { secretKey: 'sk_test_key', webhookSecret: stripeSecret, api: '' }
const config = {
  ...testConfig,
  demo: true,
  publicUrl: 'http://localhost',
  paymentProviders: { methods: { wallet: 'stripe' as const }, stripe },
}
const server = testServer(config)
const { mailsTo } = deskOf(server)
const { desk, aWonCar, paidOf } = wonCarsOf(server)
let fake: Awaited<ReturnType<typeof openFakeStripe>>
beforeAll(async () => {
  fake = await openFakeStripe()
  stripe.api = fake.api
})
afterAll(() => fake.close())

async function aWallet(client?: TestUser) {
  const user =
    client ?? (await aClient(server.db, { creditLimit: 0, permissions: { biddingAllowed: false } }))
  const own = await server.signInAs(user)
  const open = async (method = 'wallet') => (await own.post('/payments/deposit', { method })).json()
  const waiting = async () => (await own.get('/payments/deposit')).json().result.waiting
  return { client: user, own, open, waiting, lines: () => ledgerLinesOf(server.db, user) }
}

const tell = async ({ payload, headers }: ReturnType<typeof stripeMessage>) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/v1/payments/webhook/stripe',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  ).statusCode
const completed = (object: Record<string, unknown>, id?: string) =>
  stripeMessage({ ...(id && { id }), type: 'checkout.session.completed', object })

test('a wallet deposit is paid at the provider, in whole yen and under one key, and the client is sent there', async () => {
  const { client, open, own } = await aWallet()
  expect((await own.get('/payments/deposit')).json().result.methods).toEqual(['wallet', 'bank'])
  const first = (await open()).result
  const { fields } = fake.sessions.at(-1) ?? {}
  expect(first.url).toContain('https://checkout.stripe.example/')
  expect(fields?.get('line_items[0][price_data][unit_amount]')).toBe('150000')
  expect(fields?.get('line_items[0][price_data][currency]')).toBe('jpy')
  expect(fields?.get('client_reference_id')).toBe(`deposit-${first.deposit.id}`)
  expect(fields?.get('customer_email')).toBe(client.email)
  expect((await open()).result).toEqual(first)
  // A client who prefers a wire transfer keeps the deposit and its reference.
  expect((await open('bank')).result).toMatchObject({
    url: null,
    deposit: { id: first.deposit.id, method: 'bank' },
  })
  expect((await open('transfer')).messageCode).toBe('deposit_method')
})

test('a provider that is down or sends nonsense leaves the deposit pending, and a later try works', async () => {
  const { open, waiting } = await aWallet()
  for (const word of ['down', 'nonsense'] as const) {
    fake.say(word)
    expect((await open()).messageCode).toBe('provider_failed')
  }
  fake.say('open')
  const { id } = await waiting()
  expect((await open()).result.deposit.id).toBe(id)
})

test('money is entered once, however often and in whatever order the provider reports it', async () => {
  const { open, lines, waiting, own } = await aWallet()
  const { deposit } = (await open()).result
  const session = paidSession(deposit.id, 150_000)
  const late = stripeMessage({ type: 'checkout.session.async_payment_succeeded', object: session })
  const first = completed(session)
  const all = [late, first, first, completed(session), late]
  expect(await Promise.all(all.map(tell))).toEqual(all.map(() => 200))
  expect(await lines()).toEqual([['deposit', 150_000]])
  expect(await waiting()).toBeNull()
  const { permission } = (await own.get('/user/view-profile')).json().result
  expect(permission.biddingAllowed).toBe(true)
  // What follows is a failure that had been on its way before.
  expect(await tell(stripeMessage({ type: 'checkout.session.async_payment_failed', object: session }))).toBe(
    200,
  )
  expect(await lines()).toEqual([['deposit', 150_000]])
})

test('reports that are unpaid, not ours, or not in yen enter nothing', async () => {
  const { open, lines, waiting } = await aWallet()
  const { deposit } = (await open()).result
  const lies = [
    completed(paidSession(deposit.id, 150_000, { payment_status: 'unpaid' })),
    completed(paidSession(deposit.id, 150_000, { currency: 'usd' })),
    completed(paidSession(deposit.id, 150_000, { amount_total: 1500.5 })),
    completed(paidSession(deposit.id, 150_000, { client_reference_id: 'deposit-999999999' })),
    completed(paidSession(deposit.id, 150_000, { client_reference_id: "deposit-1' or 1=1" })),
    stripeMessage({ type: 'checkout.session.expired', object: paidSession(deposit.id, 150_000) }),
    stripeMessage({ type: 'customer.created', object: { id: 'cus_1' } }),
  ]
  for (const lie of lies) expect(await tell(lie)).toBe(200)
  expect(await lines()).toEqual([])
  expect(await waiting()).toMatchObject({ id: deposit.id })
})

test('an unsigned, forged, or replayed message is refused', async () => {
  const { open, lines } = await aWallet()
  const { deposit } = (await open()).result
  const message = completed(paidSession(deposit.id, 150_000))
  const forged = { ...message, payload: message.payload.replace('150000', '950000') }
  const event = { type: 'checkout.session.completed', object: paidSession(deposit.id, 150_000) }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const bad of [
    forged,
    { ...message, headers: { 'stripe-signature': 't=1,v1=00' } },
    { ...message, headers: { 'stripe-signature': '' } },
    stripeMessage(event, minutesAgo(6)),
    stripeMessage(event, minutesAgo(-6)),
  ])
    expect(await tell(bad)).toBe(400)
  expect(await lines()).toEqual([])
  expect(await tell(stripeMessage(event, minutesAgo(4)))).toBe(200)
  expect(await lines()).toEqual([['deposit', 150_000]])
  const unknown = await server.app.inject({
    method: 'POST',
    url: '/v1/payments/webhook/paypal',
    payload: '{}',
  })
  expect(unknown.statusCode).toBe(404)
})

test('a deposit confirmed by staff at the same moment is credited once, as a deposit', async () => {
  const { open, lines } = await aWallet()
  const { deposit } = (await open()).result
  const staff = await server.signInAs(await aManager(server.db))
  await Promise.all([
    tell(completed(paidSession(deposit.id, 150_000))),
    staff.put('/payments/confirm-deposit', { id: deposit.id }),
  ])
  const entered = await lines()
  // Both saw money: the provider’s is real in any case, but the staff’s only if it came first.
  expect(entered.filter(([purpose]) => purpose === 'deposit')).toHaveLength(1)
})

const refundedOf = ({ id }: { id: number }, amount: number) =>
  stripeMessage({
    type: 'charge.refunded',
    object: {
      id: `ch_${id}`,
      amount_refunded: amount,
      currency: 'jpy',
      metadata: { deposit: `deposit-${id}` },
    },
  })

test('refunds by a provider are entered only for their new part, whichever message comes first', async () => {
  const { open, lines } = await aWallet()
  const { deposit } = (await open()).result
  const refunded = (amount: number) => refundedOf(deposit, amount)
  const [part, whole] = [refunded(50_000), refunded(150_000)]
  await tell(completed(paidSession(deposit.id, 150_000)))
  for (const message of [whole, part, whole, refunded(150_000)]) expect(await tell(message)).toBe(200)
  expect(await lines()).toEqual([
    ['deposit', 150_000],
    ['refund', -150_000],
  ])
})

test('a failed payment fails its deposit, and if the money arrives after all, it is accepted', async () => {
  const { open, lines, waiting } = await aWallet()
  const { deposit } = (await open()).result
  const session = paidSession(deposit.id, 150_000)
  await tell(stripeMessage({ type: 'checkout.session.async_payment_failed', object: session }))
  expect(await waiting()).toBeNull()
  await tell(stripeMessage({ type: 'checkout.session.async_payment_succeeded', object: session }))
  expect(await lines()).toEqual([['deposit', 150_000]])
})

const lastMailTo = async ({ email }: TestUser) => (await queuedMails(server.db, email)).at(-1)?.text ?? ''

/** A deposit from the provider, and a car paid for with other money. */
async function aDepositAndACar() {
  const { client, open } = await aWallet()
  const { deposit } = (await open()).result
  await tell(completed(paidSession(deposit.id, 150_000)))
  const { id } = await aWonCar(client, 200_000)
  const staff = await desk()
  const pay = (amount: number) =>
    staff.post('/payments/create', { userId: client.id, type: 'Remittances', amount, method: 'bank' })
  await pay(900_000)
  const held = async () => (await staff.get('/client/view', { id: client.id })).json().result.deposit.held
  return { client, deposit, purchaseId: id, held, paid: await paidOf(id) }
}

test('a deposit refunded by a provider leaves money paid for a car, is audited, and is emailed', async () => {
  const { client, deposit, purchaseId, held, paid } = await aDepositAndACar()
  expect(paid).toBeGreaterThan(0)
  const staff = await desk()
  const spare = 900_000 - paid
  // Unused money from the other payment is refunded first: from here on each yen is the car's or the deposit's.
  await staff.post('/payments/refund', {
    userId: client.id,
    amount: spare,
    method: 'bank',
    description: 'Too much',
  })
  expect(await paidOf(purchaseId)).toBe(paid)
  expect(await tell(refundedOf(deposit, 150_000))).toBe(200)
  expect(await paidOf(purchaseId)).toBe(paid)
  expect(await held()).toBeNull()
  const { entries } = (await staff.get('/client/history', { id: client.id })).json().result
  expect(entries[0]).toMatchObject({ action: 'payment.refunded', actor: null })
  expect(entries[0].changes).toContainEqual({ field: 'amount', before: null, after: 150_000 })
  expect((await mailsTo(client)).at(-1)).toContain('150\u00A0000')
})

test('a deposit refunded by a provider closes the bidding it opened, unless enough else was paid in', async () => {
  const allowed = async (pay: number) => {
    const client = await aClient(server.db, { creditLimit: 0, permissions: { biddingAllowed: false } })
    const own = await server.signInAs(client)
    const { deposit } = (await own.post('/payments/deposit', { method: 'wallet' })).json().result
    await tell(completed(paidSession(deposit.id, 150_000)))
    const more = { userId: client.id, type: 'Remittances', amount: pay, method: 'bank' }
    if (pay > 0) await (await desk()).post('/payments/create', more)
    await tell(refundedOf(deposit, 150_000))
    const { permission } = (await own.get('/user/view-profile')).json().result
    return [permission.biddingAllowed, (await lastMailTo(client)).includes('can’t place bids')]
  }
  expect([await allowed(0), await allowed(400_000)]).toEqual([
    [false, true],
    [true, false],
  ])
})

test('a duplicate payment for a deposit is refunded without the deposit', async () => {
  const { deposit, held } = await aDepositAndACar()
  await tell(completed(paidSession(deposit.id, 150_000, { id: `cs_again_${deposit.id}` })))
  await tell(refundedOf(deposit, 150_000))
  expect(await held()).toMatchObject({ id: deposit.id })
})
