import { expect, test } from 'vitest'
import { monthOnSheet } from './month-on-sheet.ts'

test.each([
  ['2019-08', 2019, 8],
  ['2019.8', 2019, 8],
  [' ２０１９/１２ ', 2019, 12],
  ['2019年3月', 2019, 3],
  ['R1.8', 2019, 8],
  ['r2-3', 2020, 3],
  ['H31.4', 2019, 4],
  ['S63/12', 1988, 12],
  ['令和元年5月', 2019, 5],
  ['平成 29 年 3 月', 2017, 3],
])('%s is a month', (text, year, month) => {
  expect(monthOnSheet(text)).toEqual({ year, month })
})

test.each([
  '',
  '?',
  '2019',
  '2019-13',
  '2019-0',
  '19-8',
  '1-8',
  'R0.3',
  'T5.3',
  'H29',
  '2019-08-01',
  '0019-08',
])('%j is not a month', (text) => {
  expect(monthOnSheet(text)).toBeNull()
})
