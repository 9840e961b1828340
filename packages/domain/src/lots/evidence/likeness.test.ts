import { expect, test } from 'vitest'
import { isLikeTrim, likenessOf, mileageBand } from './likeness.ts'

const lot = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  chassisCode: 'trj150w',
  year: 2019,
  condition: '4.5',
  mileage: 68_000,
  grade: 'TX L Package',
} as const

test('a car is compared with those of its code, a year and half a grade up or down, about as far driven', () => {
  expect(likenessOf(lot)).toEqual({
    kind: 'car',
    maker: 'Toyota',
    model: 'Land Cruiser Prado',
    chassisCode: 'TRJ150W',
    years: [2018, 2020],
    ranks: [4, 5],
    mileage: [40_000, 100_000],
    trim: 'TX L Package',
  })
})

test('what a lot does not say is not asked of others', () => {
  expect(likenessOf({ ...lot, year: null, condition: 'A4', mileage: null })).toMatchObject({
    years: null,
    ranks: null,
    mileage: null,
  })
})

test('cars that are for sale at a fixed price are compared with those of auctions', () => {
  expect(likenessOf({ ...lot, kind: 'stock' })?.kind).toBe('car')
})

test('bikes are compared by their model: halls give them no chassis code', () => {
  expect(likenessOf({ ...lot, kind: 'bike', chassisCode: '' })).toMatchObject({
    kind: 'bike',
    chassisCode: '',
  })
})

test('machines, and cars without a maker, a model or a chassis code, are compared with nothing', () => {
  expect(likenessOf({ ...lot, kind: 'machinery' })).toBeNull()
  expect(likenessOf({ ...lot, chassisCode: '' })).toBeNull()
  expect(likenessOf({ ...lot, maker: '' })).toBeNull()
  expect(likenessOf({ ...lot, model: '' })).toBeNull()
})

test.each([
  [0, [0, 20_000]],
  [900, [0, 20_000]],
  [21_000, [10_000, 30_000]],
  [68_000, [40_000, 100_000]],
  [250_000, [150_000, 350_000]],
])('%i km lie in the band %j', (mileage, band) => {
  expect(mileageBand(mileage)).toEqual(band)
})

test.each([
  ['TX L Package', 'TX L PACKAGE', true],
  ['TX L Package', 'tx l-package, 7 seats', true],
  ['TX L Package', 'ＴＸ　Ｌ　Package', true],
  ['TX', 'TX Limited', true],
  ['TX L Package', 'TX', false],
  ['TX', 'TX L Package', false],
  ['G', 'TX', false],
  ['', 'anything', true],
])('a car of the trim “%s” and one of “%s” are alike: %s', (own, other, alike) => {
  expect(isLikeTrim(own, other)).toBe(alike)
})
