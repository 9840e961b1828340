import { expect, test } from 'vitest'
import { spokenLanguage } from './portal-languages.ts'

test('a language that is offered is spoken', () => {
  expect(spokenLanguage(['en', 'ru'], 'ru')).toBe('ru')
})

test('one that is not offered falls to the first that is', () => {
  expect(spokenLanguage(['en'], 'ru')).toBe('en')
  expect(spokenLanguage(['ru'], 'en')).toBe('ru')
})

test('nobody’s wish is the first that is offered', () => {
  expect(spokenLanguage(['ru'], null)).toBe('ru')
  expect(spokenLanguage(['en', 'ru'], undefined)).toBe('en')
})
