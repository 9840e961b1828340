import type { DraftWords } from '@seriba/domain/lots/sheet/draft-answer'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'

const phrases = { en: en.sheet, ru: ru.sheet }

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The phrases for a printed reading, in either language. */
export function sheetWords(language: 'en' | 'ru'): DraftWords {
  const { parts, fields, told } = phrases[language]
  return {
    language,
    part: (part) => parts[part],
    field: (name) => fields[name],
    grade: ({ grade, interior, exterior }) =>
      [
        filled(told.grade, { grade }),
        interior && filled(told.interior, { grade: interior }),
        exterior && filled(told.exterior, { grade: exterior }),
      ]
        .filter((text) => text !== '')
        .join(', '),
    mileage: (km) => filled(told.mileage, { km }),
    mayMean: (meaning) => filled(told.mayMean, { meaning }),
    unknown: (code) => filled(told.unknown, { code }),
  }
}
