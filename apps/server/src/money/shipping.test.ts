import { mailShipment } from '@seriba/server-money/mail-shipment'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)

/** A purchase at the desk, with what moves it and reports on it. */
async function aPurchase(client: TestUser) {
  const bid = await aBid(server.db, client, { lot: await aLot(server.db), sold_price: 450_000 })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
  const read = async () => (await desk.get('/client/purchases', { id: client.id })).json().result.purchases[0]
  const { id } = await read()
  const put = async (path: string, body: Record<string, unknown>) => {
    const response = await desk.put(`/purchased-cars/${path}`, { id, ...body })
    return response.json().messageCode ?? 'done'
  }
  const move = (status: number, reason = '') => put('update-status', { status, reason })
  return { id, bid, desk, read, put, move }
}

/** What the worker does once the ten minutes have passed. */
const sendShipmentMail = (id: number) =>
  mailShipment({ db: server.db, publicUrl: undefined, company: testCompany }, id)

const waitingMails = async () => {
  const { rows } = await sql<{ key: string; minutes: number }>`
    select key, round(extract(epoch from run_at - now()) / 60) as minutes
    from graphile_worker._private_jobs where key like 'shipment:%'`.execute(server.db)
  return rows
}

test('steps within ten minutes share one email, and a step that is reversed causes none', async () => {
  const client = await aClient(server.db)
  const { move, id } = await aPurchase(client)
  const mails = (await mailsTo(client)).length
  await move(1)
  await move(2)
  expect((await waitingMails()).filter(({ key }) => key === `shipment:${id}`)).toEqual([
    { key: `shipment:${id}`, minutes: 10 },
  ])
  await sendShipmentMail(id)
  expect((await mailsTo(client)).slice(mails)).toEqual([
    'Toyota Land Cruiser Prado 2019: Waiting ship assignment',
  ])
  await move(3)
  await move(2, 'Wrong car')
  await sendShipmentMail(id)
  expect(await mailsTo(client)).toHaveLength(mails + 1)
})

const balanceOf = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo.balance

test('a purchase moves step by step, and the client is told each time by email and on screen', async () => {
  const client = await aClient(server.db, { language: 693 })
  const { move, read, id } = await aPurchase(client)
  const mails = (await mailsTo(client)).length
  expect(await move(2)).toBe('purchase_move')
  expect(await move(1)).toBe('done')
  expect(await read()).toMatchObject({ status: 1, won: true, leftFrom: null })
  await sendShipmentMail(id)
  expect((await mailsTo(client)).slice(mails)).toEqual(['Toyota Land Cruiser Prado 2019: Доставка по Японии'])
  const own = await server.signInAs(client)
  expect((await own.get('/purchased-cars/view', { id })).json().result.data.status).toBe(1)
  const event = await server.db
    .selectFrom('events')
    .select(['name', 'rooms', 'payload'])
    .where(sql<boolean>`payload->>'eventType' = 'accountChanged'`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ name: 'notification', payload: { eventType: 'accountChanged' } })
  expect(event.rooms).toContain(`user:${client.id}`)
})

test('a step back requires a reason, which is kept', async () => {
  const { move, id } = await aPurchase(await aClient(server.db))
  await move(1)
  expect(await move(0)).toBe('field_required')
  expect(await move(0, ' Wrong car ')).toBe('done')
  const trail = await server.db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'purchase')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(trail).toEqual({
    action: 'purchase.status',
    before: { status: 1 },
    after: { status: null, reason: 'Wrong car' },
  })
})

test('a canceled purchase is charged back, and charged again when it is restored', async () => {
  const client = await aClient(server.db)
  const { move, read } = await aPurchase(client)
  await move(1)
  await move(2)
  const charged = await balanceOf(client)
  expect(charged).toBe(-450_000)
  expect(await move(7, 'The seller withdrew')).toBe('done')
  expect(await balanceOf(client)).toBe(0)
  expect(await read()).toMatchObject({ status: 7, leftFrom: 2 })
  expect(await move(1, 'Too far')).toBe('purchase_move')
  expect(await move(2, 'The seller agrees after all')).toBe('done')
  expect(await balanceOf(client)).toBe(charged)
})

test('a reversed win cannot be moved any more', async () => {
  const { move, read, desk, bid } = await aPurchase(await aClient(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 5 })
  expect(await read()).toMatchObject({ status: 7, won: false })
  expect(await move(0, 'Please')).toBe('purchase_move')
})

test('two people at the desk cannot move it twice', async () => {
  const { move, read } = await aPurchase(await aClient(server.db))
  expect((await Promise.all([move(1), move(1)])).sort()).toEqual(['done', 'purchase_move'])
  expect((await read()).status).toBe(1)
})

test('shipping details are shown as they become known, and emailed unless the client wants no such emails', async () => {
  const client = await aClient(server.db)
  const { put, id } = await aPurchase(client)
  const mails = (await mailsTo(client)).length
  const way = { voyage: ' Morning Cara 084 ', etd: '2026-12-02', eta: '2026-12-10', stockYard: 'Nagoya' }
  expect(await put('update-logistics', way)).toBe('done')
  const own = await server.signInAs(client)
  const details = async () => (await own.get('/purchased-cars/view', { id })).json().result.data
  expect(await details()).toMatchObject({ ...way, voyage: 'Morning Cara 084', exportPort: null })
  await sendShipmentMail(id)
  expect(await mailsTo(client)).toHaveLength(mails + 1)
  const [mail] = (await queuedMails(server.db, client.email)).slice(-1)
  expect(mail?.text).toContain('ETD: 2026.12.02')
  // The same values again are not news.
  expect(await put('update-logistics', way)).toBe('done')
  await sendShipmentMail(id)
  expect(await mailsTo(client)).toHaveLength(mails + 1)

  await server.db
    .updateTable('users')
    .set({ notifications_off: ['shipment.email'] })
    .where('id', '=', client.id)
    .execute()
  expect(await put('update-logistics', { voyage: '', reason: 'Other ship' })).toBe('done')
  expect((await details()).voyage).toBeNull()
  await sendShipmentMail(id)
  expect(await mailsTo(client)).toHaveLength(mails + 1)
})

test('a detail the client was told can be corrected with a reason, which is kept', async () => {
  const { put, id, desk } = await aPurchase(await aClient(server.db))
  expect(await put('update-logistics', { voyage: 'Morning Cara 084' })).toBe('done')
  const response = await desk.put('/purchased-cars/update-logistics', { id, voyage: 'Morning Cara 085' })
  expect([response.statusCode, Object.keys(response.json().message)]).toEqual([422, ['reason']])
  expect(await put('update-logistics', { voyage: '', reason: ' ' })).toBe('field_required')
  const corrected = { voyage: 'Morning Cara 085', reason: ' The ship was changed ' }
  expect(await put('update-logistics', corrected)).toBe('done')
  const trail = await server.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'purchase.logistics')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(trail).toEqual({
    before: { voyage: 'Morning Cara 084' },
    after: { voyage: 'Morning Cara 085', reason: 'The ship was changed' },
  })
})

test('a ship that arrives before it leaves is refused, and so is an unknown purchase', async () => {
  const { put } = await aPurchase(await aClient(server.db))
  expect(await put('update-logistics', { eta: '2026-12-01' })).toBe('done')
  expect(await put('update-logistics', { etd: '2026-12-02' })).toBe('days_out_of_order')
  expect(await put('update-logistics', { etd: '2026-02-31' })).toBe('invalid_input')
  expect(await put('update-logistics', { id: 9_999_999, voyage: 'x' })).toBe('not_found')
  expect(await put('update-status', { id: 9_999_999, status: 1 })).toBe('not_found')
})
