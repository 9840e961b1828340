import { expect, test } from 'vitest'
import { pageTypeOfLot } from './page-type-of-lot.ts'

const now = new Date('2026-11-24T00:30:00+09:00')
const [yesterday, today] = ['2026-11-23T23:30:00+09:00', '2026-11-24T00:10:00+09:00']

test.each([
  ['car', 'car-auction', 'stats'],
  ['bike', 'bikes', 'bike-stats'],
  ['machinery', 'machinery', 'machinery-stats'],
  ['stock', 'stock', 'stock'],
] as const)(
  'a %s is on the page %s, and from the Japanese day after its auction on %s',
  (kind, live, past) => {
    expect(pageTypeOfLot({ kind, auctionDate: today }, now)).toBe(live)
    expect(pageTypeOfLot({ kind, auctionDate: null }, now)).toBe(live)
    expect(pageTypeOfLot({ kind, auctionDate: yesterday }, now)).toBe(past)
  },
)
