import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, setPrice, paidOf } = wonCarsOf(server)

const record = async (client: TestUser, amount: number, body: Record<string, unknown> = {}) =>
  (
    await (
      await desk()
    ).post('/payments/create', {
      userId: client.id,
      type: 'Remittances',
      amount,
      method: 'bank',
      ...body,
    })
  ).json()
const index = async (query: Record<string, unknown> = {}) =>
  (await (await desk()).get('/payments/index', query)).json().result
const balanceOf = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo.balance

/** What a car is charged, in yen. */
async function chargedFor(purchaseId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select -sum(amount)::bigint as amount from ledger where purchase_id = ${purchaseId}`.execute(server.db)
  return rows[0]?.amount ?? 0
}

test('all clients’ lines can be found by client, number, amount, SWIFT, type, and day, with their totals', async () => {
  const [one, other] = [await aClient(server.db), await aClient(server.db)]
  const { result } = await record(one, 40_000, { description: 'Remittance, SWIFT 9911200017' })
  await record(other, 60_000)
  await record(one, 15_000, { type: 'Yahoo', description: 'Inspection' })
  const own = await index({ clientId: one.id })
  expect(own.totals).toMatchObject({ in: 40_000, out: 15_000 })
  expect(
    own.records.map(({ amount, balance }: { amount: number; balance: number }) => [amount, balance]),
  ).toEqual([
    [-15_000, 25_000],
    [40_000, 40_000],
  ])
  expect(own.records[1]).toMatchObject({ client: { id: one.id }, by: expect.any(String), allocated: 0 })
  for (const search of [String(result.id), '9911200017'])
    expect((await index({ search })).records).toContainEqual(expect.objectContaining({ id: result.id }))
  expect((await index({ search: '9911200017' })).records).toHaveLength(1)
  for (const search of ['40000', '40,000', '¥\u00A040\u00A0000'])
    expect((await index({ clientId: one.id, search })).records).toMatchObject([{ id: result.id }])
  expect((await index({ clientId: one.id, search: '15000' })).records).toMatchObject([{ amount: -15_000 }])
  expect((await index({ clientId: one.id, type: 'Yahoo' })).records).toHaveLength(1)
  expect((await index({ clientId: one.id, dateTo: '2020-01-01' })).records).toEqual([])
  expect((await index({ clientId: one.id, by: 0 })).records).toEqual([])
  expect((await index({ pageSize: 1 })).pageInfo.totalSearchResults).toBeGreaterThan(2)
  const { rows } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from ledger`.execute(
    server.db,
  )
  expect((await index()).totals.all).toBe(rows[0]?.sum)
})

test('a charge shows its car and lot to staff and can be found by them', async () => {
  const client = await aClient(server.db)
  const { sku } = await aWonCar(client, 300_000)
  const [line] = (await index({ clientId: client.id })).records
  expect(line).toMatchObject({ sku, car: expect.stringContaining('Prado'), lotNo: expect.any(Number) })
  for (const search of [sku, line.car, String(line.lotNo)])
    expect((await index({ clientId: client.id, search })).records).toMatchObject([{ sku }])
  expect((await index({ clientId: client.id, search: `${line.lotNo}999` })).records).toEqual([])
})

test('the same lines can be downloaded by the user who requested them, and no text becomes a formula', async () => {
  const client = await aClient(server.db)
  await record(client, 70_001, { description: '=HYPERLINK("http://evil.example")' })
  const staff = await desk()
  const { url } = (await staff.get('/payments/index-export', { clientId: client.id, format: 'csv' })).json()
    .result
  const csv = await server.app.inject({ url, headers: { cookie: staff.cookie, host: 'localhost' } })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain('70001')
  expect(csv.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  const other = await server.signInAs(await aManager(server.db))
  expect(
    (await server.app.inject({ url, headers: { cookie: other.cookie, host: 'localhost' } })).statusCode,
  ).toBe(404)
  const sheet = (await staff.get('/payments/index-export', { clientId: client.id })).json().result
  const xlsx = await server.app.inject({
    url: sheet.url,
    headers: { cookie: staff.cookie, host: 'localhost' },
  })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a payment that looks like a duplicate is entered only if staff insist', async () => {
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  expect((await record(client, 33_000, { description: 'SWIFT 5511200001' })).result.success).toBe(true)
  expect((await record(client, 33_000)).messageCode).toBe('payment_alike')
  expect((await record(other, 5_000, { description: 'swift: 5511200001' })).messageCode).toBe('payment_alike')
  expect(await balanceOf(client)).toBe(33_000)
  expect((await record(client, 33_000, { force: true })).result.success).toBe(true)
  expect((await record(client, 33_000, { date: '2026-11-01' })).messageCode ?? 'done').not.toBe(
    'payment_alike',
  )
})

test('money pays whatever is due first, follows its charges, and does not change the balance', async () => {
  const client = await aClient(server.db)
  const [first, second] = [await aWonCar(client, 300_000), await aWonCar(client, 500_000)]
  const [one, two] = [await chargedFor(first.id), await chargedFor(second.id)]
  await record(client, one + 100_000)
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([one, 100_000])
  expect(await balanceOf(client)).toBe(100_000 - two)
  // A reduced charge frees what paid for it, for the next one.
  await setPrice(first.bidId, 250_000)
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([one - 50_000, 150_000])
  const { records } = await index({ clientId: client.id, type: 'Remittances' })
  expect(records[0]).toMatchObject({ allocated: one + 100_000 })
  await (await desk()).post('/payments/reverse', { id: records[0].id, reason: 'Bounced' })
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([0, 0])
})

test('a deposit and refunded money pay for nothing', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000, permissions: { biddingAllowed: false } })
  const own = await server.signInAs(client)
  const { deposit } = (await own.post('/payments/deposit', { method: 'bank' })).json().result
  await (await desk()).put('/payments/confirm-deposit', { id: deposit.id })
  const car = await aWonCar(client, 300_000)
  expect(await paidOf(car.id)).toBe(0)
  await record(client, 200_000)
  expect(await paidOf(car.id)).toBe(200_000)
  const refund = await (await desk()).post('/payments/refund', {
    userId: client.id,
    amount: 80_000,
    method: 'bank',
    description: 'Overpaid',
  })
  expect(refund.statusCode).toBe(200)
  expect(await paidOf(car.id)).toBe(120_000)
})

test('staff choose what a payment pays for, up to its amount and what is due', async () => {
  const client = await aClient(server.db)
  const [first, second] = [await aWonCar(client, 300_000), await aWonCar(client, 500_000)]
  const { id } = (await record(client, 200_000)).result
  const staff = await desk()
  const allocate = async (parts: unknown, automatic = false) =>
    (await staff.put('/payments/allocate', { id, parts, automatic })).json()
  const shown = (await staff.get('/payments/allocation', { id })).json().result
  expect(shown).toMatchObject({
    amount: 200_000,
    isChosen: false,
    purchases: [
      { purchaseId: first.id, amount: 200_000 },
      { purchaseId: second.id, amount: 0, most: 200_000 },
    ],
  })
  expect((await allocate([{ purchaseId: second.id, amount: 200_001 }])).messageCode).toBe(
    'allocation_too_high',
  )
  const foreign = await aWonCar(await aClient(server.db), 500_000)
  expect((await allocate([{ purchaseId: foreign.id, amount: 1 }])).messageCode).toBe('not_found')
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([200_000, 0])
  await allocate([{ purchaseId: second.id, amount: 150_000 }])
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([0, 150_000])
  // The selection stays, and other money continues as before.
  await record(client, 10_000)
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([10_000, 150_000])
  await allocate([], true)
  expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([210_000, 0])
})

test('a payment for the wrong client can be moved once, and both lines refer to each other', async () => {
  const [wrong, right] = [await aClient(server.db), await aClient(server.db)]
  const { id } = (await record(wrong, 90_000, { description: 'SWIFT 7711200009' })).result
  const staff = await desk()
  const move = async (userId: number, reason = 'Wrong client') =>
    (await staff.post('/payments/move', { id, userId, reason })).json()
  expect((await move(right.id, ' ')).fields).toEqual({ reason: 'field_required' })
  expect((await move(wrong.id)).messageCode).toBe('stale')
  expect((await move(999_999_999)).messageCode).toBe('client_not_found')
  const tries = await Promise.all([move(right.id), move(right.id)])
  expect(tries.map((answer) => answer.messageCode ?? 'done').sort()).toEqual(['done', 'payment_reversed'])
  expect([await balanceOf(wrong), await balanceOf(right)]).toEqual([0, 90_000])
  const moved = tries.find(({ result }) => result).result
  expect((await index({ clientId: right.id })).records).toMatchObject([
    { id: moved.id, movedFrom: id, amount: 90_000 },
  ])
  expect((await index({ clientId: wrong.id })).records).toMatchObject([
    { id: moved.reversalId, reverses: id },
    { id, movedTo: moved.id, reversedBy: moved.reversalId },
  ])
  // Clients are told that it was moved, but not whose the other line is.
  const own = async (client: TestUser) =>
    (await (await server.signInAs(client)).get('/payments/listing')).json().result.records
  const [here] = await own(right)
  expect(here).toMatchObject({ id: moved.id, moved: 'in' })
  expect(here).not.toHaveProperty('movedFrom')
  expect(await own(wrong)).toMatchObject([
    { id: moved.reversalId, moved: null },
    { id, moved: 'out' },
  ])
})

test('moving a deposit to the right client can close the wrong client’s bidding, and opens the other’s', async () => {
  const noBids = { creditLimit: 0, permissions: { biddingAllowed: false } }
  const mayBid = async (client: TestUser) =>
    (await (await server.signInAs(client)).get('/user/view-profile')).json().result.permission.biddingAllowed
  for (const closeBidding of [false, true]) {
    const [wrong, right] = [await aClient(server.db, noBids), await aClient(server.db, noBids)]
    const { id } = (await record(wrong, 150_000)).result
    expect(await mayBid(wrong)).toBe(true)
    const body = { id, userId: right.id, reason: 'Wrong client', closeBidding }
    expect((await (await desk()).post('/payments/move', body)).statusCode).toBe(200)
    expect([await mayBid(wrong), await mayBid(right)]).toEqual([!closeBidding, true])
    const { rows } = await sql<{ before: unknown; after: unknown }>`
      select before, after from audit where action = 'payment.moved' and entity_id = ${String(wrong.id)}`.execute(
      server.db,
    )
    expect(rows).toMatchObject([
      closeBidding
        ? {
            before: { permissions: { biddingAllowed: true } },
            after: { permissions: { biddingAllowed: false } },
          }
        : { before: {}, after: { reason: 'Wrong client' } },
    ])
  }
})

test('money that its new client seems to have already is moved only if staff insist', async () => {
  for (const [amount, there] of [
    [91_000, {}],
    [92_000, { amount: 93_000, description: 'SWIFT 7711200123' }],
  ] as const) {
    const [wrong, right] = [await aClient(server.db), await aClient(server.db)]
    const { id } = (await record(wrong, amount, { description: 'SWIFT 7711200123' })).result
    await record(right, amount, { description: '', ...there, force: true })
    const before = await balanceOf(right)
    const staff = await desk()
    const move = async (body: object = {}) =>
      (await staff.post('/payments/move', { id, userId: right.id, reason: 'Wrong client', ...body })).json()
    expect((await move()).messageCode).toBe('payment_alike')
    expect([await balanceOf(wrong), await balanceOf(right)]).toEqual([amount, before])
    expect((await move({ force: true })).result.success).toBe(true)
    expect([await balanceOf(wrong), await balanceOf(right)]).toEqual([0, before + amount])
    // The next client’s money with this number must not be taken for a duplicate either.
    await staff.post('/payments/reverse', {
      id: (await index({ clientId: right.id })).records[0].id,
      reason: 'x',
    })
  }
})

test('two people moving money between the same clients at the same time both succeed', async () => {
  const [one, other] = [await aClient(server.db), await aClient(server.db)]
  const ids = [(await record(one, 11_000)).result.id, (await record(other, 12_000)).result.id]
  const staff = await desk()
  const answers = await Promise.all([
    staff.post('/payments/move', { id: ids[0], userId: other.id, reason: 'Swapped' }),
    staff.post('/payments/move', { id: ids[1], userId: one.id, reason: 'Swapped' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([12_000, 11_000])
})

test('nothing can be entered in a closed period, but a later day works', async () => {
  const client = await aClient(server.db)
  await aLedgerRow(server.db, client, 500_000)
  const staff = await desk()
  const close = async (closedUntil: string) => {
    const { version, sections } = (await staff.get('/site/company')).json().result
    const money = { ...sections.money, closedUntil }
    return (await staff.put('/site/config', { version, sections: { money } })).json()
  }
  expect((await close('2026-02-30')).fields).toMatchObject({ 'money.closedUntil': 'setting_day' })
  const before = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  await close(before)
  expect(await record(client, 1_000, { date: before })).toMatchObject({
    messageCode: 'period_closed',
    fields: { date: 'period_closed' },
  })
  const { id } = (await record(client, 1_000)).result
  await close('2099-12-31')
  const bodies = [
    ['/payments/reverse', { id, reason: 'Late' }],
    ['/payments/move', { id, userId: (await aClient(server.db)).id, reason: 'Late' }],
    ['/payments/refund', { userId: client.id, amount: 1, method: 'bank', description: 'Late' }],
  ] as const
  for (const [path, body] of bodies)
    expect((await staff.post(path, body)).json()).toEqual({ success: false, messageCode: 'period_closed' })
  await close('')
  expect((await staff.post('/payments/reverse', { id, reason: 'Late' })).statusCode).toBe(200)
})
