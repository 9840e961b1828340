import { expect, test } from 'vitest'
import { offeredLanguage } from './portal-languages.ts'

test('an offered language is used', () => {
  expect(offeredLanguage(['en', 'ru'], 'ru')).toBe('ru')
})

test('a language that is not offered is replaced by the first offered one', () => {
  expect(offeredLanguage(['en'], 'ru')).toBe('en')
  expect(offeredLanguage(['ru'], 'en')).toBe('ru')
})

test('the first offered language is used when no choice was made', () => {
  expect(offeredLanguage(['ru'], null)).toBe('ru')
  expect(offeredLanguage(['en', 'ru'], undefined)).toBe('en')
})
