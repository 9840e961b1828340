import type { BidList } from '@seriba/contracts/bid-lists'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const comment = 'Stop if the underbody is worse than S1'

async function commented(client: TestUser) {
  const lot = await aLot(server.db)
  const browser = await server.signInAs(client)
  const placed = await browser.post('/bid/create', bidOn(lot, 500_000, { comment }))
  return { lot, bidId: placed.json().result.bidId as number }
}

const commentsFor = async (user: TestUser, path: string, lot: string | number) => {
  const answer = await (await server.signInAs(user)).get(path, { lot })
  return (answer.json().result as BidList).cars.map(({ bidId, comment }) => [bidId, comment])
}

test('a buyer’s note with a bid appears in both sides’ lists and in the archive', async () => {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  const { lot, bidId } = await commented(client)
  expect(await commentsFor(manager, '/bid/index', lot.id)).toEqual([[bidId, comment]])
  expect(await commentsFor(client, '/bid/my-bid', lot.id)).toEqual([[bidId, comment]])

  const past = new Date(Date.now() - 2 * dayMs)
  await server.db
    .updateTable('lots')
    .set({ auction_at: past, auction_day: jstDay(past) })
    .where('id', '=', lot.id)
    .execute()
  expect(await commentsFor(manager, '/bid/bid-history', lot.id)).toEqual([[bidId, comment]])
})

test('a dealer can read the note if they take part in their clients’ chats', async () => {
  const dealer = await aDealer(server.db)
  const watching = await aDealer(server.db, { permissions: { dealerBidAccess: false } })
  for (const [user, read] of [
    [dealer, comment],
    [watching, ''],
  ] as const) {
    const { lot, bidId } = await commented(await aClient(server.db, { dealer: user }))
    expect(await commentsFor(user, '/bid/dealer', lot.id)).toEqual([[bidId, read]])
  }
})
