import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a label within a sentence starts in lowercase but keeps the capitals of names and abbreviations', () => {
  expect(inSentence('Доставка по Японии')).toBe('доставка по Японии')
  expect(inSentence('Ocean freight')).toBe('ocean freight')
  expect(inSentence('VAT')).toBe('VAT')
  expect(inSentence('')).toBe('')
})
