import { expect, test } from 'vitest'
import { withoutCents } from './typed-amount.ts'

test.each([
  ['1,985,000.00', '1,985,000'],
  ['¥ 1 985 000,5', '¥ 1 985 000'],
  ['16000.50 NZD', '16000 NZD'],
  ['１６０００．５０', '16000'],
  ['1.985.000', '1.985.000'],
  ['1,985', '1,985'],
  ['.50', '.50'],
])('of the pasted amount %s, %s is whole', (pasted, whole) => {
  expect(withoutCents(pasted)).toBe(whole)
})
