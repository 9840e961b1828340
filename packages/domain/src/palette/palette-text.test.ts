import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChassis, isNumber, lotNoBeginning, paletteWords } from './palette-text.ts'

test('a lot number starts with the typed digits exactly when it is in one of the ranges', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.integer({ min: 1, max: 999_999_999 }),
      (typed, lotNo) => {
        const inRanges = lotNoBeginning(String(typed)).some(({ from, to }) => lotNo >= from && lotNo <= to)
        expect(inRanges).toBe(String(lotNo).startsWith(String(typed)))
      },
    ),
  )
})

test('words are separated by spaces of any width', () => {
  expect(paletteWords('  ｋｏｖ　305 ')).toEqual(['kov', '305'])
  expect(paletteWords('a b c d e f')).toHaveLength(5)
})

test('a single letter is not searched for', () => expect(paletteWords(' k ')).toEqual([]))

test.each([
  ['GRS182', true],
  ['nze141-9', true],
  ['30518', false],
  ['Prado', false],
])('whether %s is a chassis code: %s', (word, is) => expect(isChassis(word)).toBe(is))

test('a number has no more digits than a lot number', () => {
  expect([isNumber('999999999'), isNumber('9'.repeat(40)), isNumber('12a')]).toEqual([true, false, false])
})
