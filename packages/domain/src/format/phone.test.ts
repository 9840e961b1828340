import { describe, expect, test } from 'vitest'
import { formatPhone, isBarePhone } from './phone.ts'

test.each([
  ['79123456789', '+7 (912) 345-67-89'],
  ['+1 202-555-0143', '+1 (202) 555-01-43'],
  ['+254722555014', '+254 722 555 014'],
  ['+375291234567', '+375 291 234 567'],
  ['+971501234567', '+971 501 234 567'],
  ['+819012345678', '+81 901 234 5678'],
  ['+6581234567', '+65 812 345 67'],
  ['+254 722 555014', '+254 722 555014'],
  ['89123456789', '89123456789'],
  ['12345', '12345'],
  [null, '-'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

describe('a number is empty', () => {
  test.each(['', ' ', '+', '+7 ', '+254 ', '254'])('as "%s"', (phone) => {
    expect(isBarePhone(phone)).toBe(true)
  })
  test.each(['+7 (914', '+254 7', '12345', '12', '+1 (2'])('not as "%s"', (phone) => {
    expect(isBarePhone(phone)).toBe(false)
  })
})
