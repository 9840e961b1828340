import type { FilterOption } from '@seriba/contracts/lot-filters'
import { formatDayChip, weekdayOf } from '@seriba/domain/format/date'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { lotStatusLabel } from '../site/reference-lists.ts'
import type { Counted, FacetName } from './lot-search.ts'

type Order = (a: Counted, b: Counted) => number

const names = new Intl.Collator('en', { numeric: true })
const byName: Order = (a, b) => names.compare(a.value, b.value)
const byCount: Order = (a, b) => b.count - a.count || byName(a, b)
const rank = ({ value }: Counted) => conditionRank(value) ?? Number.NEGATIVE_INFINITY
const bestFirst: Order = (a, b) => (rank(a) === rank(b) ? byName(a, b) : rank(b) - rank(a))
const dayOf = ({ value }: Counted) => readSale(value)?.day ?? ''
const bySale: Order = (a, b) => (dayOf(a) === dayOf(b) ? byName(a, b) : dayOf(a) < dayOf(b) ? -1 : 1)

const orders: Record<FacetName, Order> = {
  maker: byName,
  model: byName,
  day: byName,
  hall: byName,
  sale: bySale,
  chassis: byCount,
  condition: bestFirst,
  gearbox: byCount,
  color: byCount,
  status: byName,
  category: byName,
  subcategory: byName,
  steering: byCount,
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const weekdayName = (day: string) => weekdays[weekdayOf(day)] ?? ''

/** The apps put these into the reader's language themselves; these are for whoever reads the API. */
function labelOf(facet: FacetName, value: string): string {
  if (facet === 'day') return `${formatDayChip(value)} (${weekdayName(value)})`
  if (facet === 'status') return lotStatusLabel(Number(value))
  const sale = facet === 'sale' ? readSale(value) : null
  return sale ? `${sale.auction} (${formatDayChip(sale.day)})` : value
}

/** Counted values in the order one looks for them. */
export const optionsOf = (facet: FacetName, counted: readonly Counted[]): FilterOption[] =>
  counted
    .toSorted(orders[facet])
    .map(({ value, count }) => ({ value, label: labelOf(facet, value), counter: count }))
