import { expect, test } from 'vitest'
import { allPageTypes } from './page-types.ts'
import {
  chassisVerdict,
  hasContent,
  hasProductionMonth,
  normalChassis,
  productionYear,
} from './production-month.ts'

test('production months are looked up only for unsold cars, stock and bikes', () => {
  expect(allPageTypes.filter(hasProductionMonth)).toEqual(['car-auction', 'stock', 'bikes'])
})

test.each([
  [' trj150-0098412 ', 'TRJ150-0098412'],
  ['TRJ150 - 0098412', 'TRJ150-0098412'],
  ['ＴＲＪ１５０－００９８４１２', 'TRJ150-0098412'],
  ['TRJ150ー0098412', 'TRJ150-0098412'],
  ['TRJ150—0098412', 'TRJ150-0098412'],
])('%j is normalized to the form used in catalogues', (typed, chassis) => {
  expect(normalChassis(typed)).toBe(chassis)
  expect(chassisVerdict(typed).ok).toBe(true)
})

test.each([
  ['', 'field_required'],
  ['   ', 'field_required'],
  ['TRJ15', 'chassis_invalid'],
  ['A'.repeat(21), 'chassis_invalid'],
  ['TRJ150-', 'chassis_invalid'],
  ['-0098412', 'chassis_invalid'],
  ['TOYOTA', 'chassis_invalid'],
  ['TRJ150/0098412', 'chassis_invalid'],
  // The first letter is Cyrillic and only looks Latin.
  ['ТRJ150-0098412', 'chassis_invalid'],
])('%j is not a chassis number', (typed, reason) => {
  expect(chassisVerdict(typed)).toEqual({ ok: false, reason })
})

test('an imported car may have a number without a hyphen', () => {
  expect(chassisVerdict('WVWZZZ1KZAW123456').ok).toBe(true)
})

test('the production year is shown with its month, as far as both are known', () => {
  const read = (year: string | null, month: string | null) =>
    productionYear({ year, month }, (number) => `month ${number}`)
  expect(read('2019', '8')).toBe('2019/8 (month 8)')
  expect(read('2019', '08')).toBe('2019/8 (month 8)')
  expect(read('2019', null)).toBe('2019')
  expect(read('2019', '13')).toBe('2019')
  expect(read('2019', 'x')).toBe('2019')
  expect(read(null, '8')).toBe('8 (month 8)')
  expect(read(null, null)).toBeNull()
  expect(read('', '')).toBeNull()
})

test('an answer with nothing in it has no content', () => {
  expect(hasContent({ year: null, month: null, code: '' })).toBe(false)
  expect(hasContent({ year: null, month: null, code: 'KTEK' })).toBe(true)
})
