import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { invoiceOnPrice } from '@seriba/server-money/invoices/invoice-on-price'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)
const { desk, aWonCar, setPrice } = wonCarsOf(server)

const issue = async (purchaseId: number, dueOn?: string) =>
  (await (await desk()).post('/invoice/create', { purchaseId, ...(dueOn && { dueOn }) })).json()

async function pageOf(url: string) {
  const answer = await server.app.inject(url)
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    text: answer.body.replaceAll('\u00A0', ' '),
  }
}

const later = '2099-12-31'

test('staff issue an invoice for a purchase, and the client sees it on the purchase, in the list of bids, and by email', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const car = await aWonCar(client, 700_000)
  const { result } = await issue(car.id, later)
  expect(result.number).toMatch(new RegExp(`^\\d{4}-${car.id}$`))
  const own = await server.signInAs(client)
  const { data } = (await own.get('/purchased-cars/view', { id: car.id })).json().result
  expect(data.invoice).toMatchObject({
    number: result.number,
    total: data.totalPrice,
    paid: 0,
    state: 'open',
    dueOn: later,
  })
  const { url } = (await own.get('/payments/invoice', { id: car.id, kind: 'purchase' })).json().result
  const page = await pageOf(url)
  expect(page.status).toBe(200)
  expect(page.text).toContain(`Invoice ${result.number}`)
  expect(page.text).toContain('¥ 700 000')
  expect(page.text).toContain(car.sku)
  const { cars } = (await own.get('/bid/my-bid', { bidStatus: 6 })).json().result
  expect(cars).toMatchObject([
    { invoiceAvailable: true, invoiceUrl: expect.stringContaining('/v1/payments/invoice/p') },
  ])
  expect((await pageOf(cars[0].invoiceUrl)).text).toContain(result.number)
  expect((await mailsTo(client)).at(-1)).toContain(`Invoice ${result.number}`)
})

test('an invoice is emailed to clients who want that, and is available to those who do not', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const own = await server.signInAs(client)
  const mailed = async (off: string[]) => {
    await own.put('/user/update-notification-choices', { off, quiet: allNotificationsOn.quiet })
    const car = await aWonCar(client, 700_000)
    const { number } = (await issue(car.id)).result
    const { data } = (await own.get('/purchased-cars/view', { id: car.id })).json().result
    expect(data.invoice.number).toBe(number)
    return (await mailsTo(client)).some((subject) => subject.includes(`Invoice ${number}`))
  }
  expect(await mailed(['invoice.email'])).toBe(false)
  expect(await mailed(['payment.email', 'document.email'])).toBe(true)
})

test('an invoice’s PDF has its own fonts, for Japanese and Russian too', async () => {
  const client = await aClient(server.db, { language: 693 })
  await server.db
    .updateTable('users')
    .set({ company: '株式会社ボストーク', full_name: 'Дмитрий Коваленко', address: 'Светланская, 14' })
    .where('id', '=', client.id)
    .execute()
  const car = await aWonCar(client, 1_250_000)
  const { url } = (await issue(car.id)).result
  const page = await pageOf(url)
  expect(page.text).toContain('株式会社ボストーク')
  expect(page.text).toContain('1 250 000 ¥')
  const file = await server.app.inject(`${url}.pdf`)
  expect(file.headers['content-type']).toBe('application/pdf')
  const pdf = file.rawPayload.toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toMatch(/\+NotoSansJP/)
  expect(pdf).toMatch(/\+Inter/)
})

const preview = async (purchaseId: number, asked: { dueOn?: string; language?: 'en' | 'ru' } = {}) =>
  (await (await desk()).get('/invoice/preview', { purchaseId, ...asked })).json()

test('the next invoice can be previewed before it is issued, and previewing issues nothing', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const first = await preview(car.id, { dueOn: later })
  const page = await pageOf(first.result.url)
  expect(page.text).toMatch(new RegExp(`Invoice \\d{4}-${car.id}, preview`))
  expect(page.text).toContain('The invoice has not been issued yet.')
  expect(page.text).toContain('Amount due by 2099.12.31')
  expect((await server.app.inject(`${first.result.url}.pdf`)).headers['content-type']).toBe('application/pdf')
  const own = await server.signInAs(client)
  expect((await own.get('/purchased-cars/view', { id: car.id })).json().result.data.invoice).toBeNull()
  expect((await mailsTo(client)).join()).not.toContain('Invoice')
  const { number } = (await issue(car.id, later)).result
  await setPrice(car.bidId, 705_000)
  const next = await pageOf((await preview(car.id)).result.url)
  expect(next.text).toContain(`Replaces invoice ${number}`)
  expect(next.text).toContain('vehicle, sold price +5 000')
})

test('no preview is given without a price or a purchase, for a past due date, or through an old link', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, null)
  expect((await preview(car.id)).messageCode).toBe('purchase_unpriced')
  expect((await preview(999_999_999)).messageCode).toBe('not_found')
  expect((await preview(car.id, { dueOn: '2020-01-01' })).fields).toEqual({ dueOn: 'date_passed' })
  expect((await pageOf('/v1/invoice/preview/eyJwdXJjaGFzZUlkIjo1MDAxfQ.x')).status).toBe(404)
})

test('an invoice keeps the language it was issued in, whatever its client uses later', async () => {
  const client = await aClient(server.db, { language: 693 })
  const car = await aWonCar(client, 700_000)
  const ask = (language?: 'en' | 'ru') => ({
    purchaseId: car.id,
    dueOn: later,
    ...(language && { language }),
  })
  const inEnglish = (await (await desk()).post('/invoice/create', ask('en'))).json().result
  expect((await pageOf(inEnglish.url)).text).toContain(`Invoice ${inEnglish.number}`)
  const again = async (language?: 'en' | 'ru') =>
    (await (await desk()).post('/invoice/create', ask(language))).json()
  expect([(await again('en')).messageCode, (await again()).messageCode]).toEqual([
    'invoice_stands',
    'invoice_stands',
  ])
  const inRussian = (await again('ru')).result
  expect((await pageOf(inRussian.url)).text).toContain(`Счёт ${inEnglish.number}-2`)
  await setPrice(car.bidId, 705_000)
  const asRead = (await (await desk()).post('/invoice/create', ask())).json().result
  await server.db.updateTable('users').set({ language: 694 }).where('id', '=', client.id).execute()
  expect((await pageOf(asRead.url)).text).toContain(`Счёт ${asRead.number}`)
})

test('a sentence explains what changed, and keeps a country’s capital letter', async () => {
  const client = await aClient(server.db, { language: 693 })
  const car = await aWonCar(client, 700_000)
  await issue(car.id, later)
  const staff = await desk()
  const { finances } = (await staff.get('/purchased-cars/view', { id: car.id })).json().result.data
  const delivery = (finances.delivery ?? 0) + 1_000
  const change = { id: car.id, delivery, reason: 'Wider', version: finances.version }
  await staff.put('/purchased-cars/update-finances', change)
  const { url } = (await issue(car.id, later)).result
  expect((await pageOf(url)).text).toContain('Изменено: доставка по Японии +1 000')
})

test('a new price means a new invoice that names the one it replaces, and issued invoices are never edited', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const first = (await issue(car.id, later)).result
  expect((await issue(car.id, later)).messageCode).toBe('invoice_stands')
  expect((await issue(car.id)).messageCode).toBe('invoice_stands')
  await setPrice(car.bidId, 705_000)
  const second = (await issue(car.id, later)).result
  expect(second.number).toBe(`${first.number}-2`)
  expect((await pageOf(second.url)).text).toContain(`Replaces invoice ${first.number}`)
  expect((await pageOf(second.url)).text).toContain('vehicle, sold price +5 000')
  const old = await pageOf(first.url)
  expect(old.text).toContain(`This invoice has been replaced by ${second.number}.`)
  expect(old.text).not.toContain('Pay to')
  expect(old.text).toContain('¥ 700 000')
  for (const change of [sql`update invoices set total = 1`, sql`delete from invoices`])
    await expect(change.execute(server.db)).rejects.toThrow()
})

test('a purchase without a price cannot be invoiced, and canceling a purchase withdraws its invoice', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, null)
  expect((await issue(car.id)).messageCode).toBe('purchase_unpriced')
  await setPrice(car.bidId, 300_000)
  const { url } = (await issue(car.id)).result
  const undone = await (await desk()).put('/bid/update-bid-status', { bidId: car.bidId, status: 5 })
  expect(undone.statusCode).toBe(200)
  expect((await issue(car.id)).messageCode).toBe('purchase_unpriced')
  expect((await pageOf(url)).text).toContain('This invoice has been withdrawn')
  expect((await issue(999_999_999)).messageCode).toBe('not_found')
  expect((await issue(car.id, '2020-01-01')).fields).toEqual({ dueOn: 'date_passed' })
})

test('an invoice shows what has been received and what is left', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const { url, number } = (await issue(car.id, later)).result
  const record = async (amount: number, description: string) =>
    (await desk()).post('/payments/create', {
      userId: client.id,
      type: 'Remittances',
      amount,
      method: 'bank',
      description,
      force: true,
    })
  const { total } = (await (await server.signInAs(client)).get('/purchased-cars/view', { id: car.id })).json()
    .result.data.invoice
  await record(500_000, 'SWIFT 2611190044')
  const partly = await pageOf(url)
  expect(partly.text).toContain('SWIFT 2611190044')
  expect(partly.text).toContain('−¥ 500 000')
  const unpaid = async () =>
    (await (await desk()).get('/invoice/index', { clientId: client.id })).json().result
  expect(await unpaid()).toMatchObject({
    due: total - 500_000,
    invoices: [{ number, state: 'partly', paid: 500_000, client: { id: client.id } }],
  })
  await record(total - 500_000, 'the rest')
  expect((await pageOf(url)).text).toContain('Paid in full')
  expect((await unpaid()).invoices).toEqual([])
})

test('a dealer can read their clients’ invoices, but strangers and staff without the right can read none', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const car = await aWonCar(client, 500_000)
  await issue(car.id)
  const ask = async (user: { id: number }) =>
    (await (await server.signInAs(user)).get('/payments/invoice', { id: car.id, kind: 'purchase' }))
      .statusCode
  const restricted = await aManager(server.db, { permissions: { managerBidForClient: false } })
  expect(await ask(dealer)).toBe(200)
  expect(await ask(await aManager(server.db))).toBe(200)
  expect(await ask(await aClient(server.db))).toBe(404)
  expect(await ask(await aDealer(server.db))).toBe(404)
  expect(await ask(restricted)).toBe(403)
})

test('if the company chooses so, the invoice follows the price automatically, once', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 400_000)
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*) as n from invoices where purchase_id = ${car.id}`.execute(
        server.db,
      )
    ).rows[0]?.n
  const { rows } = await sql`
    select from graphile_worker._private_jobs where key = ${`invoice:${car.id}`}`.execute(server.db)
  expect(rows).toHaveLength(1)
  const ctx = { db: server.db, company: testCompany.current, publicUrl: undefined }
  await invoiceOnPrice(ctx, car.id)
  expect(await count()).toBe(0)
  const wanted = { ...ctx, company: { ...testCompany.current, invoiceOnPrice: true } }
  await invoiceOnPrice(wanted, car.id)
  await invoiceOnPrice(wanted, car.id)
  expect(await count()).toBe(1)
  await setPrice(car.bidId, 410_000)
  await invoiceOnPrice(wanted, car.id)
  expect(await count()).toBe(2)
})
