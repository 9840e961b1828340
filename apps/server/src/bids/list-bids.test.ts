import type { Bid, BidList } from '@seriba/contracts/bid-lists'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, type TestUser } from '../test/builders.ts'
import { aListedCompany } from '../test/listed-company.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function list(user: TestUser, path: string, query: Record<string, unknown> = {}): Promise<BidList> {
  const browser = await server.signInAs(user)
  const response = await browser.get(path, query)
  expect(response.statusCode).toBe(200)
  return response.json().result
}
const ids = (answer: { cars: Bid[] }) => answer.cars.map(({ bidId }) => bidId)
const countOf = (answer: Pick<BidList, 'counters'>, status: number | string) =>
  answer.counters.find((counter) => counter.status === status)?.count

const at = (ms: number) => new Date(Date.now() + ms)

let it: Awaited<ReturnType<typeof aListedCompany>>
beforeAll(async () => {
  it = await aListedCompany(server.db)
})

describe('the list of a client’s own bids', () => {
  test('has only their bids on auctions that are not past', async () => {
    const answer = await list(it.client, '/bid/my-bid')
    expect(ids(answer).sort()).toEqual([it.live.id, it.won.id].sort())
    expect(answer.pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 2, totalResults: 2 })
    expect(answer.totalBids).toBe(2)
  })

  test('shows no client and no prefix, and whether each bid can be canceled', async () => {
    const { cars } = await list(it.client, '/bid/my-bid')
    const live = cars.find(({ bidId }) => bidId === it.live.id)
    expect(live).toMatchObject({
      user: null,
      bidGroup: 1,
      bidGroupLabel: 'A',
      bidGroupPrefix: null,
      cancellationAllowed: true,
      // Two hours before the auction, unless the hall has a different limit.
      cancelUntil: new Date(Date.parse(live?.auctionDate ?? '') - 2 * 3_600_000).toISOString(),
      isRead: true,
      message: null,
      exportType: 2,
      // The client’s template does not show the allowance.
      adjustmentPrice: 0,
    })
    expect(cars.find(({ bidId }) => bidId === it.won.id)).toMatchObject({
      cancellationAllowed: false,
      cancelUntil: null,
      soldPrice: 470_000,
      bidStatus: 6,
    })
  })

  test('has counters by status that leave out the archive', async () => {
    const answer = await list(it.client, '/bid/my-bid')
    expect(answer.counters.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6])
    expect([countOf(answer, 1), countOf(answer, 2), countOf(answer, 6)]).toEqual([1, 0, 1])
  })

  test('can be limited to one status while the counters stay', async () => {
    const answer = await list(it.client, '/bid/my-bid', { bidStatus: 6 })
    expect(ids(answer)).toEqual([it.won.id])
    expect(answer.pageInfo).toMatchObject({ totalSearchResults: 1, totalResults: 2 })
    expect(countOf(answer, 1)).toBe(1)
  })
})

describe('the Bid Manager', () => {
  test('has every client’s live bids and shows the clients', async () => {
    const answer = await list(it.manager, '/bid/index')
    expect(ids(answer).sort()).toEqual([it.live.id, it.won.id, it.dealers.id, it.others.id].sort())
    const row = answer.cars.find(({ bidId }) => bidId === it.live.id)
    expect(row).toMatchObject({
      bidGroupPrefix: 'K17',
      adjustmentPrice: 20_000,
      cancellationAllowed: true,
      user: { jasClientId: it.client.id, clientId: String(it.client.id), note: 'pays late', balance: 0 },
    })
    expect(row?.user?.carDealer).toMatch(/^dealer/)
    expect(row?.manager).toMatch(/^manager/)
    expect([countOf(answer, 1), countOf(answer, 6), countOf(answer, 'Archive')]).toEqual([3, 1, 2])
    expect(countOf(answer, 'All')).toBeUndefined()
  })

  test('filters by client, day, hall, and lot numbers', async () => {
    const lot = await server.db
      .selectFrom('lots')
      .selectAll()
      .where('id', '=', it.others.lot_id)
      .executeTakeFirstOrThrow()
    const found = async (query: Record<string, unknown>) => ids(await list(it.manager, '/bid/index', query))
    expect(await found({ user: it.other.id })).toEqual([it.others.id])
    expect((await found({ user: [it.other.id, it.dealer.id] })).length).toBe(2)
    expect(await found({ auction: 'Nowhere' })).toEqual([])
    expect((await found({ auction: ['USS Tokyo', 'Nowhere'] })).length).toBe(4)
    expect(await found({ lotNo: `${lot.lot_no}` })).toEqual([it.others.id])
    expect(await found({ lotNo: `1, ${lot.lot_no}-${lot.lot_no}` })).toEqual([it.others.id])
    expect((await found({ auctionDate: jstDay(at(dayMs)) })).length).toBe(4)
    expect(await found({ auctionDateFrom: jstDay(at(3 * dayMs)) })).toEqual([])
    expect(await found({ auctionDateTo: jstDay(at(0)) })).toEqual([])
    expect(await found({ user: 9e15 })).toEqual([])
  })

  test('counts within the filter', async () => {
    const answer = await list(it.manager, '/bid/index', { user: it.other.id })
    expect([countOf(answer, 1), countOf(answer, 6), countOf(answer, 'Archive')]).toEqual([1, 0, 2])
    expect(answer.pageInfo).toMatchObject({ totalSearchResults: 1, totalResults: 4 })
  })

  test.each([{ lotNo: 'abc' }, { auctionDate: '2026-02-31' }, { page: 0 }, { sort: 'password' }])(
    'refuses %o with an error at the field',
    async (query) => {
      const browser = await server.signInAs(it.manager)
      const response = await browser.get('/bid/index', query)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().message)).toEqual(Object.keys(query))
    },
  )

  test('is closed to buyers', async () => {
    const browser = await server.signInAs(it.client)
    expect((await browser.get('/bid/index')).statusCode).toBe(403)
  })
})

describe('the dealer’s list', () => {
  test('has their own bids and their clients’ in tabs', async () => {
    const tab = async (bidType: string) => ids(await list(it.dealer, '/bid/dealer', { bidType })).sort()
    expect(await tab('all')).toEqual([it.live.id, it.won.id, it.dealers.id].sort())
    expect(await tab('mine')).toEqual([it.dealers.id])
    expect(await tab('clients')).toEqual([it.live.id, it.won.id].sort())
  })

  test('has the server’s counts of all bids and of the archive, but no total', async () => {
    const answer = await list(it.dealer, '/bid/dealer')
    expect([countOf(answer, 'All'), countOf(answer, 'Archive')]).toEqual([3, 2])
    expect(answer.totalBids).toBeUndefined()
  })

  test('shows their clients without internal notes, and does not show the dealer as one', async () => {
    const { cars } = await list(it.dealer, '/bid/dealer')
    const of = (bidId: number) => cars.find((bid) => bid.bidId === bidId)
    expect(of(it.live.id)?.user).toMatchObject({ jasClientId: it.client.id, note: null })
    expect(of(it.live.id)?.cancellationAllowed).toBe(true)
    expect(of(it.dealers.id)?.user).toBeNull()
  })

  test('lets a dealer who only watches cancel none of their clients’ bids', async () => {
    const watcher = await aDealer(server.db, { permissions: { dealerBidAccess: false } })
    const bid = await aBid(server.db, await aClient(server.db, { dealer: watcher }))
    const { cars } = await list(watcher, '/bid/dealer')
    expect(cars).toMatchObject([{ bidId: bid.id, cancellationAllowed: false, message: null }])
  })
})

describe('the archive', () => {
  test('has the outcomes of past days, with bids still open then shown as finished', async () => {
    const answer = await list(it.client, '/bid/bid-history')
    expect(answer.cars.map(({ bidId, bidStatus }) => [bidId, bidStatus]).sort()).toEqual(
      [
        [it.past.id, 4],
        [it.open.id, 5],
      ].sort(),
    )
    expect(answer.counters).toEqual([
      { status: 4, count: 1 },
      { status: 5, count: 1 },
      { status: 6, count: 0 },
    ])
    expect(ids(await list(it.client, '/bid/bid-history', { archiveStatus: 5 }))).toEqual([it.open.id])
  })

  test('shows each viewer only their own part', async () => {
    expect((await list(it.manager, '/bid/bid-history')).cars).toHaveLength(2)
    expect((await list(it.dealer, '/bid/bid-history')).cars).toHaveLength(2)
    expect((await list(it.other, '/bid/bid-history')).cars).toHaveLength(0)
  })
})

test('receives a bid under negotiation when the negotiation ends', async () => {
  const client = await aClient(server.db)
  const lot = await aLot(server.db, { auction_at: at(-2 * dayMs), status: lotStatus.soldNego })
  const bid = await aBid(server.db, client, { lot, status: 2 })
  const negotiation = {
    bid_id: bid.id,
    turn: 'client',
    ask: 500_000,
    answer_by: at(dayMs).toISOString(),
  } as const
  await server.db.insertInto('negotiations').values(negotiation).execute()
  const open = await list(client, '/bid/my-bid')
  expect(open.cars.map(({ bidId, bidStatus }) => [bidId, bidStatus])).toEqual([[bid.id, 2]])
  expect(countOf(open, 2)).toBe(1)
  expect((await list(client, '/bid/bid-history')).cars).toEqual([])

  const ended = { outcome: 'declined', ended_at: at(0).toISOString() } as const
  await server.db.updateTable('negotiations').set(ended).where('bid_id', '=', bid.id).execute()
  expect((await list(client, '/bid/my-bid')).cars).toEqual([])
  expect(ids(await list(client, '/bid/bid-history'))).toEqual([bid.id])
})

test('receives a stock order the day after it is settled', async () => {
  const client = await aClient(server.db)
  const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
  const order = await aBid(server.db, client, { lot, status: 4, updated_at: at(-2 * dayMs) })
  expect((await list(client, '/bid/my-bid')).cars).toEqual([])
  expect(ids(await list(client, '/bid/bid-history'))).toEqual([order.id])
})

test('the counters of a dealer’s tab count only that tab’s bids', async () => {
  const browser = await server.signInAs(it.dealer)
  const all = async (bidType: string) =>
    countOf((await browser.get('/bid/filters', { bidType })).json().result, 'All')
  expect(await all('all')).toBe(Number(await all('mine')) + Number(await all('clients')))
  expect(await all('mine')).toBe(1)
})

// Last, because its bid is in the staff's lists too.
test('bids have small photos for the list alongside the gallery’s photos', async () => {
  const client = await aClient(server.db)
  const front = '/art/v1/car/suv/pearl/27/front34.svg?n=30518'
  await aBid(server.db, client, { lot: await aLot(server.db, { images: [front, 'https://a.jp/2.jpg'] }) })
  const [bid] = (await list(client, '/bid/my-bid')).cars
  expect(bid?.images).toEqual([front, 'https://a.jp/2.jpg'])
  expect(bid?.thumbnails).toEqual(['/art/v1/car/suv/pearl/3/front34.jpg', 'https://a.jp/2.jpg'])
})
