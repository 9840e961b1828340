import { expect, test } from 'vitest'
import { lotStatus } from '../lot-status.ts'
import { isWholeChassis, mileageFalls, refusedBefore, refusedPrices } from './earlier-auctions.ts'

const readings = (...mileages: (number | null)[]) => mileages.map((mileage) => ({ mileage }))
const falls = (...mileages: (number | null)[]) =>
  mileageFalls(readings(...mileages)).map(({ from, to, kilometers }) => [
    from.mileage,
    to.mileage,
    kilometers,
  ])

test.each([
  ['TRJ150-0098412', true],
  ['trj150-0098412', true],
  ['TRJ150', false],
  ['TRJ150-', false],
  ['TRJ150-00****', false],
  ['', false],
])('whether the chassis number “%s” is complete: %s', (chassis, whole) => {
  expect(isWholeChassis(chassis)).toBe(whole)
})

test('a mileage that only rises has no drops', () => {
  expect(falls(41_000, 71_200, 71_250)).toEqual([])
})

test('each drop is reported with both readings', () => {
  expect(falls(41_000, 71_200, 67_100, 68_000)).toEqual([[71_200, 67_100, 4100]])
})

test('rounding to thousands by a hall is not a drop in mileage', () => {
  expect(falls(68_214, 68_000)).toEqual([])
})

test('halls that give no mileage are skipped', () => {
  expect(falls(71_200, null, 67_100)).toEqual([[71_200, 67_100, 4100]])
})

test('an extra digit is not a drop', () => {
  expect(falls(68_000, 682_140, 68_300)).toEqual([])
  expect(falls(682_140, 68_300)).toEqual([])
})

test('refused prices are the highest bids of auctions without a buyer, as far as halls report them', () => {
  const auctions = [
    { status: lotStatus.notSold, price: 2_980_000 },
    { status: lotStatus.sold, price: 3_620_000 },
    { status: lotStatus.unsold, price: 3_020_000 },
    { status: lotStatus.notSold, price: null },
    { status: lotStatus.removed, price: 100 },
  ]
  expect(refusedPrices(auctions)).toEqual([2_980_000, 3_020_000])
})

test('the highest refused bid is reported, along with whether it was always the same', () => {
  const refused = (...prices: number[]) => prices.map((price) => ({ status: lotStatus.notSold, price }))
  expect(refusedBefore(refused(2_980_000, 3_020_000))).toEqual({ most: 3_020_000, same: false })
  expect(refusedBefore(refused(45_000, 45_000))).toEqual({ most: 45_000, same: true })
  expect(refusedBefore([{ status: lotStatus.sold, price: 45_000 }])).toBeNull()
})
