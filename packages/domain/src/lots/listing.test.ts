import { expect, test } from 'vitest'
import { nextSort, parseLotNumbers, type Sort } from './listing.ts'

test('a header cycles through ascending, descending and unsorted', () => {
  const first = nextSort(null, 'year')
  const second = nextSort(first, 'year')
  expect([first, second, nextSort(second, 'year')]).toEqual([
    { sort: 'year', order: 'ASC' },
    { sort: 'year', order: 'DESC' },
    null,
  ])
})

test('another header starts ascending', () => {
  const byYear: Sort = { sort: 'year', order: 'DESC' }
  expect(nextSort(byYear, 'mileage')).toEqual({ sort: 'mileage', order: 'ASC' })
})

test('lot numbers are read as a list of numbers and ranges', () => {
  expect(parseLotNumbers('1001, 1005-1010')).toEqual([
    { from: 1001, to: 1001 },
    { from: 1005, to: 1010 },
  ])
  expect(parseLotNumbers('1010-1005')).toEqual([{ from: 1005, to: 1010 }])
})

test.each(['', ' , ', '10a', '1-2-3', '-5', '12345678901'])('%j is not a list of lot numbers', (text) => {
  expect(parseLotNumbers(text)).toBeNull()
})

test('lot numbers can be typed in full-width characters', () => {
  expect(parseLotNumbers('１００１，１００５－１０１０')).toEqual(parseLotNumbers('1001,1005-1010'))
})
