import { quarterOf } from '@seriba/domain/bids/auction-day'
import { expect, test } from 'vitest'
import { aBusyDay, aDayBid, aHall, at } from '../testing/auction-day.ts'
import { bidsOfLane, isTruncated, layoutDay, lineAt, placeOf, rowsIn, sizes } from './day-layout.ts'

const two = [aHall({ name: 'A' }), aHall({ name: 'B' })]
const bid = (bidId: number, auctionName: string, auctionDate: string, changed = {}) =>
  aDayBid({ bidId, lotNo: bidId, auctionName, auctionDate, ...changed })

test('lots that run together are in one row, and empty quarters are left out', () => {
  const layout = layoutDay([bid(1, 'A', at(10, 3)), bid(2, 'B', at(10, 14)), bid(3, 'B', at(12))], two)
  expect(layout.rows.map(({ start }) => new Date(start).toISOString())).toEqual([at(10), at(12)])
  expect(layout.lanes.map((lane) => bidsOfLane(lane).map(({ bidId }) => bidId))).toEqual([[1], [2, 3]])
})

test('a row is as high as its fullest cell: finished lots take one line, and manual tasks one more', () => {
  const { rows } = layoutDay(
    [
      bid(1, 'A', at(10)),
      bid(2, 'A', at(10, 1), { bidStatus: 6, model: 'Fit' }),
      bid(3, 'B', at(10), { byHand: 'place' }),
    ],
    two,
  )
  expect(rows[0]?.height).toBe(sizes.open + sizes.hand + 2 * sizes.pad)
})

test.each([
  ['a client beside the amount', { client: 'Viktor Lee' }, 0],
  ['a client above the amount', { client: 'Dmitri Kovalenko' }, 1],
  ['a client in two lines', { client: 'Aleksandra Konstantinova' }, 2],
  ['a Japanese company', { client: '国際自動車輸出入協同組合' }, 2],
  ['a client name of many lines', { client: 'n'.repeat(200) }, 3],
  ['a long model name', { model: 'Land Cruiser Prado 70', client: 'Viktor Lee' }, 1],
  ['a long model name in a finished lot', { model: 'Land Cruiser Prado', bidStatus: 6 }, 1],
])('%s gets the lines it needs', (_, changed, lines) => {
  const { rows } = layoutDay([bid(1, 'A', at(10), changed)], two)
  const usual = layoutDay([bid(1, 'A', at(10), { ...changed, model: 'Fit', client: 'Lee' })], two).rows
  expect((rows[0]?.height ?? 0) - (usual[0]?.height ?? 0)).toBe(lines * sizes.line)
})

test.each([
  ['an ordinary bid', { group: 'DK-B' }, false],
  ['a long model in two lines', { model: 'Land Cruiser Prado 70' }, false],
  ['a model of many lines', { model: 'Land Cruiser Prado 70th Anniversary Limited Edition' }, true],
  ['a client of many lines', { client: 'n'.repeat(200) }, true],
  ['a long group', { group: 'VERY-LONG-GROUP' }, true],
  ['a long model that is over', { model: 'Land Cruiser Prado Anniversary', bidStatus: 6 }, true],
])('%s is truncated only if its text does not fit', (_, changed, cut) => {
  expect(isTruncated(bid(1, 'A', at(10), { client: 'Viktor Lee', model: 'Fit', ...changed }), false)).toBe(
    cut,
  )
})

test('a late hall shifts its lots, and the current-time line moves accordingly', () => {
  const late = [aHall({ name: 'A', delayMs: 20 * 60_000 }), aHall({ name: 'B' })]
  const layout = layoutDay([bid(1, 'A', at(10)), bid(2, 'B', at(10))], late)
  expect(layout.rows.map(({ start }) => start)).toEqual([
    quarterOf(Date.parse(at(10))),
    quarterOf(Date.parse(at(10, 15))),
  ])
  const [first, second] = layout.rows
  expect(lineAt(layout, Date.parse(at(9)))).toBe(0)
  expect(lineAt(layout, Date.parse(at(10, 15)))).toBe(second?.top)
  expect(lineAt(layout, Date.parse(at(10, 7)) + 30_000)).toBe((first?.height ?? 0) / 2)
  expect(lineAt(layout, Date.parse(at(11)))).toBeNull()
})

test('from now on, finished lots are left out unless they need a manual task', () => {
  const bids = [bid(1, 'A', at(9)), bid(2, 'A', at(9), { byHand: 'withdraw' }), bid(3, 'A', at(11))]
  const layout = layoutDay(bids, two, { from: Date.parse(at(10)) })
  expect(layout.lanes.flatMap(bidsOfLane).map(({ bidId }) => bidId)).toEqual([2, 3])
})

test('without room for lanes all halls share one, ordered by time', () => {
  const layout = layoutDay([bid(2, 'B', at(10, 5)), bid(1, 'A', at(10, 1))], two, { single: true })
  expect(layout.lanes.map((lane) => bidsOfLane(lane).map(({ bidId }) => bidId))).toEqual([[1, 2]])
})

test('only the visible rows of a day with sixty halls and three thousand bids are rendered', () => {
  const { bids, halls } = aBusyDay()
  const layout = layoutDay(bids, halls)
  expect(layout.lanes).toHaveLength(60)
  expect(layout.lanes.flatMap(bidsOfLane)).toHaveLength(3000)
  const [from, to] = rowsIn(layout, 0, 800)
  expect(to - from).toBeLessThan(layout.rows.length)
  const last = layout.rows.length
  expect(rowsIn(layout, layout.height - 10, layout.height)).toEqual([last - 2, last])
  const place = placeOf(layout, 1234)
  expect(layout.lanes[place?.lane ?? 0]?.name).toBe(bids[1233]?.auctionName)
})
