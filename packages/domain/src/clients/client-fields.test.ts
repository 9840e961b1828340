import { expect, test } from 'vitest'
import { type CorrectedFields, correctionProblems } from './client-fields.ts'

const problems = (fields: CorrectedFields, russian = false) => correctionProblems(fields, { russian })

test('fields that staff leave out of a correction are not checked', () => {
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

test('corrected fields go through the same checks as sign-up', () => {
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

test('in Russian a name needs three words and a +7 number must be complete', () => {
  expect(problems({ fullName: 'Коваленко Дмитрий', mobile: '+7 (914) 555-01-4' }, true)).toEqual({
    fullName: 'incomplete_name',
    mobile: 'incomplete_phone',
  })
  expect(problems({ fullName: 'Коваленко Дмитрий' })).toEqual({})
})
