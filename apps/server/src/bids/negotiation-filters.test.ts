import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { beforeAll, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

let manager: TestUser
let other: TestUser
let anna: TestUser
let boris: TestUser
let bids: { id: number }[]
const day = (days: number) => new Date(Date.now() + days * 86_400_000)
const japanDay = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  manager = await aManager(server.db)
  other = await aManager(server.db)
  anna = await aClient(server.db)
  boris = await aClient(server.db)
  await server.db.updateTable('users').set({ manager_id: other.id }).where('id', '=', boris.id).execute()
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', anna.id).execute()
  bids = []
  for (const [client, auction, days] of [
    [anna, 'Hall A', 1],
    [boris, 'Hall B', 2],
  ] as const) {
    const lot = await aLot(server.db, { auction, auction_at: new Date(), status: lotStatus.soldNego })
    const bid = await aBid(server.db, client, { lot, status: bidStatus.bid })
    const ask = { bidId: bid.id, ask: 500_000, answerBy: day(days).toISOString() }
    await (await server.signInAs(manager)).post('/bid/negotiation-ask', ask)
    bids.push(bid)
  }
})

const list = async (filter: Record<string, unknown>, who = manager) =>
  (await (await server.signInAs(who)).get('/bid/negotiations', filter)).json().result
const found = async (filter: Record<string, unknown>, who = manager) => {
  const { items, counts } = await list(filter, who)
  expect(counts.open).toBe(items.length)
  return items.map(({ bidId }: { bidId: number }) => bids.findIndex(({ id }) => id === bidId))
}

test('negotiations can be filtered by hall, client, manager, and Japanese day, and the counts follow', async () => {
  expect(await found({})).toEqual([0, 1])
  expect(await found({ auction: 'Hall B' })).toEqual([1])
  expect(await found({ client: anna.id })).toEqual([0])
  expect(await found({ manager: other.id })).toEqual([1])
  expect(await found({ day: japanDay(day(1)) })).toEqual([0])
  expect(await found({ auction: 'Hall B', client: anna.id })).toEqual([])
})

test('the filters offer everything available in that state, whatever is selected', async () => {
  const { options } = await list({ auction: 'Hall B' })
  expect(options).toMatchObject({
    auctions: ['Hall A', 'Hall B'],
    days: [japanDay(day(1)), japanDay(day(2))],
  })
  const ids = (choices: { value: number }[]) => choices.map(({ value }) => value).sort((a, b) => a - b)
  expect(ids(options.clients)).toEqual([anna.id, boris.id])
  expect(ids(options.managers)).toEqual([manager.id, other.id])
  expect((await list({ state: 'won' })).options).toEqual({
    auctions: [],
    managers: [],
    clients: [],
    days: [],
  })
})

test('a client sees only their own negotiations, and no managers', async () => {
  expect(await found({}, anna)).toEqual([0])
  expect(await found({ client: boris.id }, anna)).toEqual([])
  expect(await found({ manager: other.id }, anna)).toEqual([0])
  const { options } = await list({}, anna)
  expect(options).toMatchObject({ auctions: ['Hall A'], managers: [] })
})

test('staff can look up a bid before it is negotiated, and clients cannot', async () => {
  const lot = await aLot(server.db, { lot_no: 4711, auction: 'Hall C' })
  const bid = await aBid(server.db, anna, { lot, amount: 400_000 })
  const about = async (who: TestUser, bidId = bid.id) =>
    (await (await server.signInAs(who)).get('/bid/negotiation-about', { bidId })).json()
  expect((await about(manager)).result).toMatchObject({
    lotNo: 4711,
    auctionName: 'Hall C',
    bidAmount: 400_000,
  })
  expect((await about(manager, 999_999)).messageCode).toBe('bid_not_found')
  expect((await about(anna)).messageCode).toBe('wrong_audience')
})
