import type { FilterOption } from '@seriba/contracts/lot-filters'
import { formatDayChip, weekdayOf } from '@seriba/domain/format/date'
import { verdicts } from '@seriba/domain/import-rules/import-rule'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { subcategoryName } from '@seriba/domain/lots/category-choice'
import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { damageChoices } from '@seriba/domain/lots/damage/damage-kinds'
import { lotStatusLabel } from '@seriba/server-company/reference-lists'
import { LabelCache } from './label-cache.ts'
import { type Counted, type FacetName, facetNames } from './lot-search.ts'

type Order = (a: string, b: string) => number

const { compare: byName } = new Intl.Collator('en', { numeric: true })
const rank = (value: string) => conditionRank(value) ?? Number.NEGATIVE_INFINITY
const bestFirst: Order = (a, b) => (rank(a) === rank(b) ? byName(a, b) : rank(b) - rank(a))
const dayOf = (value: string) => readSale(value)?.day ?? ''
const verdictsOf: readonly string[] = verdicts
const bySale: Order = (a, b) => (dayOf(a) === dayOf(b) ? byName(a, b) : dayOf(a) < dayOf(b) ? -1 : 1)

const byVerdict: Order = (a, b) => verdictsOf.indexOf(a) - verdictsOf.indexOf(b)
const choices: readonly string[] = damageChoices
const byKind: Order = (a, b) => choices.indexOf(a) - choices.indexOf(b)
const orders: Partial<Record<FacetName, Order>> = {
  sale: bySale,
  condition: bestFirst,
  destination: byVerdict,
  damage: byKind,
}
/** For these, people look for the usual values. */
const byCountDesc: readonly FacetName[] = ['chassis', 'gearbox', 'color', 'steering']

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const weekdayName = (day: string) => weekdays[weekdayOf(day)] ?? ''

/** The apps translate these themselves; these are for readers of the API. */
function labelOf(facet: FacetName, value: string): string {
  if (facet === 'day') return `${formatDayChip(value)} (${weekdayName(value)})`
  if (facet === 'subcategory') return subcategoryName(value)
  if (facet === 'status') return lotStatusLabel(Number(value))
  const sale = facet === 'sale' ? readSale(value) : null
  return sale ? `${sale.auction} (${formatDayChip(sale.day)})` : value
}

/** There are too many chassis codes to cache; those with equal counts stay as they come. */
const known = new Map<FacetName, LabelCache>()
for (const facet of facetNames) {
  const values = new LabelCache(orders[facet] ?? byName, (value) => labelOf(facet, value))
  if (facet !== 'chassis') known.set(facet, values)
}

/** Counted values in the order in which people look for them. */
export function optionsOf(facet: FacetName, counted: readonly Counted[]): FilterOption[] {
  const values = known.get(facet)?.all(counted.map(({ value }) => value)) ?? []
  const options = counted.map(({ value, count }, i) => {
    const { label = value, place = i } = values[i] ?? {}
    return { place, option: { value, label, counter: count } }
  })
  const isByCount = byCountDesc.includes(facet)
  options.sort((a, b) => (isByCount && b.option.counter - a.option.counter) || a.place - b.place)
  return options.map(({ option }) => option)
}
