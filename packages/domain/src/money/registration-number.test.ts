import { expect, test } from 'vitest'
import { isRegistrationNumber } from './registration-number.ts'

test('a registration number is a T followed by thirteen digits', () => {
  expect(isRegistrationNumber('T8010401098765')).toBe(true)
  const others = [
    '8010401098765',
    'T801040109876',
    'T80104010987650',
    't8010401098765',
    'T8010-401098765',
    '',
  ]
  expect(others.some(isRegistrationNumber)).toBe(false)
})
