// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { initialLanguage, languageOfCountry, storeLanguage } from './languages.ts'
import { messages } from './messages.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.languages
})

test('Russian is loaded for its readers, along with its plurals', async () => {
  const { t } = await createI18n('ru', messages)
  expect([1, 3, 5].map((count) => t('common:count.lots', { count }))).toEqual(['1 лот', '3 лота', '5 лотов'])
  expect(document.documentElement.lang).toBe('ru')
})

test('uses English until a language is chosen', () => {
  expect(initialLanguage()).toBe('en')
  storeLanguage('ru')
  expect(initialLanguage()).toBe('ru')
  expect(document.cookie).toBe('language=ru')
})

test('a page with only one language uses it, whatever was chosen here', () => {
  storeLanguage('en')
  document.documentElement.dataset.languages = 'ru'
  expect(initialLanguage()).toBe('ru')
})

test('first-time visitors from Russia or Belarus get Russian, unless they have chosen a language', () => {
  expect([languageOfCountry('RU'), languageOfCountry('by'), languageOfCountry('jp')]).toEqual([
    'ru',
    'ru',
    null,
  ])
  storeLanguage('en')
  expect(languageOfCountry('ru')).toBe(null)
})
