import { expect, test } from 'vitest'
import {
  amountDigits,
  formatBadge,
  formatBalance,
  formatEngine,
  formatMileage,
  formatMoney,
  formatRate,
  groupThousands,
} from './number.ts'

/** Formats a figure with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('thousands are grouped with spaces that never wrap', () => {
  expect(groupThousands(1985000)).toBe('1\u00A0985\u00A0000')
  expect(plain(groupThousands(999))).toBe('999')
  expect(plain(groupThousands(-12345))).toBe('−12 345')
})

test('amounts are in yen unless a currency is named', () => {
  expect(plain(formatMoney(1985000))).toBe('¥ 1 985 000')
  expect(plain(formatMoney(1200, 'USD'))).toBe('$ 1 200')
  expect(plain(formatMoney(-412000))).toBe('−¥ 412 000')
})

test.each([0, null, undefined])('a price of %s is shown as a dash', (price) => {
  expect(formatMoney(price)).toBe('-')
})

test('a balance of zero is shown as a figure', () => {
  expect(plain(formatBalance(0))).toBe('¥ 0')
  expect(formatBalance(null)).toBe('-')
})

test('mileage is shown in kilometers and engine size in cubic centimeters', () => {
  expect(plain(formatMileage(68000, 'км'))).toBe('68 000 км')
  expect(plain(formatMileage(0, 'km'))).toBe('0 km')
  expect(formatMileage(null, 'km')).toBe('-')
  expect(plain(formatEngine(2690))).toBe('2 690 cc')
  expect(formatEngine(0)).toBe('-')
})

test.each([
  ['3 150 000', '3150000'],
  ['¥5,000', '5000'],
  // A point that slips in between digits does not drop those after it.
  ['1 985 0.00', '1985000'],
  ['1.985.000', '1985000'],
  ['0', '0'],
  ['000', '0'],
  ['007', '7'],
  ['１２３ ０００', '123000'],
  ['abc', ''],
])('the digits kept from the typed amount %s are %s', (typed, digits) => {
  expect(amountDigits(typed)).toBe(digits)
})

test('the menu badge stops at 999+', () => {
  expect([0, 38, 999, 1000].map(formatBadge)).toEqual(['0', '38', '999', '999+'])
})

test('a rate has as many decimals as are meaningful', () => {
  expect(
    ['156.37986111', '89.25', '22.9', '1.99901648', '0.30087597', '0.06120000', '0.00612345'].map(formatRate),
  ).toEqual([...['156.38', '89.25', '22.90', '1.9990', '0.3009', '0.0612', '0.006123']])
})
