import { expect, test } from 'vitest'
import { brokenParts } from './broken-answer.ts'

test('every part of an answer that breaks its contract is reported once, with its place', () => {
  const message = 'Invalid input'
  expect(
    brokenParts([
      { message, path: ['cars', 0, 'bidAmount'] },
      { message, path: ['cars', { key: 1 }, { key: 'lotNo' }] },
      { message: 'Too small', path: ['cars', 0, 'bidAmount'] },
    ]),
  ).toEqual(['cars.0.bidAmount', 'cars.1.lotNo'])
})

test('an answer of a completely different kind is reported without a place', () => {
  expect(brokenParts([{ message: 'Invalid input: expected object' }])).toEqual([
    'Invalid input: expected object',
  ])
})
