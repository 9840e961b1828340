import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { en } from './en.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.ts'
import { ru } from './ru.ts'

const plural = /_(one|few|many|other)$/
const counts = [0, 1, 2, 5, 11, 21, 22, 25, 101]

/** `namespace:path` of every text with a count, without the ending. */
const stemsOf = (texts: object, path = ''): string[] => [
  ...new Set(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object'
        ? stemsOf(value, `${path}${key}${path === '' ? ':' : '.'}`)
        : plural.test(key)
          ? [path + key.replace(plural, '')]
          : [],
    ),
  ),
]

const textAt = (texts: object, key: string) =>
  key.split(/[:.]/).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts)

test.each([
  ['en', en],
  ['ru', ru],
] as const)('%s: each count uses the correct form, with no slot left unfilled', async (language, texts) => {
  const i18n = await createI18n(language, messages)
  const rules = new Intl.PluralRules(language)
  const stems = stemsOf(texts)
  expect(stems.length).toBeGreaterThan(40)
  for (const stem of stems) {
    for (const count of counts) {
      const form = textAt(texts, `${stem}_${rules.select(count)}`)
      expect(form, `${stem} of ${count}`).toEqual(expect.any(String))
      const slots = [...String(form).matchAll(/{{(\w+)}}/g)].map(([, name]) => [name, 'x'])
      const said = i18n.t(stem, { ...Object.fromEntries(slots), shown: String(count), count })
      expect(said, `${stem} of ${count}`).not.toMatch(/[{}]/)
      expect(said).toBe(filled(String(form), count))
    }
  }
})

test('Russian counts use the form that their last digits require', async () => {
  const lots = async (language: Language) => {
    const i18n = await createI18n(language, messages)
    return [1, 2, 5, 11, 21].map((count) => i18n.t('common:count.lots', { count }))
  }
  expect(await lots('ru')).toEqual(['1 лот', '2 лота', '5 лотов', '11 лотов', '21 лот'])
  expect(await lots('en')).toEqual(['1 lot', '2 lots', '5 lots', '11 lots', '21 lots'])
})

const filled = (text: string, count: number) =>
  text.replace(/{{(\w+)}}/g, (_, name) => (/^(count|shown)$/.test(name) ? String(count) : 'x'))
