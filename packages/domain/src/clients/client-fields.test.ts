import { expect, test } from 'vitest'
import { type CorrectedFields, correctionProblems } from './client-fields.ts'

const problems = (fields: CorrectedFields, russian = false) => correctionProblems(fields, { russian })

test('what staff leaves out of a correction is not looked at', () => {
  expect(problems({})).toEqual({})
  expect(
    problems({
      fullName: undefined,
      email: undefined,
      mobile: undefined,
      countryId: undefined,
      city: undefined,
    }),
  ).toEqual({})
})

test('what is corrected is right by the checks of sign-up', () => {
  const right = {
    fullName: 'A B',
    email: 'a@b.example',
    mobile: '+254 722 555014',
    countryId: 183,
    city: 'Mombasa',
  }
  expect(problems(right)).toEqual({})
  expect(problems({ fullName: ' ', email: '', mobile: '+7 ', countryId: 0, city: ' ' })).toEqual({
    fullName: 'field_required',
    email: 'field_required',
    mobile: 'field_required',
    countryId: 'field_required',
    city: 'field_required',
  })
  expect(problems({ email: 'a@b' })).toEqual({ email: 'email_invalid' })
})

test('in Russian a name has three words and a number of +7 is complete', () => {
  expect(problems({ fullName: 'Коваленко Дмитрий', mobile: '+7 (914) 555-01-4' }, true)).toEqual({
    fullName: 'incomplete_name',
    mobile: 'incomplete_phone',
  })
  expect(problems({ fullName: 'Коваленко Дмитрий' })).toEqual({})
})
