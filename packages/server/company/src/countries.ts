import { countries } from '@seriba/domain/site/countries'
import type { Language } from '@seriba/server-kit/language'

export type Country = { value: number; label: string; code: string }

const named = (language: Language): Country[] =>
  countries
    .map(({ value, label, labelRu, code }) => ({ value, label: language === 'ru' ? labelRu : label, code }))
    .sort((a, b) => a.label.localeCompare(b.label, language))

const lists: Record<Language, Country[]> = { en: named('en'), ru: named('ru') }

/** Countries by name, named in `language`. */
export const countriesIn = (language: Language) => lists[language]

export const isCountry = (id: number) => countries.some(({ value }) => value === id)
