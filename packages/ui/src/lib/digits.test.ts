import { expect, test } from 'vitest'
import {
  allDigits,
  caretAfterDigits,
  countDigits,
  parseDigits,
  parseDigitsOrZero,
  withoutCents,
} from './digits.ts'

test('full-width digits count as digits', () => {
  expect(parseDigits('１２３')).toBe(123)
  expect(allDigits('０４５')).toBe('045')
  expect(countDigits('1２3')).toBe(3)
  expect(caretAfterDigits('1２3', 2)).toBe(1)
})

test('zero counts as no input, except where it is a valid figure', () => {
  expect(['0', '00', '', '05'].map(parseDigits)).toEqual([null, null, null, 5])
  expect(['0', '00', '', '05'].map(parseDigitsOrZero)).toEqual([0, 0, null, 5])
})

test.each([
  ['1,985,000.00', '1,985,000'],
  ['¥ 1 985 000,5', '¥ 1 985 000'],
  ['16000.50 NZD', '16000 NZD'],
  ['１６０００．５０', '16000'],
  ['１．９８５．０００', '1.985.000'],
  ['1.985.000', '1.985.000'],
  ['1,985', '1,985'],
  ['.50', '.50'],
])('of the pasted amount %s, %s is whole', (pasted, whole) => {
  expect(withoutCents(pasted)).toBe(whole)
})
