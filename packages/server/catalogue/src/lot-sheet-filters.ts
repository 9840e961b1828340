import type { LotFilterQuery } from '@seriba/contracts/lot-filters'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { subcategoryName } from '@seriba/domain/lots/category-choice'
import { damageChoices } from '@seriba/domain/lots/damage/damage-kinds'
import { rangeFilters } from '@seriba/domain/lots/filters'
import { lotStatusName } from '@seriba/domain/lots/lot-status'
import type { Language } from '@seriba/server-kit/language'
import { daySpan, filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'
import { chosen } from './filters-of.ts'
import { chosenVerdicts } from './for-destination.ts'
import { lotFileWords } from './lot-file-words.ts'

const dotted = (day: string) => day.replaceAll('-', '.')

/** `USS Tokyo (2026.11.26)` for an auction on one day; a hall stays as it is. */
function saleWord(value: string): string {
  const sale = readSale(value)
  return sale ? `${sale.auction} (${dotted(sale.day)})` : value
}

/** The filters in the list's words. */
export function lotFilters(asked: LotFilterQuery, language: Language): SheetFilter[] {
  const words = lotFileWords(language)
  const t = words.filters
  const list = (values: readonly string[], word = (value: string) => value) =>
    chosen(values).map(word).join(', ')
  const range = (name: (typeof rangeFilters)[number]) => {
    const [from, to] = [asked[`${name}From`], asked[`${name}To`]]
    const nameOfRange = name === 'finishPrice' && asked.pageType === 'stock' ? 'price' : name
    return [t.names[nameOfRange], (from || to) && `${from || ''}–${to || ''}`] as const
  }
  const damage = damageChoices.filter((choice) => asked.damage.includes(choice))
  return filtersSet([
    [t.names.maker, list([asked.makerId ?? ''])],
    [t.names.model, list(asked.modelId)],
    [t.names.date, list(asked.auctionDate, dotted)],
    [t.names.dates, daySpan(asked.auctionDateFrom, asked.auctionDateTo)],
    ...rangeFilters.map(range),
    [t.names.chassis, list(asked.chassisId)],
    [t.names.color, list(asked.color, words.color)],
    [t.names.gearbox, list(asked.gearbox)],
    [t.names.condition, list(asked.condition)],
    [t.names.status, list(asked.status, (code) => words.lots.status[lotStatusName(Number(code))])],
    [t.names.auction, list(asked.auction, saleWord)],
    [t.names.category, list(asked.category, words.machinery)],
    [t.names.subcategory, list(asked.subCategory, (name) => words.machinery(subcategoryName(name)))],
    [t.names.steering, list(asked.steering, words.steering)],
    [
      t.names.destination,
      chosenVerdicts(asked)
        .map((verdict) => t.verdict[verdict])
        .join(', '),
    ],
    [t.names.damage, damage.map((choice) => t.without[choice]).join(', ')],
    [t.names.lotNo, list([asked.lotNo ?? ''])],
    [t.names.equipment, asked.equipement || asked.equipment],
    [filterNames(language).search, asked.quick_search_text?.trim()],
  ])
}
