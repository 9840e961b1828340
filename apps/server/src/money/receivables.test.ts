import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { notifyOfStatement, notifyOfStatements } from '@seriba/server-money/receivables/send-statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { numberEvents } from '../test/number-events.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)
const { desk, aWonCar } = wonCarsOf(server)
const today = jstDay(new Date())

const record = async (client: TestUser, amount: number, body: Record<string, unknown> = {}) =>
  (await desk()).post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount,
    method: 'bank',
    ...body,
  })
const owed = async (query: Record<string, unknown> = {}) =>
  (await (await desk()).get('/payments/owed', query)).json()
const rowOf = async (client: TestUser, query: Record<string, unknown> = {}) =>
  (await owed({ search: String(client.id), ...query })).result.rows[0]

/** A car’s invoice, due in so many days; past due dates are written behind the server’s back. */
async function invoiced(client: TestUser, price: number, dueIn: number) {
  const car = await aWonCar(client, price)
  await (await desk()).post('/invoice/create', { purchaseId: car.id })
  await sql`alter table invoices disable trigger invoices_kept`.execute(server.db)
  await sql`update invoices set due_on = ${addDays(today, dueIn)}::date where purchase_id = ${car.id}`.execute(
    server.db,
  )
  await sql`alter table invoices enable trigger invoices_kept`.execute(server.db)
  const { rows } = await sql<{
    total: number
  }>`select total from invoices where purchase_id = ${car.id}`.execute(server.db)
  return { ...car, total: rows[0]?.total ?? 0 }
}

test('clients’ debts are listed by age, net of what they have paid, oldest first', async () => {
  const [late, later] = [await aClient(server.db), await aClient(server.db)]
  const old = await invoiced(later, 200_000, -70)
  const week = await invoiced(late, 300_000, -5)
  const open = await invoiced(late, 400_000, 2)
  await record(late, 100_000)
  expect(await rowOf(late)).toMatchObject({
    owed: week.total + open.total - 100_000,
    ages: { notDue: open.total, week: week.total - 100_000, month: 0, twoMonths: 0, older: 0 },
    undelivered: 2,
    balance: 100_000 - week.total - open.total,
  })
  const { rows, totals } = (await owed()).result
  expect(rows[0].client.id).toBe(later.id)
  expect(totals.ages.older).toBe(old.total)
  expect(totals.owed).toBe(rows.reduce((sum: number, row: { owed: number }) => sum + row.owed, 0))
  // Nothing had been charged by the previous day.
  expect((await owed({ day: addDays(today, -1) })).result.rows).toEqual([])
  expect((await owed({ day: addDays(today, 1) })).messageCode).toBe('date_ahead')
  await record(late, week.total + open.total - 100_000)
  expect(await rowOf(late)).toBeUndefined()
})

test('debts can be filtered by age and country', async () => {
  const [kenyan, chilean] = [await aClient(server.db), await aClient(server.db)]
  for (const [client, country_id] of [
    [kenyan, 110],
    [chilean, 43],
  ] as const)
    await server.db.updateTable('users').set({ country_id }).where('id', '=', client.id).execute()
  await invoiced(kenyan, 200_000, -70)
  await invoiced(kenyan, 300_000, 3)
  await invoiced(chilean, 400_000, 3)
  const found = async (query: Record<string, unknown>) => {
    const { rows } = (await owed(query)).result
    const ids = rows.map(({ client }: { client: { id: number } }) => client.id)
    return [kenyan, chilean].filter(({ id }) => ids.includes(id))
  }
  expect(await found({ age: 'older' })).toEqual([kenyan])
  expect(await found({ age: 'notDue' })).toEqual([kenyan, chilean])
  expect(await found({ age: 'notDue', countryId: 43 })).toEqual([chilean])
  expect(await found({ age: 'older', countryId: 43 })).toEqual([])
})

test('an impossible country ID is refused', async () => {
  const answer = await (await desk()).get('/payments/owed?countryId=9007199254740991')
  expect(answer.statusCode).toBe(422)
})

test('debts can be downloaded as a file', async () => {
  await invoiced(await aClient(server.db), 200_000, -1)
  const staff = await desk()
  const { url } = (await staff.get('/payments/owed-export')).json().result
  const file = await server.app.inject({ url, headers: { cookie: staff.cookie, host: 'localhost' } })
  expect(file.headers['content-disposition']).toMatch(/owed-\d{4}-\d{2}-\d{2}\.xlsx/)
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a client is reminded of debts, whatever emails they want, but not if they owe nothing', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  await own.put('/user/update-notification-choices', {
    off: ['payment.email'],
    quiet: allNotificationsOn.quiet,
  })
  const staff = await desk()
  const remind = async () => (await staff.post('/payments/remind-owed', { userId: client.id })).json()
  expect((await remind()).messageCode).toBe('stale')
  await invoiced(client, 200_000, -3)
  expect((await remind()).result.success).toBe(true)
  expect((await mailsTo(client)).at(-1)).toMatch(/^Payment reminder: ¥/)
  expect((await rowOf(client)).remindedAt).toEqual(expect.any(String))
})

test('a statement shows the month’s opening and closing balance, each entry, and what is still due', async () => {
  const client = await aClient(server.db, { language: 693 })
  const month = today.slice(0, 7)
  await sql`insert into ledger (user_id, type, amount, at)
    values (${client.id}, 'Remittances', 70000, now() - interval '70 days')`.execute(server.db)
  const car = await invoiced(client, 200_000, 2)
  await record(client, 50_000, { description: 'SWIFT 8811200001' })
  const own = await server.signInAs(client)
  const { url } = (await own.get('/payments/statement', { month })).json().result
  const page = (await server.app.inject(url)).body.replaceAll('\u00A0', ' ')
  expect(page).toContain('Выписка')
  expect(page).toContain('Входящий остаток')
  expect(page).toContain('70 000 ¥')
  expect(page).toContain('SWIFT 8811200001')
  expect(page).toContain(car.sku)
  const pdf = await server.app.inject(`${url}.pdf`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await server.app.inject(url.replace(String(client.id), String(client.id + 1)))).statusCode).toBe(
    404,
  )
  expect((await own.get('/payments/statement', { month: '2099-01' })).json().messageCode).toBe('date_ahead')
})

test('a statement can be read only by its client and staff', async () => {
  const client = await aClient(server.db)
  const ask = async (user: { id: number }, userId = client.id) =>
    (await (await server.signInAs(user)).get('/payments/statement', { userId, month: '2026-01' })).statusCode
  expect(await ask(client)).toBe(200)
  expect(await ask(await aManager(server.db))).toBe(200)
  expect(await ask(await aClient(server.db))).toBe(404)
  expect(await ask(await aManager(server.db, { permissions: { managerBidForClient: false } }))).toBe(403)
  const manager = await aManager(server.db)
  expect(await ask(manager, manager.id)).toBe(404)
})

test('on the first of the month, clients with activity or a balance are told about their statement, and those who asked get it by email', async () => {
  const [asked, silent, settled] = [
    await aClient(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const paid = (client: TestUser, amount: number, day: string) =>
    server.db
      .insertInto('ledger')
      .values({ user_id: client.id, type: 'Remittances', amount, at: new Date(day) })
      .execute()
  for (const client of [asked, silent]) await paid(client, 10_000, '2026-11-05')
  for (const amount of [10_000, -10_000]) await paid(settled, amount, '2026-03-02')
  const own = await server.signInAs(asked)
  const choices = (await own.get('/user/notification-choices')).json().result
  expect(choices.off).toContain('statement.email')
  const off = choices.off.filter((name: string) => name !== 'statement.email')
  await own.put('/user/update-notification-choices', { ...choices, off })
  await notifyOfStatements({ db: server.db }, new Date('2026-12-01T22:30:00Z'))
  const { rows } = await sql<{ payload: { userId: number; month: string } }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'statementReady'`.execute(server.db)
  const told = rows.map(({ payload }) => payload)
  for (const { id: userId } of [asked, silent])
    expect(told.filter((job) => job.userId === userId)).toEqual([{ userId, month: '2026-11' }])
  expect(told.map(({ userId }) => userId)).not.toContain(settled.id)
  const ctx = {
    db: server.db,
    company: testCompany.current,
    publicUrl: 'https://portal.example',
    secret: 'a secret for tests that is long enough',
  }
  for (const { id: userId } of [asked, silent]) await notifyOfStatement(ctx, { userId, month: '2026-11' })
  expect((await mailsTo(silent)).filter((subject) => /statement/.test(subject))).toEqual([])
  await numberEvents(server.db)
  const { items } = (await (await server.signInAs(silent)).get('/user/notifications')).json().result
  expect(items[0].payload).toMatchObject({
    eventType: 'statementReady',
    messageEn: 'Your statement for November 2026',
    messageRu: 'Ваша выписка за ноябрь 2026',
    detail: { month: '2026-11', closing: 10_000 },
  })
  const mail = (await queuedMails(server.db, asked.email)).at(-1)
  expect(mail?.subject).toMatch(/^Your statement for November 2026: /)
  const lines = mail?.text.split('\n') ?? []
  expect(lines.findIndex((line) => /^Opening balance: /.test(line))).toBeGreaterThan(0)
  expect(lines.some((line) => /: \+ .*10.000$/.test(line))).toBe(true)
  expect(lines.some((line) => /^Closing balance .*: .*10.000$/.test(line))).toBe(true)
  const [, path = ''] = /https:\/\/portal\.example(\S+\.pdf)/.exec(mail?.text ?? '') ?? []
  expect((await server.app.inject(path)).headers['content-type']).toBe('application/pdf')
})
