import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a label in a sentence begins small, and keeps the capitals of names and abbreviations', () => {
  expect(inSentence('Доставка по Японии')).toBe('доставка по Японии')
  expect(inSentence('Ocean freight')).toBe('ocean freight')
  expect(inSentence('VAT')).toBe('VAT')
  expect(inSentence('')).toBe('')
})
