import { colorNamed } from '@seriba/domain/lots/color'
import { lotStatusWord } from '@seriba/domain/lots/lot-status'
import { machineryText } from '@seriba/domain/lots/machinery-text'
import { catalogue as enCatalogue } from '@seriba/i18n/en/catalogue'
import { filters as enFilters } from '@seriba/i18n/en/filters'
import { lots as en } from '@seriba/i18n/en/lots'
import { catalogue as ruCatalogue } from '@seriba/i18n/ru/catalogue'
import { filters as ruFilters } from '@seriba/i18n/ru/filters'
import { lots as ru } from '@seriba/i18n/ru/lots'
import type { Language } from '@seriba/server-kit/language'

const texts = {
  en: { lots: en, catalogue: enCatalogue, filters: enFilters },
  ru: { lots: ru, catalogue: ruCatalogue, filters: ruFilters },
}

/** A feed's value for a lot, in a language's words, for a file; nothing for no value. */
export function lotFileWords(language: Language) {
  const { lots, catalogue, filters } = texts[language]
  const machineryWords: Partial<Record<string, string>> = lots.machinery
  return {
    lots,
    catalogue,
    filters,
    color(name: string) {
      const known = colorNamed(name)
      return known ? lots.colors[known] : name
    },
    steering(side: string) {
      const known = side.toLowerCase()
      return known === 'right' || known === 'left' ? lots.steering[known] : side
    },
    status: (lot: { status: number | null; auctionDate: string | null }) =>
      lot.status === null ? null : lots.status[lotStatusWord({ ...lot, status: lot.status })],
    machinery: (text: string) => machineryText(text, (name) => machineryWords[name] ?? name),
  }
}

export type LotFileWords = ReturnType<typeof lotFileWords>
