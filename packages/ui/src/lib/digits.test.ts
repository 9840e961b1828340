import { expect, test } from 'vitest'
import { allDigits, caretAfterDigits, countDigits, parseDigits, parseDigitsOrZero } from './digits.ts'

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
