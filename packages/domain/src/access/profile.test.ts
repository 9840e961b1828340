import { expect, test } from 'vitest'
import { profileProblems } from './profile.ts'

test('a profile needs a name, a number and a city; the code of a country is not a number', () => {
  const empty = { fullName: ' ', mobile: '+254 ', city: ' ' }
  expect(profileProblems(empty)).toEqual({
    fullName: 'field_required',
    mobile: 'field_required',
    city: 'field_required',
  })
  expect(profileProblems({ fullName: 'Wanjiru', mobile: '+254 722 555014', city: 'Mombasa' })).toEqual({})
})

test.each(['12', '+254 12', '+254 722 555 014 722 555'])(
  'the number %s is there and not right: it is not said to be missing',
  (mobile) => {
    expect(profileProblems({ fullName: 'Wanjiru', mobile, city: 'Mombasa' })).toEqual({
      mobile: 'incomplete_phone',
    })
  },
)
