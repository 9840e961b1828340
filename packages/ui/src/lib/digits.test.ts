import { expect, test } from 'vitest'
import { allDigits, caretAfterDigits, countDigits, parseDigits } from './digits.ts'

test('full-width digits are digits', () => {
  expect(parseDigits('１２３')).toBe(123)
  expect(allDigits('０４５')).toBe('045')
  expect(countDigits('1２3')).toBe(3)
  expect(caretAfterDigits('1２3', 2)).toBe(1)
})
