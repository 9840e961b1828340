import type { Voyage } from '@seriba/contracts/voyages'
import { mailShipment } from '@seriba/server-money/mail-shipment'
import { expect, test } from 'vitest'
import { aClient, type TestUser } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, codeOf } from './purchase-world.ts'

const server = testServer()
const { mailsTo } = deskOf(server)

let count = 0
const sunRio = () => ({
  line: 'East Sea Lines',
  ship: 'Sun Rio',
  number: String(++count),
  fromPort: 'Toyama',
  toPort: 'Vladivostok',
  cutOff: '2099-11-14',
  etd: '2099-11-18',
  eta: '2099-11-26',
  capacity: null as number | null,
})

async function aVoyage(more: Partial<ReturnType<typeof sunRio>> = {}) {
  const client = await aClient(server.db)
  const purchase = await aPurchase(server, client)
  const fields = { ...sunRio(), ...more }
  const created = (await purchase.desk.post('/site/voyages', fields)).json().result.voyage as Voyage
  const assign = (...ids: number[]) =>
    purchase.desk.put('/purchase/assign-voyage', { ids, voyageId: created.id })
  const change = (part: Record<string, unknown>, version = 1) =>
    purchase.desk.put('/site/voyages', { ...fields, id: created.id, version, ...part })
  return { ...purchase, client, fields, voyage: created, assign, change }
}

const told = async (client: TestUser, ...ids: number[]) => {
  for (const id of ids) await mailShipment({ db: server.db, publicUrl: undefined, company: testCompany }, id)
  return mailsTo(client)
}

test('a purchase booked on a voyage takes over its ports and dates', async () => {
  const { id, assign, view, voyage, fields } = await aVoyage()
  expect((await assign(id)).json().result).toEqual({ moved: [id], skipped: [] })
  expect(await view()).toMatchObject({
    shippingLine: 'East Sea Lines',
    voyage: `Sun Rio ${fields.number}`,
    exportPort: 'Toyama',
    dischargePort: 'Vladivostok',
    etd: '2099-11-18',
    eta: '2099-11-26',
  })
  expect(voyage).toMatchObject({ cars: 0, version: 1 })
})

test('a purchase whose ship was typed by hand can be booked on the same voyage, and the audit log says so', async () => {
  const { id, desk, assign, voyage, fields } = await aVoyage()
  const { line, ship, number, fromPort, toPort, etd, eta } = fields
  const typed = {
    shippingLine: line,
    voyage: `${ship} ${number}`,
    exportPort: fromPort,
    dischargePort: toPort,
  }
  await desk.put('/purchased-cars/update-logistics', { id, ...typed, etd, eta })
  await assign(id)
  const { after } = await server.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'purchase.logistics')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ voyageId: voyage.id })
})

test('a changed arrival applies to all its purchases, and each client gets one email covering all their cars', async () => {
  const { id, desk, client, assign, change, view } = await aVoyage()
  const second = await aPurchase(server, client)
  const elsewhere = await aPurchase(server, await aClient(server.db))
  await assign(id, second.id)
  const before = await told(client, id, second.id)
  expect(codeOf(await change({ eta: '2099-11-28', reason: 'Storm in the Sea of Japan' }))).toBe('done')
  expect(await view()).toMatchObject({ eta: '2099-11-28' })
  expect((await elsewhere.view()).eta).toBeNull()
  const mails = await told(client, id, second.id)
  expect(mails.slice(before.length)).toHaveLength(1)
  const [mail] = (await queuedMails(server.db, client.email)).slice(-1)
  for (const part of ['2099.11.28', '2099.11.26', 'Storm in the Sea of Japan', (await second.view()).sku])
    expect(mail?.text).toContain(part)
  const [listed] = (await desk.get('/site/voyages')).json().result.voyages.slice(-1)
  expect(listed).toMatchObject({ cars: 2, clients: 1 })
})

test('a change made without an email notifies nobody, and the next email does not mention it', async () => {
  const { id, client, assign, change } = await aVoyage()
  await assign(id)
  const before = await told(client, id)
  await change({ eta: '2099-11-29', notify: false })
  expect(await told(client, id)).toHaveLength(before.length)
})

test('a booking made without an email notifies nobody', async () => {
  const { id, client, desk, voyage, view } = await aVoyage()
  const before = await told(client, id)
  await desk.put('/purchase/assign-voyage', { ids: [id], voyageId: voyage.id, notify: false })
  expect(await view()).toMatchObject({ eta: '2099-11-26' })
  expect(await told(client, id)).toEqual(before)
})

test('when two people change a voyage at once, the second is told that it is stale', async () => {
  const { change } = await aVoyage()
  const answers = await Promise.all([change({ eta: '2099-11-27' }), change({ eta: '2099-11-28' })])
  expect(answers.map(codeOf).sort()).toEqual(['done', 'stale'])
})

test('a ship without enough room takes none of the cars, and cars already on their way are left alone', async () => {
  const { id, client, assign, desk, view } = await aVoyage({ capacity: 1 })
  const second = await aPurchase(server, client)
  expect(codeOf(await assign(id, second.id))).toBe('voyage_full')
  expect((await view()).voyage).toBeNull()
  await assign(id)
  expect((await assign(id)).json().result.moved).toEqual([id])
  expect(codeOf(await assign(second.id))).toBe('voyage_full')
  expect(codeOf(await desk.put('/purchase/assign-voyage', { ids: [id], voyageId: 9_999_999 }))).toBe(
    'not_found',
  )
  const gone = await aPurchase(server, client)
  for (const status of [1, 2, 3, 4]) await gone.move(status)
  expect((await assign(gone.id)).json().result.skipped).toEqual([
    { id: gone.id, code: 'purchase_on_its_way' },
  ])
})

test('a car that drops out frees its place on the ship for another', async () => {
  const { id, client, assign, move, desk, voyage } = await aVoyage({ capacity: 1 })
  const second = await aPurchase(server, client)
  await assign(id)
  await move(7)
  expect((await assign(second.id)).json().result.moved).toEqual([second.id])
  const { voyages } = (await desk.get('/site/voyages')).json().result
  expect(voyages.find((one: Voyage) => one.id === voyage.id)).toMatchObject({ cars: 1, clients: 1 })
  expect(codeOf(await assign((await aPurchase(server, client)).id))).toBe('voyage_full')
})

test('a voyage leaves before it arrives, needs all its names, and is listed once', async () => {
  const { desk, fields } = await aVoyage()
  const add = async (part: object) => {
    const answer = await desk.post('/site/voyages', { ...fields, number: 'other', ...part })
    return [codeOf(answer), Object.keys(answer.json().message ?? {})]
  }
  expect(await add({ eta: '2099-11-01' })).toEqual(['days_out_of_order', ['eta']])
  expect(await add({ cutOff: '2099-11-19' })).toEqual(['days_out_of_order', ['cutOff']])
  expect(await add({ ship: ' ' })).toEqual(['field_required', ['ship']])
  expect(await add({ number: fields.number })).toEqual(['voyage_known', ['number']])
})
