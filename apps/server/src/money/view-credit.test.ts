import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('buyers see which of their own bids hold their credit, and nobody else’s', async () => {
  const client = await aClient(server.db, { creditLimit: 10_000_000 })
  const other = await aClient(server.db)
  const { id: group } = await server.db
    .insertInto('bid_groups')
    .values({ client_id: client.id, number: 3, label: 'C', quota: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const amount of [500_000, 900_000]) await aBid(server.db, client, { amount, group_id: group })
  await aBid(server.db, client, { amount: 400_000, status: 6, sold_price: 350_000 })
  await aBid(server.db, other, { amount: 700_000 })
  const browser = await server.signInAs(client)
  const { parts, used } = (await browser.get('/user/credit')).json().result
  expect(parts).toMatchObject([
    {
      kind: 'group',
      group: 3,
      label: 'C',
      held: 900_000,
      lots: [
        { amount: 900_000, held: true, auctionDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
        { amount: 500_000, held: false },
      ],
    },
    { kind: 'wins', held: 350_000, lots: [{ amount: 350_000, held: true }] },
  ])
  expect(used).toEqual({ bids: 3, images: 0 })
})
