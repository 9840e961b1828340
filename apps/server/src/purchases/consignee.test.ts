import { expect, test } from 'vitest'
import { aClient, aDealer } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, auditOf, codeOf } from './purchase-world.ts'

const server = testServer()
const path = '/purchased-cars/save-consignee'
const same = { sameAsConsignee: true }
const vostok = {
  fullName: 'Dmitri Kovalenko',
  company: 'Vostok Auto LLC',
  address: 'Svetlanskaya 14, office 6',
  countryId: 183,
  telephone: '+7 914 555 01 42',
  email: 'dk@vostok-auto.example',
}
const broker = {
  ...vostok,
  fullName: 'Irina Sokolova',
  company: 'Primbroker',
  email: 'is@primbroker.example',
}

test('the buyer names the consignee and the notify party', async () => {
  const { id, own, view } = await aPurchase(server, await aClient(server.db))
  const notifyParty = { sameAsConsignee: false, ...broker }
  expect(codeOf(await own.post(path, { id, consignee: vostok, notifyParty }))).toBe('done')
  expect(await view()).toMatchObject({
    consignee: { fullName: 'Dmitri Kovalenko', city: null },
    notifyParty: { fullName: 'Irina Sokolova' },
    consigneeLocked: false,
  })
  expect(codeOf(await own.post(path, { id, consignee: vostok, notifyParty: same }))).toBe('done')
  expect((await view()).notifyParty).toBeNull()
  expect(await auditOf(server, id, 'purchase.consignee')).toHaveLength(2)
})

test('earlier parties are offered with the most used first, and editing one saves a copy', async () => {
  const client = await aClient(server.db)
  const first = await aPurchase(server, client)
  const second = await aPurchase(server, client)
  const third = await aPurchase(server, client)
  const { own } = first
  await own.post(path, { id: first.id, consignee: broker, notifyParty: same })
  await own.post(path, { id: second.id, consignee: vostok, notifyParty: same })
  const list = async (as = own, query = {}) => (await as.get('/consignee/list', query)).json().result?.list
  const [{ value }] = (await list()).filter(({ label }: { label: string }) => label === 'Vostok Auto LLC')
  await own.post(path, { id: third.id, consignee: { ...vostok, value }, notifyParty: same })
  expect((await third.view()).consignee.id).toBe(value)
  expect(await list()).toMatchObject([
    { label: 'Vostok Auto LLC', used: 2 },
    { label: 'Primbroker', used: 1 },
  ])
  const moved = { ...vostok, value, address: 'Posyetskaya 20' }
  await own.post(path, { id: third.id, consignee: moved, notifyParty: same })
  expect((await third.view()).consignee.id).not.toBe(value)
  expect((await second.view()).consignee.address).toBe('Svetlanskaya 14, office 6')
  expect((await own.get('/consignee/view', { id: value })).json().result.data).toMatchObject(vostok)

  // For others they do not exist, whatever ID is tried.
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get('/consignee/view', { id: value })).statusCode).toBe(404)
  expect((await stranger.get('/consignee/list', { clientId: client.id })).statusCode).toBe(404)
  expect(await list(first.desk, { clientId: client.id })).toHaveLength(3)
})

test('another client’s party can never be used by its ID', async () => {
  const other = await aPurchase(server, await aClient(server.db))
  await other.own.post(path, { id: other.id, consignee: vostok, notifyParty: same })
  const { id: value } = (await other.view()).consignee
  const { id, own, view } = await aPurchase(server, await aClient(server.db))
  await own.post(path, { id, consignee: { ...vostok, value }, notifyParty: same })
  expect((await view()).consignee.id).not.toBe(value)
})

test('dealers can name the consignee for their own clients’ purchases only', async () => {
  const dealer = await aDealer(server.db)
  const { id } = await aPurchase(server, await aClient(server.db, { dealer }))
  const body = { id, consignee: vostok, notifyParty: same }
  expect(codeOf(await (await server.signInAs(dealer)).post(path, body))).toBe('done')
  const stranger = await server.signInAs(await aDealer(server.db))
  expect(codeOf(await stranger.post(path, body))).toBe('not_found')
})

test('missing or wrong values are reported at their fields', async () => {
  const { id, own } = await aPurchase(server, await aClient(server.db))
  const answer = await own.post(path, {
    id,
    consignee: { ...vostok, fullName: ' ', email: 'dk@vostok' },
    notifyParty: { ...broker, countryId: 9999 },
  })
  expect(answer.json().fields).toEqual({
    'consignee.fullName': 'field_required',
    'consignee.email': 'email_invalid',
    'notifyParty.countryId': 'country_unknown',
  })
})

test('once the car is waiting for loading, only staff can change the consignee, with a reason', async () => {
  const { id, own, desk, move, view } = await aPurchase(server, await aClient(server.db))
  for (const status of [1, 2, 3]) await move(status)
  const body = { id, consignee: vostok, notifyParty: same }
  expect(codeOf(await own.post(path, body))).toBe('consignee_locked')
  expect(codeOf(await desk.post(path, body))).toBe('field_required')
  expect(codeOf(await desk.post(path, { ...body, reason: 'The broker has changed' }))).toBe('done')
  expect(await view()).toMatchObject({ consigneeLocked: true, consignee: { fullName: 'Dmitri Kovalenko' } })
})
