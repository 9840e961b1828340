import type { Bid, BidList } from '@seriba/contracts/bid-lists'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
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

test('the Bid Manager filters by chassis, condition, mileage, lot status, group, and manager', async () => {
  const rare = await aLot(server.db, { chassis: 'ZN6', condition: 'R', mileage: 61_000, status: 4534 })
  const bid = await aBid(server.db, it.other, { lot: rare, status: 2 })
  const found = async (query: Record<string, unknown>) => ids(await list(it.manager, '/bid/index', query))
  for (const query of [{ chassisId: 'ZN6' }, { condition: 'R' }, { mileage: 60_000 }, { status: 4534 }])
    expect([query, await found(query)]).toEqual([query, [bid.id]])
  expect(await found({ chassisId: ['ZN6', 'X'], condition: '4.5' })).toEqual([])
  expect(await found({ bidGroups: it.live.group_id })).toEqual([it.live.id])
  expect((await found({ manager: it.manager.id })).sort()).toEqual([it.live.id, it.won.id].sort())
  expect(await found({ bidId: [bid.id, it.live.id] })).toHaveLength(2)
  await server.db.deleteFrom('bids').where('id', '=', bid.id).execute()
})

describe('the quick search', () => {
  const search = async (user: TestUser, query: Record<string, unknown>) => {
    const browser = await server.signInAs(user)
    return (await browser.get('/bid/search', query)).json().result.cars
  }
  const numberOf = async (lotId: number) => {
    const lots = server.db.selectFrom('lots').select('lot_no').where('id', '=', lotId)
    return (await lots.executeTakeFirstOrThrow()).lot_no
  }

  test('finds bids in the user’s own list by a lot number’s first digits, by lists, and by ranges', async () => {
    const lotNo = await numberOf(it.live.lot_id)
    const bid = { bidId: it.live.id, lotNo, auctionName: 'USS Tokyo', client: null }
    expect(await search(it.client, { lotNo: String(lotNo) })).toEqual([bid])
    expect(await search(it.client, { lotNo: String(lotNo).slice(0, 2) })).toContainEqual(bid)
    expect(await search(it.client, { lotNo: `1, ${lotNo}-${lotNo}` })).toEqual([bid])
    const staffs = { ...bid, client: expect.stringMatching(/^client/) }
    expect(await search(it.manager, { lotNo: String(lotNo), bidStatus: 1 })).toEqual([staffs])
    for (const [user, query] of [
      [it.other, { lotNo: String(lotNo) }],
      [it.client, { lotNo: String(lotNo), bidStatus: 2 }],
      [it.client, { lotNo: String(lotNo), list: 'archive' }],
      [it.client, { lotNo: '' }],
      [it.client, { lotNo: 'abc' }],
    ] as const)
      expect(await search(user, query)).toEqual([])
  })

  test('returns the first matches and their total number', async () => {
    const client = await aClient(server.db)
    for (let lotNo = 952_001; lotNo <= 952_022; lotNo += 1)
      await aBid(server.db, client, { lot: await aLot(server.db, { lot_no: lotNo }) })
    const browser = await server.signInAs(client)
    const { cars, total } = (await browser.get('/bid/search', { lotNo: '952' })).json().result
    expect([cars.length, total]).toEqual([20, 22])
  })

  test('also searches the archive', async () => {
    const lotNo = await numberOf(it.past.lot_id)
    expect(await search(it.client, { lotNo: String(lotNo), list: 'archive' })).toMatchObject([
      { bidId: it.past.id },
    ])
  })
})

test('a dealer’s clients are offered in their filter', async () => {
  const browser = await server.signInAs(it.dealer)
  const { clientList, pageInfo } = (await browser.get('/bid/dealer-clients')).json().result
  expect(clientList).toEqual([{ value: it.client.id, label: expect.any(String) }])
  expect(pageInfo.totalResults).toBe(1)
})

test('the filters offer the halls, days, and clients of the viewer’s own list', async () => {
  const filters = async (user: TestUser) => {
    const browser = await server.signInAs(user)
    return (await browser.get('/bid/filters')).json().result
  }
  const mine = await filters(it.client)
  const day = jstDay(at(dayMs))
  const group = await server.db
    .selectFrom('bid_groups')
    .select('id')
    .where('client_id', '=', it.client.id)
    .executeTakeFirstOrThrow()
  const chassis = [{ value: 'TRJ150', label: 'TRJ150' }]
  expect(mine.filters).toEqual({
    auctions: [{ value: 'USS Tokyo', label: 'USS Tokyo' }],
    dates: [{ value: day, label: day.replaceAll('-', '.') }],
    chassisId: chassis,
    condition: [{ value: '4.5', label: '4.5' }],
    mileage: [{ value: 40_000, label: '40\u00a0000–60\u00a0000' }],
    status: [{ value: 4532, label: '4532' }],
    group: [{ value: group.id, label: 'A' }],
  })
  const staff = (await filters(it.manager)).filters
  expect(staff.group).toEqual([{ value: group.id, label: 'K17-A' }])
  expect(staff.manager).toEqual([{ value: it.manager.id, label: expect.stringMatching(/^manager/) }])
  expect(mine.totalBids).toBe(2)
  expect(
    (await filters(it.dealer)).filters.clients.map(({ value }: { value: number }) => value).sort(),
  ).toEqual([it.client.id, it.dealer.id].sort())
  expect(countOf(await filters(it.manager), 'Archive')).toBeGreaterThanOrEqual(2)
})

test('the archive has its own filters, without single days', async () => {
  const filters = async (user: TestUser) => {
    const browser = await server.signInAs(user)
    return (await browser.get('/bid/bid-history-filters', { archiveStatus: 5 })).json().result
  }
  const mine = await filters(it.client)
  expect(mine.filters).toMatchObject({ auctions: [{ value: 'TAA Kinki', label: 'TAA Kinki' }], dates: [] })
  expect(mine.totalBids).toBe(2)
  expect((await filters(it.manager)).filters.clients).toContainEqual(
    expect.objectContaining({ value: it.client.id }),
  )
})
