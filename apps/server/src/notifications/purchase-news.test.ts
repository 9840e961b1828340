import type { DocumentEvent, MoneyEvent, ShipmentEvent } from '@seriba/contracts/notifications'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { expect, test } from 'vitest'
import { aPurchase, codeOf } from '../purchases/purchase-world.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { numberEvents } from '../test/number-events.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)

type Told = DocumentEvent | MoneyEvent | ShipmentEvent

/** The list as the relay leaves it: every committed event has its number. */
async function listOf(browser: Browser, kind = 'purchases') {
  await numberEvents(server.db)
  const { result } = (await browser.get('/user/notifications', { kind })).json()
  return result as { items: { payload: Told }[]; unread: number; unreadOf: Record<string, number> }
}
const newsOf = async (browser: Browser) => (await listOf(browser)).items.map(({ payload }) => payload)
const titlesOf = async (browser: Browser) => (await newsOf(browser)).map(({ messageEn }) => messageEn)

const pay = (desk: Browser, client: TestUser, more: Record<string, unknown> = {}) =>
  desk.post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount: 90_000,
    method: 'bank',
    ...more,
  })

test('a payment is announced to its client once and counted separately from bids', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const [browser, desk] = [await server.signInAs(client), await server.signInAs(await aManager(server.db))]
  const idempotencyKey = crypto.randomUUID()
  const { id } = (await pay(desk, client, { idempotencyKey })).json().result
  await pay(desk, client, { idempotencyKey })

  expect(await newsOf(browser)).toEqual([
    {
      eventType: 'moneyReceived',
      messageEn: 'Payment received',
      messageRu: 'Платёж получен',
      detail: { paymentId: id, amount: 90_000 },
    },
  ])
  expect(await listOf(browser, 'all')).toMatchObject({
    unread: 1,
    unreadOf: { bids: 0, purchases: 1, messages: 0 },
  })
  expect((await listOf(browser, 'bids')).items).toEqual([])
  for (const other of [dealer, await aClient(server.db)])
    expect(await newsOf(await server.signInAs(other))).toEqual([])
  expect(await newsOf(desk)).toEqual([])
})

test('other news of clients appears among all of staff’s news, but not among bids', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const { id, own } = await aPurchase(server, client)
  const desk = await server.signInAs(manager)
  const bidsBefore = (await listOf(desk, 'all')).unreadOf.bids
  const data = Buffer.from('%PDF-1.7').toString('base64')
  await own.post('/purchased-cars/upload-document', { id, type: 'passport', name: 'p.pdf', data })
  const { items, unreadOf } = await listOf(desk, 'all')
  expect(items[0]?.payload).toMatchObject({ eventType: 'documentSent', detail: { purchaseId: id } })
  expect(unreadOf.bids).toBe(bidsBefore)
  const ofBids = (await listOf(desk, 'bids')).items.map(({ payload }) => payload.eventType)
  expect(ofBids).not.toContain('documentSent')
})

test('a payment entered by mistake is retracted, and charges and refused payments are not announced', async () => {
  const client = await aClient(server.db)
  const [browser, desk] = [await server.signInAs(client), await server.signInAs(await aManager(server.db))]
  const { id } = (await pay(desk, client)).json().result
  await pay(desk, client, { type: 'Other', description: 'Storage' })
  await desk.post('/payments/reverse', { id, reason: 'Of somebody else' })
  expect((await pay(desk, client, { amount: 91_000, date: '2001-01-01' })).statusCode).not.toBe(200)
  expect(await newsOf(browser)).toMatchObject([
    {
      eventType: 'moneyReversed',
      messageEn: 'Payment entry reversed',
      messageRu: 'Запись о платеже отменена',
      detail: { amount: 90_000 },
    },
    { eventType: 'moneyReceived', detail: { paymentId: id, amount: 90_000 } },
  ])
  expect((await mailsTo(client)).at(-1)).toBe('Entry reversed: payment of ¥\u00A090\u00A0000')
})

test('when a payment is moved to another client, both are told', async () => {
  const [wrong, right] = [await aClient(server.db), await aClient(server.db)]
  const desk = await server.signInAs(await aManager(server.db))
  const { id } = (await pay(desk, wrong)).json().result
  await desk.post('/payments/move', { id, userId: right.id, reason: 'Sent by another' })
  expect(await titlesOf(await server.signInAs(wrong))).toEqual(['Payment entry reversed', 'Payment received'])
  expect(await titlesOf(await server.signInAs(right))).toEqual(['Payment received'])
})

test('each step of a purchase is announced to its client unless staff choose otherwise', async () => {
  const client = await aClient(server.db)
  const { own, move, put, id } = await aPurchase(server, client)
  await move(1)
  await move(3)
  await move(2, { notify: false })
  await put('/purchased-cars/update-logistics', { stockYard: 'Toyama yard' })
  await put('/purchased-cars/update-logistics', { etd: '2099-11-18', notify: false })
  expect(await newsOf(own)).toMatchObject([
    {
      eventType: 'shipmentChanged',
      messageEn: 'Toyota Land Cruiser Prado: Domestic transport',
      messageRu: 'Toyota Land Cruiser Prado: Доставка по Японии',
      detail: { purchases: [{ id, sku: expect.any(String) }], voyage: null, etd: null, eta: null },
    },
  ])
  await put('/purchased-cars/update-logistics', { eta: '2099-11-26' })
  expect((await newsOf(own))[0]).toMatchObject({
    messageEn: 'Toyota Land Cruiser Prado: New schedule',
    detail: { purchases: [{ id }], etd: '2099-11-18', eta: '2099-11-26' },
  })
  expect(await newsOf(await server.signInAs(await aClient(server.db)))).toEqual([])
})

test('a voyage that is booked or moved is announced once per client, with all their cars', async () => {
  const [client, another] = [await aClient(server.db), await aClient(server.db)]
  const { desk, own, id } = await aPurchase(server, client)
  const second = await aPurchase(server, client)
  const theirs = await aPurchase(server, another)
  const fields = {
    line: 'East Sea Lines',
    ship: 'Lena Star',
    number: crypto.randomUUID().slice(0, 8),
    fromPort: 'Toyama',
    toPort: 'Vladivostok',
    cutOff: '2099-11-14',
    etd: '2099-11-18',
    eta: '2099-11-26',
    capacity: null,
  }
  const { voyage } = (await desk.post('/site/voyages', fields)).json().result
  const unnotified = await aPurchase(server, await aClient(server.db))
  await desk.put('/purchase/assign-voyage', { ids: [unnotified.id], voyageId: voyage.id, notify: false })
  expect(await newsOf(unnotified.own)).toEqual([])
  const assign = { ids: [id, second.id, theirs.id], voyageId: voyage.id }
  await desk.put('/purchase/assign-voyage', assign)
  await desk.put('/purchase/assign-voyage', assign)
  expect(await titlesOf(own)).toEqual(['New schedule'])
  expect(await titlesOf(theirs.own)).toEqual(['Toyota Land Cruiser Prado: New schedule'])

  const moved = { ...fields, id: voyage.id, version: 1, eta: '2099-11-29' }
  expect(codeOf(await desk.put('/site/voyages', moved))).toBe('done')
  const quiet = { ...moved, version: 2, eta: '2099-11-30', notify: false }
  expect(codeOf(await desk.put('/site/voyages', quiet))).toBe('done')
  const renamed = { ...quiet, version: 3, line: 'West Sea Lines', notify: true }
  expect(codeOf(await desk.put('/site/voyages', renamed))).toBe('done')
  const [news, ...before] = await newsOf(own)
  expect(before).toHaveLength(1)
  expect(news?.detail).toMatchObject({
    purchases: [{ id }, { id: second.id }],
    voyage: `Lena Star ${fields.number}`,
    etd: '2099-11-18',
    eta: '2099-11-29',
  })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF').toString('base64')

test('a client is told when a document arrives, is requested, or is refused, and when an invoice is issued', async () => {
  const client = await aClient(server.db)
  const { desk, own, id } = await aPurchase(server, client)
  const upload = (by: Browser, more: object = {}) =>
    by.post('/purchased-cars/upload-document', { id, type: 'passport', name: 'a.pdf', data: pdf, ...more })
  expect((await upload(desk, { type: 'billOfLading', visible: false })).statusCode).toBe(200)
  expect(await titlesOf(own)).toEqual([])
  await upload(desk, { type: 'billOfLading', visible: true })
  await desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const { document } = (await upload(own)).json().result
  const check = { id, documentId: document.id, state: 'refused', reason: 'Cut off' }
  await desk.put('/purchased-cars/check-document', check)
  await desk.post('/purchased-cars/ask', { id, what: 'consignee' })
  const { number } = (await desk.post('/invoice/create', { purchaseId: id })).json().result
  expect(await titlesOf(own)).toEqual([
    `Invoice ${number}`,
    'Please name the consignee',
    'Please send again: Passport',
    'Please send a document: Passport',
    'New document: Bill of lading (B/L)',
  ])
  expect((await newsOf(own))[0]).toMatchObject({
    eventType: 'invoiceIssued',
    messageRu: `Счёт ${number}`,
    detail: { purchaseId: id, car: expect.stringContaining('Toyota Land Cruiser Prado') },
  })
})

test('document emails go to clients who want those, whatever they want about ships', async () => {
  const client = await aClient(server.db)
  const { desk, own, id } = await aPurchase(server, client)
  const choose = (off: string[]) =>
    own.put('/user/update-notification-choices', { off, quiet: allNotificationsOn.quiet })
  const ask = () => desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const before = (await mailsTo(client)).length
  await choose(['document.email'])
  await ask()
  expect(await mailsTo(client)).toHaveLength(before)
  await choose(['shipment.email'])
  await ask()
  expect(await mailsTo(client)).toHaveLength(before + 1)
})
