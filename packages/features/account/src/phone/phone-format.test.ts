import { expect, test } from 'vitest'
import { countryOfPhone, dialCode, formatTyped } from './phone-format.ts'

test.each([
  ['+7', 'RU', '+7'],
  ['+7914', 'RU', '+7 (914'],
  ['+79145550142', 'RU', '+7 (914) 555-01-42'],
  ['89145550142', 'RU', '+7 (914) 555-01-42'],
  ['9145550142', 'RU', '+7 (914) 555-01-42'],
  ['+819012345678', 'JP', '+81 90 1234 5678'],
  ['+375291234567', 'BY', '+375 29 123 45 67'],
])('%s in %s is formatted as %s', (typed, country, written) => {
  expect(formatTyped(typed, country)).toBe(written)
})

test('the flag follows the number, or the chosen country if several share the code', () => {
  expect(countryOfPhone('+81 90 12', 'RU')).toBe('JP')
  expect(countryOfPhone('+7 (914) 555', 'KZ')).toBe('KZ')
  expect(countryOfPhone('', 'RU')).toBeUndefined()
  expect(dialCode('JP')).toBe('+81 ')
})
