import { expect, test } from 'vitest'
import { isShortCode, longestShortCode, shortCodeOf } from './short-code.ts'

const code = (company: string | null, fullName = 'Dmitri Kovalenko', taken: string[] = []) =>
  shortCodeOf({ company, fullName }, new Set(taken))

test('a code is made from the company’s initials, or from the person’s if there is no company', () => {
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

test('a code is short and consists of capital letters and digits', () => {
  expect(['K17', 'A', 'ABC123'].every(isShortCode)).toBe(true)
  expect(['', 'k17', 'K-17', 'ABCD123'].some(isShortCode)).toBe(false)
  expect(isShortCode('A'.repeat(longestShortCode + 1))).toBe(false)
})
