import { expect, test } from 'vitest'
import { passwordMinLengthFor, passwordProblems, passwordStrength } from './password.ts'
import { type SignUpValues, signUpProblems } from './sign-up.ts'

const right: SignUpValues = {
  fullName: 'Dmitri Kovalenko',
  email: 'dk@vostok-auto.example',
  mobile: '+7 (914) 555-01-42',
  country: 183,
  city: 'Vladivostok',
  password: 'secret',
  confirmPassword: 'secret',
  terms: true,
}
const problems = (change: Partial<SignUpValues>, russian = false) =>
  signUpProblems({ ...right, ...change }, { russian, passwordMinLength: 6 })

test('a complete form has no problems', () => {
  expect(problems({})).toEqual({})
  expect(problems({ fullName: 'Коваленко Дмитрий Ильич' }, true)).toEqual({})
})

test('every field but the referral code is required', () => {
  const empty = { fullName: ' ', email: '', mobile: '+7 ', country: 0, city: ' ', password: '' }
  expect(problems({ ...empty, confirmPassword: '', terms: false })).toEqual({
    fullName: 'field_required',
    email: 'field_required',
    mobile: 'field_required',
    country: 'field_required',
    city: 'field_required',
    password: 'field_required',
    confirmPassword: 'field_required',
    terms: 'terms_not_accepted',
  })
})

test.each([
  [{ email: 'dk@vostok' }, { email: 'email_invalid' }],
  [{ mobile: '+49 30' }, { mobile: 'incomplete_phone' }],
  [{ mobile: '12' }, { mobile: 'incomplete_phone' }],
  [
    { password: '12345', confirmPassword: '12346' },
    { password: 'password_too_short', confirmPassword: 'passwords_differ' },
  ],
])('%o is refused', (change, expected) => {
  expect(problems(change)).toEqual(expected)
})

test.each([
  ['Коваленко Дмитрий', { fullName: 'incomplete_name' }],
  ['Коваленко Дмитрий Ильич Младший', { fullName: 'incomplete_name' }],
  [' Коваленко  Дмитрий Ильич ', {}],
])('whether %j passes as a three-word name in Russian', (fullName, expected) => {
  expect(problems({ fullName }, true)).toEqual(expected)
})

test.each([
  ['+7 (914) 555-01-4', { mobile: 'incomplete_phone' }],
  ['+7 (914) 555-01-42', {}],
  ['+7 (914) 555-01-423', { mobile: 'incomplete_phone' }],
  ['+375 29 555-01-42', {}],
  ['+81 90 1234 5678', {}],
  ['+49 30', { mobile: 'incomplete_phone' }],
])('whether the number %s is complete in Russian', (mobile, expected) => {
  expect(problems({ mobile, fullName: 'А Б В' }, true)).toEqual(expected)
})

test('staff need longer passwords', () => {
  expect([passwordMinLengthFor(false), passwordMinLengthFor(true), passwordMinLengthFor(true, 15)]).toEqual([
    6, 12, 15,
  ])
})

test('password strength goes up with every two characters beyond the minimum, up to four steps', () => {
  const steps = ['12345', '123456', '1234567', '12345678', '1234567890', '123456789012', 'x'.repeat(50)]
  expect(steps.map((password) => passwordStrength(password, 6))).toEqual([0, 1, 1, 2, 3, 4, 4])
  expect(passwordStrength('🚢🚢🚢🚢🚢🚢', 6)).toBe(1)
})

test('a missing or mismatched password is reported at its own field', () => {
  const problems = (password: string, confirmPassword: string) =>
    passwordProblems({ password, confirmPassword }, 6)
  expect(problems('', '')).toEqual({ password: 'field_required', confirmPassword: 'field_required' })
  expect(problems('', 'secret')).toEqual({ password: 'field_required', confirmPassword: 'passwords_differ' })
  expect(problems('secret', '')).toEqual({ confirmPassword: 'passwords_differ' })
})
