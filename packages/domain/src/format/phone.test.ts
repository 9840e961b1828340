import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['79123456789', '+7 (912) 345-67-89'],
  ['+254 712 345 67 89', '+254 (712) 345-67-89'],
  ['12345', '12345'],
  [null, '-'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
