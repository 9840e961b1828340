import { expect, test } from 'vitest'
import { nextSort, pageWindow, parseLotNumbers, type Sort } from './listing.ts'

test('a header goes ascending, descending, none', () => {
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

test.each([
  [1, 20, 20, []],
  [1, 41, 20, [1, 2, 3]],
  [1, 12482, 20, [1, 2, null, 625]],
  [5, 200, 20, [1, null, 4, 5, 6, null, 10]],
  [3, 200, 20, [1, 2, 3, 4, null, 10]],
  [4, 200, 20, [1, 2, 3, 4, 5, null, 10]],
  [10, 200, 20, [1, null, 9, 10]],
])('page %i of %i results, %i a page, offers %j', (page, total, size, offered) => {
  expect(pageWindow(page, total, size)).toEqual(offered)
})

test('lot numbers are read as a list of ranges', () => {
  expect(parseLotNumbers('1001, 1005-1010')).toEqual([
    { from: 1001, to: 1001 },
    { from: 1005, to: 1010 },
  ])
  expect(parseLotNumbers('1010-1005')).toEqual([{ from: 1005, to: 1010 }])
})

test.each(['', ' , ', '10a', '1-2-3', '-5', '12345678901'])('%j is no list of lot numbers', (text) => {
  expect(parseLotNumbers(text)).toBeNull()
})
