import { expect, test } from 'vitest'
import { profileProblems } from './profile.ts'

test('a profile needs a name, a phone number and a city; a country code alone is not a number', () => {
  const empty = { fullName: ' ', mobile: '+254 ', city: ' ' }
  expect(profileProblems(empty)).toEqual({
    fullName: 'field_required',
    mobile: 'field_required',
    city: 'field_required',
  })
  expect(profileProblems({ fullName: 'Wanjiru', mobile: '+254 722 555014', city: 'Mombasa' })).toEqual({})
})

test.each(['12', '+254 12', '+254 722 555 014 722 555'])(
  'the phone number %s is reported as incomplete, not as missing',
  (mobile) => {
    expect(profileProblems({ fullName: 'Wanjiru', mobile, city: 'Mombasa' })).toEqual({
      mobile: 'incomplete_phone',
    })
  },
)
