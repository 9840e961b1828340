import { mailShipment } from '@seriba/server-money/mail-shipment'
import { expect, test } from 'vitest'
import { aClient, aDealer } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()
const { mailsTo } = deskOf(server)

test('each status has the time it was reached, and only staff see who moved it', async () => {
  const { move, view, own } = await aPurchase(server, await aClient(server.db))
  await move(1)
  await move(2)
  const name = expect.stringMatching(/^manager/)
  expect((await view()).statusDates).toEqual([
    { status: null, at: expect.any(String), by: name },
    { status: 1, at: expect.any(String), by: name },
    { status: 2, at: expect.any(String), by: name },
  ])
  expect((await view(own)).statusDates.map(({ by }: { by: string | null }) => by)).toEqual([null, null, null])
})

test('reversing a win and winning again are recorded as separate steps', async () => {
  const { desk, bid, view } = await aPurchase(server, await aClient(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 5, reason: 'Wrong lot' })
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6, reason: 'It was right' })
  const statuses = (await view()).statusDates.map(({ status }: { status: number | null }) => status)
  expect(statuses).toEqual([null, 7, null])
})

test('a change made without an email is left out of the next one, and other changes are included', async () => {
  const client = await aClient(server.db)
  const { id, move, put } = await aPurchase(server, client)
  const mails = (await mailsTo(client)).length
  const send = () => mailShipment({ db: server.db, publicUrl: undefined, company: testCompany }, id)
  expect(await move(1, { notify: false })).toBe('done')
  expect(await put('/purchased-cars/update-logistics', { voyage: 'Sun Rio 117', notify: false })).toBe('done')
  await send()
  expect(await mailsTo(client)).toHaveLength(mails)
  expect(await put('/purchased-cars/update-logistics', { exportPort: 'Nagoya' })).toBe('done')
  expect(await put('/purchased-cars/update-logistics', { eta: '2026-12-10', notify: false })).toBe('done')
  await send()
  expect(await mailsTo(client)).toHaveLength(mails + 1)
})

test('staff can open any purchase by its number or its ledger entry, and buyers their own and their clients’', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const { id, desk, own, view } = await aPurchase(server, client)
  const staff = await view()
  expect(staff).toMatchObject({ client: { id: client.id }, clientId: client.id, staffNote: '' })
  const [{ id: entry }] = staff.ledger
  expect((await desk.get('/purchased-cars/view', { id: entry, by: 'payment' })).json().result.data.id).toBe(
    id,
  )
  expect((await view(own)).client).toBeNull()
  expect((await view(await server.signInAs(dealer))).client.id).toBe(client.id)
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get('/purchased-cars/view', { id })).statusCode).toBe(404)
})

test('payments cover the oldest purchases first', async () => {
  const client = await aClient(server.db)
  const first = await aPurchase(server, client, { soldPrice: 400_000 })
  const second = await aPurchase(server, client, { soldPrice: 300_000 })
  const body = { userId: client.id, type: 'Remittances', amount: 500_000, method: 'bank', force: true }
  await first.desk.post('/payments/create', body)
  expect(await first.view()).toMatchObject({ paid: 400_000, due: 400_000 })
  expect(await second.view()).toMatchObject({ paid: 100_000, due: 300_000 })
})
