import type { ChangedBid } from '@seriba/contracts/bids'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { dayMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function answerOf(user: TestUser, path: string, change: Record<string, unknown>): Promise<ChangedBid> {
  const browser = await server.signInAs(user)
  return (await browser.put(path, change)).json().result
}

async function listOf(user: TestUser, path: string, bidId: number) {
  const browser = await server.signInAs(user)
  const { cars, counters } = (await browser.get(path, { pageSize: 100 })).json().result
  return { success: true, bid: cars.find((bid: { bidId: number }) => bid.bidId === bidId), counters }
}

test('after a new status, sold price, or auto-bid, the answer has the bid and counters just as the Bid Manager shows them', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bid = await aBid(server.db, client)
  const bidId = bid.id

  const moved = await answerOf(manager, '/bid/update-bid-status', { bidId, status: bidStatus.bid })
  expect(moved.bid).toMatchObject({ bidId, bidStatus: bidStatus.bid, user: { jasClientId: client.id } })
  expect(moved).toEqual(await listOf(manager, '/bid/index', bidId))

  const handed = await answerOf(manager, '/bid/update-auto-bid', { bidId, autoBid: true })
  expect(handed.bid.autoBid).toBe(true)
  expect(handed).toEqual(await listOf(manager, '/bid/index', bidId))

  const priced = await answerOf(manager, '/bid/update-sold-price', { bidId, soldPrice: 812_000 })
  expect(priced.bid.soldPrice).toBe(812_000)
  expect(priced).toEqual(await listOf(manager, '/bid/index', bidId))
})

test('auto-bid is a mark for colleagues and is shown to neither the client nor their dealer', async () => {
  const [manager, dealer] = [await aManager(server.db), await aDealer(server.db)]
  const client = await aClient(server.db, { dealer })
  const { id: bidId } = await aBid(server.db, client, { status: bidStatus.bid })
  await answerOf(manager, '/bid/update-auto-bid', { bidId, autoBid: true })
  const marks = [
    (await listOf(manager, '/bid/index', bidId)).bid,
    (await listOf(client, '/bid/my-bid', bidId)).bid,
    (await listOf(dealer, '/bid/dealer', bidId)).bid,
  ]
  expect(marks.map(({ autoBid }) => autoBid)).toEqual([true, false, false])
})

test('a client who cancels gets back their own list’s version, with the receipt and nothing internal', async () => {
  const client = await aClient(server.db)
  const { id: bidId } = await aBid(server.db, client)
  await aBid(server.db, client)
  const answer = await answerOf(client, '/bid/update-bid-status', { bidId, status: bidStatus.cancel })
  expect(answer.bid).toMatchObject({ bidStatus: bidStatus.cancel, receipt: expect.any(String), user: null })
  expect(answer.counters.filter(({ count }) => count > 0)).toEqual([
    { status: bidStatus.new, count: 1 },
    { status: bidStatus.cancel, count: 1 },
  ])
  expect(answer).toEqual(await listOf(client, '/bid/my-bid', bidId))
})

test('a dealer gets the counters for all their bids, including their clients’', async () => {
  const dealer = await aDealer(server.db)
  const { id: bidId } = await aBid(server.db, await aClient(server.db, { dealer }))
  await aBid(server.db, dealer)
  const answer = await answerOf(dealer, '/bid/update-bid-status', { bidId, status: bidStatus.cancel })
  expect(answer.counters).toContainEqual({ status: 'All', count: 2 })
  expect(answer).toEqual(await listOf(dealer, '/bid/dealer', bidId))
})

test('a correction in the archive returns the bid as the archive shows it', async () => {
  const manager = await aManager(server.db)
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() - 3 * dayMs) })
  const { id: bidId } = await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.finished })
  const change = { bidId, soldPrice: 640_000, reason: 'Read from the hall’s list' }
  const answer = await answerOf(manager, '/bid/update-sold-price', change)
  expect(answer.bid.soldPrice).toBe(640_000)
  expect(answer).toEqual(await listOf(manager, '/bid/bid-history', bidId))
})
