import type { Bid, BidList } from '@seriba/contracts/bid-lists'
import { bidSortKeys } from '@seriba/domain/bids/bid-lists'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function list(user: TestUser, path: string, query: Record<string, unknown> = {}): Promise<BidList> {
  const browser = await server.signInAs(user)
  const response = await browser.get(path, query)
  expect(response.statusCode).toBe(200)
  return response.json().result
}
const ids = (answer: { cars: Bid[] }) => answer.cars.map(({ bidId }) => bidId)
const at = (ms: number) => new Date(Date.now() + ms)

describe('sorting', () => {
  test.each(bidSortKeys)('by %s is the same on every page, in both directions', async (sort) => {
    const client = await aClient(server.db)
    for (let i = 0; i < 7; i += 1) {
      const lot = await aLot(server.db, {
        year: i % 3 === 0 ? null : 2010 + (i % 2),
        condition: ['4.5', 'R', 'S', '3', '***', '4.5', '??'][i] ?? '',
        auction_at: at(dayMs + (i % 3) * hourMs),
        status: lotStatus.upcoming,
      })
      await aBid(server.db, client, { lot, amount: 500_000 + (i % 2) * 5000 })
    }
    for (const order of ['ASC', 'DESC']) {
      const whole = ids(await list(client, '/bid/my-bid', { sort, order, pageSize: 100 }))
      const pages = [1, 2, 3].map((page) => list(client, '/bid/my-bid', { sort, order, page, pageSize: 3 }))
      expect((await Promise.all(pages)).flatMap(ids)).toEqual(whole)
      expect(new Set(whole).size).toBe(7)
    }
  })

  test('by condition puts the best grade first and unknown ones last', async () => {
    const client = await aClient(server.db)
    for (const condition of ['R', '4.5', '', '6', 'S', '3']) {
      await aBid(server.db, client, { lot: await aLot(server.db, { condition }) })
    }
    const { cars } = await list(client, '/bid/my-bid', { sort: 'condition', order: 'DESC' })
    expect(cars.map(({ condition }) => condition)).toEqual(['S', '6', '4.5', '3', 'R', ''])
  })

  test('by group goes by client and then letter, with ungrouped bids last', async () => {
    const manager = await aManager(server.db)
    const buyer = async (short_code: string | null) => {
      const client = await aClient(server.db)
      await server.db.updateTable('users').set({ short_code }).where('id', '=', client.id).execute()
      return client
    }
    const inGroup = async (client: TestUser, number: number, label: string) => {
      const { id } = await aGroup(server.db, client, { number })
      await server.db.updateTable('bid_groups').set({ label }).where('id', '=', id).execute()
      return (await aBid(server.db, client, { group_id: id })).id
    }
    const [ten, one, ...uncoded] = [
      await buyer('SORT10'),
      await buyer('SORT1'),
      await buyer(null),
      await buyer(null),
    ]
    const [oneB, tenA, oneA] = [
      await inGroup(one, 1, 'B'),
      await inGroup(ten, 1, 'A'),
      await inGroup(one, 2, 'A'),
    ]
    const alone = (await aBid(server.db, one)).id
    // Neither client has a code, and their letters are the same.
    const [first, second] = uncoded as [TestUser, TestUser]
    const [firstA, secondA] = [await inGroup(first, 1, 'A'), await inGroup(second, 1, 'A')]
    const [firstB, secondB] = [await inGroup(first, 2, 'B'), await inGroup(second, 2, 'B')]
    const asked = { sort: 'bidGroup', order: 'ASC', pageSize: 100 }
    const mine = [oneB, tenA, oneA, alone, firstA, secondA, firstB, secondB]
    const shown = ids(await list(manager, '/bid/index', asked)).filter((id) => mine.includes(id))
    expect(shown).toEqual([firstA, firstB, secondA, secondB, oneA, oneB, tenA, alone])
  })

  test('defaults to the soonest auction first', async () => {
    const client = await aClient(server.db)
    const late = await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: at(3 * dayMs) }) })
    const soon = await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: at(2 * dayMs) }) })
    expect(ids(await list(client, '/bid/my-bid'))).toEqual([soon.id, late.id])
  })
})

describe('bids from earlier today', () => {
  /** Always today, and already over. */
  const morning = () => startOfJstDay(jstDay(new Date()))

  test('are counted but left out of a folded list, and stay in an unfolded one', async () => {
    const client = await aClient(server.db)
    const lotAt = (status: number, auction_at = morning()) => aLot(server.db, { status, auction_at })
    const bid = async (status: BidStatus, lot: TestLot) => (await aBid(server.db, client, { status, lot })).id
    const lost = await bid(bidStatus.finished, await lotAt(lotStatus.sold))
    const won = await bid(bidStatus.win, await lotAt(lotStatus.sold))
    const stopped = await bid(bidStatus.dontBid, await lotAt(lotStatus.upcoming))
    const awaited = await bid(bidStatus.bid, await lotAt(lotStatus.upcoming))
    const next = await bid(bidStatus.bid, await lotAt(lotStatus.upcoming, at(dayMs)))

    const folded = await list(client, '/bid/my-bid', { earlier: 'folded' })
    expect(ids(folded)).toEqual([awaited, next])
    expect(folded.earlier).toEqual({ count: 3, finished: 1, won: 1 })
    expect(folded.pageInfo).toMatchObject({ totalSearchResults: 2, totalResults: 5 })

    const whole = await list(client, '/bid/my-bid')
    expect(ids(whole)).toEqual([lost, won, stopped, awaited, next])
    expect(whole.earlier).toEqual(folded.earlier)
    expect((await list(client, '/bid/bid-history')).earlier).toBeUndefined()
  })

  test('stay listed if staff still have work to do: an open request, a win without a price, a possible win', async () => {
    const [client, manager] = [await aClient(server.db), await aManager(server.db)]
    const lot = await aLot(server.db, { status: lotStatus.sold, sold_price: 400_000, auction_at: morning() })
    const unpriced = await aBid(server.db, client, { status: bidStatus.win, lot })
    const perhaps = await aBid(server.db, client, {
      status: bidStatus.bid,
      lot: await aLot(server.db, { status: lotStatus.sold, sold_price: 400_000, auction_at: morning() }),
    })
    const byHand = await aBid(server.db, client, {
      status: bidStatus.dontBid,
      lot: await aLot(server.db, { auction_at: morning() }),
      withdraw_by_hand: true,
    })
    const todo = { earlier: 'folded', user: client.id }
    expect(ids(await list(manager, '/bid/index', todo))).toEqual([unpriced.id, perhaps.id, byHand.id])
    // The buyer has nothing to do about a win that staff have yet to price.
    expect(ids(await list(client, '/bid/my-bid', todo))).toEqual([perhaps.id, byHand.id])
  })
})

test('bids in a group that come up almost at the same time in two halls are marked', async () => {
  const client = await aClient(server.db)
  const group = await aGroup(server.db, client)
  const bidAt = async (auction: string, minutes: number, group_id: number | null) => {
    const auction_at = at(dayMs + minutes * 60_000)
    const bid = await aBid(server.db, client, {
      lot: await aLot(server.db, { auction, auction_at }),
      group_id,
    })
    return bid.id
  }
  const clashing = [await bidAt('USS Tokyo', 0, group.id), await bidAt('TAA Kinki', 10, group.id)]
  // In one hall lots come up one after another, so the second of two can still be stopped.
  await bidAt('JU Gifu', 60, group.id)
  await bidAt('JU Gifu', 61, group.id)
  await bidAt('HAA Kobe', 0, null)
  const { cars } = await list(client, '/bid/my-bid')
  const marked = cars.filter(({ groupClash }) => groupClash).map(({ bidId }) => bidId)
  expect(marked.sort()).toEqual(clashing.sort())
})
