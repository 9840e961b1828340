import type { Bid, BidList } from '@seriba/contracts/bid-lists'
import { afterEach, expect, test, vi } from 'vitest'
import { bidIndex } from './generated/manager/bid-lists.ts'
import { updateAutoBid, updateSoldPrice } from './generated/manager/bids.ts'
import { updateBidStatus } from './generated/shared/bids.ts'
import { aBid, aChangedBid, aList, hoursAhead } from './testing/bids.ts'
import { createTestStore } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

type Query = Parameters<typeof bidIndex.initiate>[0]

/** A page of bids is on screen; then its first bid is changed, and the answer arrives. */
async function pageAfter(
  before: readonly Bid[],
  changed: Partial<Bid>,
  { asked = {}, by = 'status' }: { asked?: Query; by?: 'status' | 'price' | 'auto' } = {},
) {
  const [first = aBid(), ...others] = before
  const after = [{ ...first, ...changed }, ...others]
  const answer = aChangedBid(after[0], after)
  const { store, calls } = createTestStore({
    'GET /bid/index': () => (calls.length === 1 ? aList(before) : aList([])),
    'PUT /bid/update-bid-status': answer,
    'PUT /bid/update-sold-price': answer,
    'PUT /bid/update-auto-bid': answer,
  })
  const { bidId, bidStatus: status, soldPrice, autoBid } = { ...first, ...changed }
  await store.dispatch(bidIndex.initiate(asked))
  const page = () => bidIndex.select(asked)(store.getState()).data as BidList
  const askedAgain = () => calls.filter((call) => call === 'GET /bid/index').length > 1
  const [shown] = page().cars
  if (by === 'status') await store.dispatch(updateBidStatus.initiate({ bidId, status }))
  else if (by === 'price') await store.dispatch(updateSoldPrice.initiate({ bidId, soldPrice }))
  else await store.dispatch(updateAutoBid.initiate({ bidId, autoBid }))
  await vi.waitFor(() => expect(askedAgain() || page().cars[0] !== shown).toBe(true))
  return { cars: page().cars, counters: page().counters, askedAgain: askedAgain() }
}

const countOf = ({ counters }: Pick<BidList, 'counters'>, status: number) =>
  counters.find((counter) => counter.status === status)?.count

test('a bid takes its new status and receipt from the answer, and so do the counters', async () => {
  const page = await pageAfter([aBid(), aBid({ bidId: 8, id: '8' })], {
    bidStatus: 2,
    forwardedAt: hoursAhead(0),
  })
  expect(page.askedAgain).toBe(false)
  expect(page.cars[0]).toMatchObject({ bidStatus: 2, forwardedAt: expect.any(String) })
  expect([1, 2].map((status) => countOf(page, status))).toEqual([1, 1])
})

test('within a filter, the page’s own counters are updated, since the answer counts without the filter', async () => {
  const others = [8, 9].map((bidId) => aBid({ bidId, id: `${bidId}`, bidStatus: 2 }))
  const page = await pageAfter(
    [aBid(), ...others],
    { bidStatus: 2 },
    { asked: { auctionDate: '2026-11-24' } },
  )
  expect(page.askedAgain).toBe(false)
  expect([1, 2].map((status) => countOf(page, status))).toEqual([0, 3])
})

test('a sold price and auto-bid are taken from the answer', async () => {
  const priced = await pageAfter([aBid()], { soldPrice: 640_000 }, { by: 'price' })
  expect([priced.askedAgain, priced.cars[0]?.soldPrice]).toEqual([false, 640_000])
  const handed = await pageAfter([aBid({ bidStatus: 2 })], { autoBid: true }, { by: 'auto' })
  expect([handed.askedAgain, handed.cars[0]?.autoBid]).toEqual([false, true])
})

const grouped = { bidGroup: 3, bidGroupLabel: 'A', groupClash: false }
const ranked = { rank: 1, of: 2, overtaken: [] }

test.each<[string, Bid[], Query]>([
  ['leaves the page', [aBid()], { bidStatus: 1 }],
  ['is in a group with others', [aBid(grouped)], {}],
  ['has rivals on its lot', [aBid({ sameLot: ranked })], {}],
  ['is next to another bid on its lot', [aBid(), aBid({ bidId: 8 })], {}],
  ['is on a sold lot and may be folded away', [aBid({ auctionDate: hoursAhead(-1) })], {}],
])('a page is reloaded if a bid whose status changes %s', async (_, before, asked) => {
  expect((await pageAfter(before, { bidStatus: 2 }, { asked })).askedAgain).toBe(true)
})

test('a page is reloaded if a price moves the bid or changes what staff have left to do', async () => {
  const sorted = { asked: { sort: 'soldPrice', order: 'ASC' }, by: 'price' } as const
  expect((await pageAfter([aBid()], { soldPrice: 640_000 }, sorted)).askedAgain).toBe(true)
  const win = aBid({ bidStatus: 6, auctionDate: hoursAhead(-1) })
  expect((await pageAfter([win], { soldPrice: 640_000 }, { by: 'price' })).askedAgain).toBe(true)
})
