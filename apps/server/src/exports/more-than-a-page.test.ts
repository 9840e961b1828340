import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

/** The rows of a list exported as a spreadsheet. */
async function saved(user: TestUser, path: string, query: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  const { url } = (await browser.get(path, query)).json().result
  return (await savedSheet((await browser.get(url.replace(/^\/v1/, ''))).rawPayload)).rows
}

test('the export of closed groups includes those that do not fit on the page', async () => {
  const client = await aClient(server.db)
  const auction_at = new Date(Date.now() - 3 * 86_400_000)
  const groups = await server.db
    .insertInto('bid_groups')
    .values(
      Array.from({ length: 101 }, (_, at) => ({
        client_id: client.id,
        number: at + 1,
        label: 'A',
        quota: 1,
      })),
    )
    .returning('id')
    .execute()
  for (const { id } of groups)
    await aBid(server.db, client, { group_id: id, lot: await aLot(server.db, { auction_at }), status: 5 })
  const browser = await server.signInAs(client)
  expect((await browser.get('/bid/closed-groups')).json().result).toHaveLength(100)
  expect(await saved(client, '/bid/group-view-export', { which: 'closed' })).toHaveLength(101)
})

test('a client’s own orders are listed in full, on the page and in the export', async () => {
  const client = await aClient(server.db)
  const order = { kind: 'car', maker: 'Toyota', model: 'Hiace', budget: 900_000, port: 'Poti' } as const
  await server.db
    .insertInto('orders')
    .values(Array.from({ length: 101 }, () => ({ ...order, grades: [], client_id: client.id })))
    .execute()
  const browser = await server.signInAs(client)
  expect((await browser.get('/order/my-orders')).json().result.orders).toHaveLength(101)
  expect(await saved(client, '/order/my-orders-export')).toHaveLength(101)
})

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** A client's bids on lots of their own. */
async function manyBids(client: TestUser, count: number, bid: Parameters<typeof aBid>[2] = {}) {
  for (const _ of times(count, () => null)) await aBid(server.db, client, bid)
}

test('a group’s bids and its history are all there, on the page and in the file', async () => {
  const client = await aClient(server.db)
  const group = await aGroup(server.db, client)
  await manyBids(client, 201, { group_id: group.id })
  await sql`
    insert into bid_logs (bid_id, actor_id, event, status, at)
    select id, client_id, '{"what":"placed","amount":500000}', 1, now() - id * interval '1 second' from bids where group_id = ${group.id}`.execute(
    server.db,
  )
  const browser = await server.signInAs(client)
  expect((await browser.get('/bid/group-view', { bidGroup: 1 })).json().result.bids).toHaveLength(201)
  expect(await saved(client, '/bid/group-view-export', { bidGroup: 1 })).toHaveLength(201)
  expect((await browser.get('/bid/group-history', { bidGroup: 1 })).json().result).toHaveLength(201)
})

test('live bids in no group are all there, and so are the lots that take up a client’s credit', async () => {
  const client = await aClient(server.db)
  await manyBids(client, 201)
  const browser = await server.signInAs(client)
  expect((await browser.get('/bid/ungrouped')).json().result).toHaveLength(201)
  expect(await saved(client, '/bid/group-view-export', { which: 'none' })).toHaveLength(201)
  const [part] = (await browser.get('/user/credit')).json().result.parts
  expect(part.lots).toHaveLength(201)
})

test('a client is shown every win that they have not seen', async () => {
  const client = await aClient(server.db)
  await manyBids(client, 51, { status: 6, sold_price: 400_000 })
  await sql`
    insert into win_notifications (user_id, bid_id)
    select client_id, id from bids where client_id = ${client.id}`.execute(server.db)
  const browser = await server.signInAs(client)
  expect((await browser.get('/user/win-notifications')).json().result).toHaveLength(51)
})

test('every consignee of a client can be chosen', async () => {
  const client = await aClient(server.db)
  const party = {
    address: 'Nakhodka 1',
    city: 'Nakhodka',
    country_id: 183,
    telephone: '+7 1',
    email: 'a@b.example',
  }
  await server.db
    .insertInto('consignees')
    .values(times(31, (at) => ({ ...party, client_id: client.id, full_name: `Consignee ${at}` })))
    .execute()
  const browser = await server.signInAs(client)
  expect((await browser.get('/consignee/list')).json().result.list).toHaveLength(31)
})
