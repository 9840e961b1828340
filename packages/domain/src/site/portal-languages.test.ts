import { expect, test } from 'vitest'
import { offeredLanguage } from './portal-languages.ts'

test('a language that is offered is used', () => {
  expect(offeredLanguage(['en', 'ru'], 'ru')).toBe('ru')
})

test('one that is not offered falls to the first that is', () => {
  expect(offeredLanguage(['en'], 'ru')).toBe('en')
  expect(offeredLanguage(['ru'], 'en')).toBe('ru')
})

test('without a choice it is the first that is offered', () => {
  expect(offeredLanguage(['ru'], null)).toBe('ru')
  expect(offeredLanguage(['en', 'ru'], undefined)).toBe('en')
})
