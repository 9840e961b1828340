import { expect, test } from 'vitest'
import { ordersOfDays, readDayIn } from './day-order.ts'

const today = '2026-11-29'

test('a day is read in the named order, with four-digit, two-digit or era years', () => {
  expect(readDayIn('mdy', '11/24/2026')).toBe('2026-11-24')
  expect(readDayIn('dmy', '24-11-26 10:30')).toBe('2026-11-24')
  expect(readDayIn('ymd', '26/11/24')).toBe('2026-11-24')
  expect(readDayIn('reiwa', '8/11/4')).toBe('2026-11-04')
})

test('a day that does not fit the order is not read', () => {
  expect(readDayIn('mdy', '24/11/2026')).toBeNull()
  expect(readDayIn('ymd', '11/24/2026')).toBeNull()
  expect(readDayIn('ymd', '6/11/24')).toBeNull()
  expect(readDayIn('reiwa', '8/11/2026')).toBeNull()
  expect(readDayIn('mdy', '2026-11-24')).toBeNull()
  expect(readDayIn('dmy', 'Total')).toBeNull()
  expect(readDayIn('dmy', '30/2/2026')).toBeNull()
})

test('one unambiguous day settles the order of the whole column', () => {
  expect(ordersOfDays(['03/04/2026', '11/24/2026'], today)).toEqual(['mdy'])
  expect(ordersOfDays(['03/04/2026', '24/11/2026', 'Total'], today)).toEqual(['dmy'])
})

test('a column that fits several orders is ambiguous, unless they give the same days', () => {
  expect(ordersOfDays(['03/04/2026', '05/05/2026'], today)).toEqual(['mdy', 'dmy'])
  expect(ordersOfDays(['05/05/2026'], today)).toEqual(['mdy'])
  expect(ordersOfDays(['26/11/24'], today)).toEqual(['dmy', 'ymd'])
  expect(ordersOfDays(['08/11/24'], today)).toEqual(['mdy', 'dmy', 'reiwa'])
})

test('a day in a bank file is at most a week ahead and less than ten years back', () => {
  expect(ordersOfDays(['12/10/2026'], today)).toEqual(['dmy'])
  expect(ordersOfDays(['12/01/2026'], today)).toEqual(['mdy', 'dmy'])
  expect(ordersOfDays(['26/11/05'], today)).toEqual(['ymd'])
})

test('a column with mixed orders or no days has no order', () => {
  expect(ordersOfDays(['24/11/2026', '11/24/2026'], today)).toEqual([])
  expect(ordersOfDays(['Total', ''], today)).toEqual([])
})
