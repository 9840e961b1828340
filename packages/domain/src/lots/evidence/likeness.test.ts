import { expect, test } from 'vitest'
import { isSimilarTrim, mileageBand, similarityCriteriaOf } from './likeness.ts'

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

test('a car is compared with cars of its code within a year, half a grade and a similar mileage', () => {
  expect(similarityCriteriaOf(lot)).toEqual({
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

test('facts missing from a lot are not used for comparison', () => {
  expect(similarityCriteriaOf({ ...lot, year: null, condition: 'A4', mileage: null })).toMatchObject({
    years: null,
    ranks: null,
    mileage: null,
  })
})

test('fixed-price cars are compared with cars sold at auction', () => {
  expect(similarityCriteriaOf({ ...lot, kind: 'stock' })?.kind).toBe('car')
})

test('bikes are compared by model because halls give them no chassis code', () => {
  expect(similarityCriteriaOf({ ...lot, kind: 'bike', chassisCode: '' })).toMatchObject({
    kind: 'bike',
    chassisCode: '',
  })
})

test('machines, and cars without a maker, model or chassis code, are not compared', () => {
  expect(similarityCriteriaOf({ ...lot, kind: 'machinery' })).toBeNull()
  expect(similarityCriteriaOf({ ...lot, chassisCode: '' })).toBeNull()
  expect(similarityCriteriaOf({ ...lot, maker: '' })).toBeNull()
  expect(similarityCriteriaOf({ ...lot, model: '' })).toBeNull()
})

test.each([
  [0, [0, 20_000]],
  [900, [0, 20_000]],
  [21_000, [10_000, 30_000]],
  [68_000, [40_000, 100_000]],
  [250_000, [150_000, 350_000]],
])('%i km fall into the band %j', (mileage, band) => {
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
])('whether a car with the trim “%s” is comparable to one with “%s”: %s', (own, other, alike) => {
  expect(isSimilarTrim(own, other)).toBe(alike)
})
