import { expect, test } from 'vitest'
import { isShortCode, longestShortCode, shortCodeOf } from './short-code.ts'

const code = (company: string | null, fullName = 'Dmitri Kovalenko', taken: string[] = []) =>
  shortCodeOf({ company, fullName }, new Set(taken))

test('a code is made of the company’s initials, else of the name’s', () => {
  expect([code('Vostok Auto'), code('Seriba'), code(null), code(' ')]).toEqual(['VA', 'SE', 'DK', 'DK'])
  expect([code('Восток Авто'), code('Élan Øst'), code(null, 'Ёлкина'), code(null, '山田')]).toEqual([
    'VA',
    'ES',
    'EL',
    'C',
  ])
})

test('a code that is taken gets a number', () => {
  expect([code('Vostok Auto', '', ['VA']), code('Vostok Auto', '', ['VA', 'VA2', 'DK'])]).toEqual([
    'VA2',
    'VA3',
  ])
})

test('a code is of capitals and digits, and short', () => {
  expect(['K17', 'A', 'ABC123'].every(isShortCode)).toBe(true)
  expect(['', 'k17', 'K-17', 'ABCD123'].some(isShortCode)).toBe(false)
  expect(isShortCode('A'.repeat(longestShortCode + 1))).toBe(false)
})
