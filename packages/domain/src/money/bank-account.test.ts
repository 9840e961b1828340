import { expect, test } from 'vitest'
import { bankAccountOn, isSwiftCode } from './bank-account.ts'

test('the account of a day is the latest one in effect, or the last published of those that start on the same day', () => {
  const versions = [
    { id: 1, from: '2026-11-01' },
    { id: 2, from: '2026-12-01' },
    { id: 3, from: '2026-11-20' },
    { id: 4, from: '2026-11-20' },
  ]
  const idOn = (day: string) => bankAccountOn(versions, day)?.id ?? null
  expect(['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-30', '2026-12-01'].map(idOn)).toEqual([
    null,
    1,
    4,
    4,
    2,
  ])
})

test('a SWIFT code has eight or eleven characters', () => {
  expect(['NMNBJPJT', 'NMNBJPJTXXX'].every(isSwiftCode)).toBe(true)
  expect(['NMNBJPJ', 'NMNBJPJTX', '0417 2209', 'nmnbjpjt', ''].some(isSwiftCode)).toBe(false)
})
