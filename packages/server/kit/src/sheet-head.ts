import { formatDateTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import type { Language } from './language-ids.ts'

/** A filter as the list words it: its name, and what was chosen. */
export type SheetFilter = readonly [name: string, chosen: string]

/** What a file states about itself above its table. */
export type SheetHead = {
  /** The list's. */
  name: string
  company: string
  language: Language
  filters: readonly SheetFilter[]
  at: Date
  /** The total number of rows, if only the first of them are in the file. */
  total?: number | undefined
}

const texts = {
  en: {
    japanTime: (at: string) => `${at} Japan time`,
    rows: { one: 'row', other: 'rows' },
    firstOf: (shown: string, total: string) => `the first ${shown} of ${total} rows`,
    filters: 'Filters',
    noFilters: 'No filters',
    search: 'Search',
    only: 'Only',
  },
  ru: {
    japanTime: (at: string) => `${at} по времени Японии`,
    rows: { one: 'строка', few: 'строки', many: 'строк', other: 'строки' },
    firstOf: (shown: string, total: string) => `первые строки: ${shown} из ${total}`,
    filters: 'Фильтры',
    noFilters: 'Без фильтров',
    search: 'Поиск',
    only: 'Только',
  },
}

/** The names of filters that most lists have. */
export const filterNames = (language: Language) => ({
  search: texts[language].search,
  only: texts[language].only,
})

/** The name of the list; whose it is, its time, and its size; and which of its rows were requested. */
export function headLines(
  { name, company, language, filters, at, total = 0 }: SheetHead,
  count: number,
): string[] {
  const { japanTime, rows, firstOf, ...t } = texts[language]
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = rows
  const shown = groupThousands(count)
  const size =
    total > count
      ? firstOf(shown, groupThousands(total))
      : `${shown} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`
  const chosen = filters.map(([label, words]) => `${label}: ${words}`).join('; ')
  return [
    name,
    [company, japanTime(formatDateTime(at)), size].join(', '),
    chosen === '' ? t.noFilters : `${t.filters}: ${chosen}`,
  ]
}

/** Whether the first lines of a file are those that `headLines` writes, in either language. */
export const startsWithHead = ([, about = '', filters = '']: readonly string[]): boolean =>
  [texts.en, texts.ru].some(
    (t) =>
      about.includes(t.japanTime('')) && (filters === t.noFilters || filters.startsWith(`${t.filters}: `)),
  )

/** How many lines `headLines` writes. */
export const headLineCount = 3

/** The filters that were set; an empty choice is none. */
export const filtersSet = (
  all: readonly (readonly [name: string, chosen: string | number | null | undefined | false])[],
): SheetFilter[] =>
  all.flatMap(([name, chosen]) =>
    chosen === undefined || chosen === null || chosen === false || chosen === ''
      ? []
      : [[name, String(chosen)] as const],
  )

/** From and to days, as a filter words them; undefined if neither is set. */
export function daySpan(from: string | undefined, to: string | undefined): string | undefined {
  const dotted = (day = '') => day.replaceAll('-', '.')
  if (!from && !to) return undefined
  return from === to ? dotted(from) : `${dotted(from)}–${dotted(to)}`
}
