import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const wish = {
  kind: 'car',
  maker: ' Toyota ',
  model: 'Hiace Van 4WD',
  yearFrom: 2018,
  yearTo: null,
  grades: ['4.5', '4'],
  budget: 2_600_000,
  port: 'Vladivostok',
  note: 'No sunroof',
}
const auditOf = (id: number) =>
  sql<{ action: string; actor_id: number }>`
    select action, actor_id from audit where entity = 'order' and entity_id = ${String(id)} order by id`
    .execute(server.db)
    .then(({ rows }) => rows)

test('an order is stored for its client only and audited', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const { result } = (await browser.post('/order/create', wish)).json()
  expect(result.order).toMatchObject({ maker: 'Toyota', status: 'new', yearTo: null, grades: ['4.5', '4'] })
  expect((await browser.get('/order/my-orders')).json().result.orders).toEqual([result.order])
  expect(await auditOf(result.order.id)).toEqual([{ action: 'order.create', actor_id: client.id }])

  const other = await server.signInAs(await aClient(server.db))
  expect((await other.get('/order/my-orders')).json().result.orders).toEqual([])
})

test('missing values are reported at their fields', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const response = await browser.post('/order/create', { ...wish, maker: ' ', budget: null, yearTo: 1999 })
  expect([response.statusCode, response.json().fields]).toEqual([
    422,
    { maker: 'field_required', budget: 'amount_required', yearTo: 'invalid_input' },
  ])
})

test('staff see everybody’s orders with open ones first, can search them, and set their progress', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const ids: number[] = []
  for (const model of ['Jimny Sierra', 'RX-7', 'Elf crane'])
    ids.push((await browser.post('/order/create', { ...wish, model })).json().result.order.id)
  await desk.put('/order/update-status', { id: ids[2], status: 'closed' })
  await desk.put('/order/update-status', { id: ids[1], status: 'searching' })

  const list = async (query: Record<string, unknown>) => (await desk.get('/order/index', query)).json().result
  const mine = await list({ search: String(client.id) })
  expect(mine.orders.map(({ model, status }: Record<string, string>) => [model, status])).toEqual([
    ['Jimny Sierra', 'new'],
    ['RX-7', 'searching'],
    ['Elf crane', 'closed'],
  ])
  expect(mine.orders[0].client).toMatchObject({ id: client.id })
  expect((await list({ status: 'closed' })).orders).toHaveLength(1)
  expect((await list({ search: 'rx-7' })).pageInfo.totalSearchResults).toBe(1)
  expect(await list({ pageSize: 1, page: 2, search: String(client.id) })).toMatchObject({
    orders: [{ model: 'RX-7' }],
    counts: { searching: 1, closed: 1 },
  })
  expect((await auditOf(ids[1] ?? 0)).at(-1)).toEqual({ action: 'order.status', actor_id: manager.id })
  expect((await desk.put('/order/update-status', { id: 999_999, status: 'new' })).statusCode).toBe(404)
  expect((await browser.put('/order/update-status', { id: ids[0], status: 'closed' })).statusCode).toBe(403)
})

test('staff can order in a client’s name, and the client finds the order among their own', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const client = await aClient(server.db)
  const { result } = (await desk.post('/order/create-for-client', { ...wish, userId: client.id })).json()
  const browser = await server.signInAs(client)
  expect((await browser.get('/order/my-orders')).json().result.orders).toEqual([result.order])
  expect(await auditOf(result.order.id)).toEqual([{ action: 'order.create', actor_id: manager.id }])
  const nobody = await desk.post('/order/create-for-client', { ...wish, userId: manager.id })
  expect([nobody.statusCode, nobody.json().messageCode]).toEqual([404, 'client_not_found'])
  expect((await browser.post('/order/create-for-client', { ...wish, userId: client.id })).statusCode).toBe(
    403,
  )
})

test('additional wishes are stored, and impossible ones are reported at their fields', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const more = {
    chassis: ' GDJ150 ',
    mileageFrom: null,
    mileageTo: 80_000,
    gearbox: 'AT',
    color: 'Pearl',
    bidType: 1,
    neededBy: '2027-01',
  }
  const { result } = (await browser.post('/order/create', { ...wish, ...more })).json()
  expect(result.order).toMatchObject({ ...more, chassis: 'GDJ150' })

  const wrong = { ...wish, mileageFrom: 90_000, mileageTo: 80_000 }
  expect((await browser.post('/order/create', wrong)).json().fields).toEqual({ mileageTo: 'invalid_input' })
  expect((await browser.post('/order/create', { ...wish, bidType: 999 })).json().fields).toEqual({
    bidType: 'invalid_input',
  })
  expect((await browser.post('/order/create', { ...wish, neededBy: '2027-13' })).statusCode).toBe(422)
})

test('a client can close their own orders only', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const { id } = (await browser.post('/order/create', wish)).json().result.order
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.put('/order/close', { id })).statusCode).toBe(404)
  expect((await browser.put('/order/close', { id })).statusCode).toBe(200)
  expect((await browser.get('/order/my-orders')).json().result.orders[0].status).toBe('closed')
  expect((await auditOf(id)).at(-1)).toEqual({ action: 'order.close', actor_id: client.id })
})

test('an order with an impossible number is not found', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const desk = await server.signInAs(await aManager(server.db))
  for (const id of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    expect((await browser.put('/order/close', { id })).statusCode).toBe(404)
    expect((await desk.put('/order/update-status', { id, status: 'searching' })).statusCode).toBe(404)
    expect((await desk.post('/order/offer-lot', { id, lotId: '1' })).statusCode).toBe(404)
  }
})
