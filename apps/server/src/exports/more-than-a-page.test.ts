import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
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
