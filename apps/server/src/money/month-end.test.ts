import { daysOfMonth, monthBefore } from '@seriba/domain/money/period'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar } = wonCarsOf(server)
const today = jstDay(new Date())
const month = monthBefore(today)
const { last } = daysOfMonth(month)

/** Like the first of a month with everything done: what the demo company leaves open is cleared away. */
beforeEach(async () => {
  await reopen()
  await sql`insert into ledger_checks (differences) values (0)`.execute(server.db)
  await sql`update bank_lines set set_aside_at = now() where ledger_id is null`.execute(server.db)
})

const view = async (by?: Awaited<ReturnType<typeof desk>>) =>
  (await (by ?? (await desk())).get('/payments/month-end')).json().result
const close = async (leftOpen: readonly string[] = [], of = month) =>
  (await (await desk()).post('/payments/close-month', { month: of, leftOpen })).json()
const enter = async (client: TestUser, date: string, amount = 10_000) =>
  (
    await (
      await desk()
    ).post('/payments/create', {
      userId: client.id,
      type: 'Remittances',
      amount,
      date,
      method: 'bank',
    })
  ).json()
const closedUntil = async () => (await (await desk()).get('/payments/owed')).json().result.closedUntil
const judged = ['unpriced', 'unallocated', 'statements']

test('a closed month accepts no entries, but the next one does, and the log says who closed it', async () => {
  const client = await aClient(server.db)
  expect((await enter(client, last)).result.success).toBe(true)
  const before = await view()
  expect(before).toMatchObject({ month, lastDay: last, isOver: true, closedUntil: '' })
  expect(await close(judged)).toMatchObject({ result: { success: true, closedUntil: last } })
  expect((await enter(client, last, 20_000)).messageCode).toBe('period_closed')
  expect((await enter(client, addDays(last, 1), 30_000)).result.success).toBe(true)
  const { rows } = await sql<{ after: object; actor_id: number }>`
    select after, actor_id from audit where action = 'period.close'`.execute(server.db)
  expect(rows).toMatchObject([
    { after: { closedUntil: last, month, received: before.received, balance: before.balance } },
  ])
  expect((await close(judged)).messageCode).toBe('month_closed')
  // The current month comes next and is not over.
  expect(await view()).toMatchObject({ month: today.slice(0, 7), isOver: false, closedUntil: last })
  expect((await close(judged, today.slice(0, 7))).messageCode).toBe('month_not_over')
})

test('an undecided bank line prevents closing the month and cannot be left open', async () => {
  await sql`with file as (insert into bank_files (name, sha256) values ('a.csv', 'month end') returning id)
    insert into bank_lines (file_id, fingerprint, day, amount, sender, text, raw)
    select id, 'month end', ${last}::date, 5000, 'B KIPTOO', '', '' from file`.execute(server.db)
  expect(await view()).toMatchObject({ bankLines: 1, open: expect.arrayContaining(['bankLines']) })
  expect((await close([...judged, 'bankLines'])).messageCode).toBe('month_unready')
  expect(await closedUntil()).toBe('')
  await sql`update bank_lines set day = ${addDays(last, 1)}::date where fingerprint = 'month end'`.execute(
    server.db,
  )
  expect((await view()).bankLines).toBe(0)
  expect((await close(judged)).result.success).toBe(true)
})

test('closing a month checks the ledger at once, and a difference prevents it', async () => {
  await sql`delete from ledger_checks`.execute(server.db)
  expect((await view()).open).toContain('ledger')
  const client = await aClient(server.db)
  await enter(client, last)
  await sql`update ledger_balances set amount = amount + 57000 where user_id = ${client.id}`.execute(
    server.db,
  )
  expect((await close(judged)).messageCode).toBe('ledger_differs')
  expect(await closedUntil()).toBe('')
  // The result of the check is kept.
  expect((await view()).ledger).toMatchObject({ differences: 1 })
  await sql`update ledger_balances set amount = amount - 57000 where user_id = ${client.id}`.execute(
    server.db,
  )
  expect((await close(judged)).result.success).toBe(true)
})

test('unallocated money, wins without a price, and statements must be left open explicitly', async () => {
  const client = await aClient(server.db)
  await enter(client, last, 70_000)
  const { id } = await aWonCar(client, null)
  await sql`update purchases set purchased_at = ${last}::date where id = ${id}`.execute(server.db)
  await sql`update users set notifications_off = '{}' where id = ${client.id}`.execute(server.db)
  const state = await view()
  expect(state.open).toEqual(['unpriced', 'unallocated', 'statements'])
  expect(state.unallocated.amount).toBeGreaterThanOrEqual(70_000)
  expect((await close(['unpriced', 'unallocated'])).messageCode).toBe('month_unready')
  await (await desk()).post('/payments/send-statements', { ids: [client.id], month })
  const { sent } = (await view()).statements
  expect(sent).toBe(state.statements.sent + 1)
})

test('closing waits for an entry that is currently being written to the month', async () => {
  const client = await aClient(server.db)
  let closing: Promise<{ messageCode?: string; result?: object }> | undefined
  await server.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock_shared(hashtext('company settings'))`.execute(tx)
    closing = close(judged)
    // It waits for this transaction.
    await waitUntilBlocked()
    await sql`insert into ledger (user_id, type, amount, at) values (${client.id}, 'Remittances', 90000, ${last}::date)`.execute(
      tx,
    )
  })
  expect((await closing)?.result).toMatchObject({ success: true })
  const { rows } = await sql<{ received: number }>`
    select (after->>'received')::int as received from audit where action = 'period.close' order by id desc limit 1`.execute(
    server.db,
  )
  const { rows: sums } = await sql<{ received: number }>`
    select sum(amount)::int as received from ledger where type = 'Remittances'
      and (at at time zone 'Asia/Tokyo')::date between ${daysOfMonth(month).first}::date and ${last}::date`.execute(
    server.db,
  )
  expect(rows[0]?.received).toBe(sums[0]?.received)
})

test('closing a month requires the rights to record and to reverse, but seeing what is open does not', async () => {
  for (const right of ['paymentsRecord', 'paymentsReverse'] as const) {
    const manager = await server.signInAs(await aManager(server.db, { permissions: { [right]: false } }))
    const answer = await manager.post('/payments/close-month', { month, leftOpen: judged })
    expect(answer.statusCode).toBe(403)
    expect((await view(manager)).month).toBe(month)
  }
})

test('a client’s debt is listed by invoice, with what is on its way to them', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 300_000)
  const { result: invoice } = (
    await (await desk()).post('/invoice/create', { purchaseId: car.id, dueOn: addDays(today, 2) })
  ).json()
  await (await desk()).post('/payments/remind-owed', { userId: client.id })
  const ask = async (userId: number) => (await (await desk()).get('/payments/owed-client', { userId })).json()
  const { result } = await ask(client.id)
  expect(result).toMatchObject({
    client: { id: client.id, email: client.email },
    open: [{ purchaseId: car.id, sku: car.sku, number: invoice.number, dueOn: addDays(today, 2) }],
    undelivered: { cars: 1, worth: 300_000 },
    reminded: [expect.any(String)],
    statement: { month: today.slice(0, 7), wanted: false, sentAt: null },
  })
  expect(result.open[0].due).toBe(-result.balance)
  expect((await ask((await aManager(server.db)).id)).messageCode).toBe('client_not_found')
})

async function waitUntilBlocked() {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(server.db)
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nothing has waited')
}

/** Staff remove the day from the company's settings again. */
async function reopen() {
  const staff = await desk()
  const { sections, version } = (await staff.get('/site/company')).json().result
  const money = { ...sections.money, closedUntil: '' }
  const saved = await staff.put('/site/config', { version, sections: { money } })
  expect(saved.statusCode).toBe(200)
}
