import { quarterOf } from '@seriba/domain/bids/auction-day'
import { expect, test } from 'vitest'
import { aBusyDay, aDayBid, aHall, at } from '../testing/auction-day.ts'
import { bidsOfLane, isCut, layoutDay, lineAt, placeOf, rowsIn, sizes } from './day-layout.ts'

const two = [aHall({ name: 'A' }), aHall({ name: 'B' })]
const bid = (bidId: number, auctionName: string, auctionDate: string, changed = {}) =>
  aDayBid({ bidId, lotNo: bidId, auctionName, auctionDate, ...changed })

test('lots that run together stand together, and quarters without any are left out', () => {
  const layout = layoutDay([bid(1, 'A', at(10, 3)), bid(2, 'B', at(10, 14)), bid(3, 'B', at(12))], two)
  expect(layout.rows.map(({ start }) => new Date(start).toISOString())).toEqual([at(10), at(12)])
  expect(layout.lanes.map((lane) => bidsOfLane(lane).map(({ bidId }) => bidId))).toEqual([[1], [2, 3]])
})

test('a row is as high as its fullest cell: what is over takes a line, what needs a hand a line more', () => {
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
  ['a client of many lines', { client: 'n'.repeat(200) }, 3],
  ['a long model', { model: 'Land Cruiser Prado 70', client: 'Viktor Lee' }, 1],
  ['a long model that is over', { model: 'Land Cruiser Prado', bidStatus: 6 }, 1],
])('%s has the lines that it takes', (_, changed, lines) => {
  const { rows } = layoutDay([bid(1, 'A', at(10), changed)], two)
  const usual = layoutDay([bid(1, 'A', at(10), { ...changed, model: 'Fit', client: 'Lee' })], two).rows
  expect((rows[0]?.height ?? 0) - (usual[0]?.height ?? 0)).toBe(lines * sizes.line)
})

test.each([
  ['a usual bid', { group: 'DK-B' }, false],
  ['a long model in two lines', { model: 'Land Cruiser Prado 70' }, false],
  ['a model of many lines', { model: 'Land Cruiser Prado 70th Anniversary Limited Edition' }, true],
  ['a client of many lines', { client: 'n'.repeat(200) }, true],
  ['a long group', { group: 'VERY-LONG-GROUP' }, true],
  ['a long model that is over', { model: 'Land Cruiser Prado Anniversary', bidStatus: 6 }, true],
])('%s is cut only where its words have no room', (_, changed, cut) => {
  expect(isCut(bid(1, 'A', at(10), { client: 'Viktor Lee', model: 'Fit', ...changed }), false)).toBe(cut)
})

test('a hall that is late moves its lots, and the line of now goes by them', () => {
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

test('from now on what is over is left out, but not what still needs a hand', () => {
  const bids = [bid(1, 'A', at(9)), bid(2, 'A', at(9), { byHand: 'withdraw' }), bid(3, 'A', at(11))]
  const layout = layoutDay(bids, two, { from: Date.parse(at(10)) })
  expect(layout.lanes.flatMap(bidsOfLane).map(({ bidId }) => bidId)).toEqual([2, 3])
})

test('where there is no room for lanes, all halls stand in one, in the order of time', () => {
  const layout = layoutDay([bid(2, 'B', at(10, 5)), bid(1, 'A', at(10, 1))], two, { single: true })
  expect(layout.lanes.map((lane) => bidsOfLane(lane).map(({ bidId }) => bidId))).toEqual([[1, 2]])
})

test('only the rows in sight are drawn of a day with sixty halls and three thousand bids', () => {
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
