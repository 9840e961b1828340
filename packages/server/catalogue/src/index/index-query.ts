import { saleValue } from '@seriba/domain/lots/auction-sale'
import { codesWithout } from '@seriba/domain/lots/damage/damage-filter'
import { rangeFilters } from '@seriba/domain/lots/filters'
import type { LotNoRange, Sort as LotSort, SortKey } from '@seriba/domain/lots/listing'
import { isFinal, lotStatuses, openStatuses } from '@seriba/domain/lots/lot-status'
import { defaultSort } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Filter, NumberRange, Sort } from '@seriba/lot-index/query'
import type { LotFilters } from '../lot-search.ts'
import { destinationFilter } from './destination-filter.ts'
import type { LotNames } from './lots-schema.ts'
import { microseconds } from './time.ts'

type LotFilter = Filter<LotNames>

/** Lots of a page type as of a Japanese day. */
export function resolveScope(pageType: PageType, today: string): LotFilter[] {
  const { kind, phase } = pageTypes[pageType]
  const ofKind: LotFilter = { column: 'kind', in: [kind] }
  if (kind === 'stock') return [ofKind]
  const midnight = microseconds(startOfJstDay(today))
  return [ofKind, { column: 'at', ranges: [phase === 'live' ? [midnight, null] : [null, midnight - 1]] }]
}

/**
 * Typed text is handled along with the page, since no facet leaves it out: the chassis facet leaves out selected
 * codes, but not the code that was searched for.
 */
export const searchedFor = ({ modelText, chassisText }: LotFilters): LotFilter[] => [
  ...(modelText ? [{ column: 'modelName', contains: modelText.toUpperCase() } as const] : []),
  ...(chassisText ? [{ column: 'chassis', startsWith: chassisText.toUpperCase() } as const] : []),
]

/** Days and sales are alternatives: if both are selected, days become the `sales` on them. */
export function filtersFor(filters: LotFilters): LotFilter[] {
  const { maker, models, days, sales = [], halls, from, to, lotNumbers = [], equipment = [] } = filters
  return [
    ...oneOf('maker', maker ? [maker] : []),
    ...oneOf('model', models),
    ...oneOf('day', days),
    ...oneOf('sale', sales.map(saleValue)),
    ...oneOf('hall', halls),
    ...timesFrom(from, to),
    ...chassisFilter(filters.chassis),
    ...oneOf('condition', filters.conditions),
    ...oneOf('gearbox', filters.gearboxes),
    ...oneOf('color', filters.colors),
    ...oneOf('status', filters.statuses?.map(String)),
    ...oneOf('category', filters.categories),
    ...oneOf('subcategory', filters.subcategories),
    ...oneOf('steering', filters.steering),
    ...destinationFilter(filters.destination),
    ...oneOf('damage', codesWithout(filters.damage ?? []) ?? []),
    ...rangesOf(filters),
    ...lotNumbers.map((ranges): LotFilter => ({ column: 'lotNo', ranges: ranges.map(ends) })),
    ...(equipment.length > 0 ? [{ column: 'equipment', words: [...equipment] } as const] : []),
  ]
}

const oneOf = (column: LotNames['value'], values: readonly string[] = []): LotFilter[] =>
  values.length > 0 ? [{ column, in: [...values] }] : []

const ends = ({ from, to }: LotNoRange): NumberRange => [from, to]

function timesFrom(from: string | undefined, to: string | undefined): LotFilter[] {
  if (!from && !to) return []
  const first = from ? microseconds(startOfJstDay(from)) : null
  const last = to ? microseconds(startOfJstDay(addDays(to, 1))) - 1 : null
  return [{ column: 'at', ranges: [[first, last]] }]
}

/** Codes, or the beginning of one number; see `isBeyondIndex` for both. */
function chassisFilter(chassis: readonly string[] = []): LotFilter[] {
  const [first, ...others] = chassis.map((value) => value.toUpperCase())
  if (first === undefined) return []
  return first.includes('-') && others.length === 0
    ? [{ column: 'chassis', startsWith: first }]
    : [{ column: 'chassis', in: [first, ...others] }]
}

/** A chassis number combined with others, and machines' serial numbers, are rare and not filters of the index. */
export const isBeyondIndex = (pageType: PageType, { chassis = [], chassisText }: LotFilters) =>
  (chassis.length > 1 && chassis.some((value) => value.includes('-'))) ||
  (pageTypes[pageType].kind === 'machinery' && Boolean(chassisText))

const rangesOf = ({ ranges = {} }: LotFilters): LotFilter[] =>
  rangeFilters.flatMap((column): LotFilter[] => {
    const { from = null, to = null } = ranges[column] ?? {}
    return from === null && to === null ? [] : [{ column, ranges: [[from, to]] }]
  })

const sortColumns: Record<SortKey, LotNames['number']> = {
  auctionDate: 'at',
  year: 'year',
  condition: 'conditionRank',
  mileage: 'mileage',
  startPrice: 'startPrice',
  soldPrice: 'finishPrice',
  hours: 'hour',
  price: 'startPrice',
}

export function resolveSort(pageType: PageType, asked: LotSort | null): Sort<LotNames> {
  const { sort, order } = asked ?? defaultSort(pageType)
  return { column: sortColumns[sort], order: order === 'DESC' ? 'desc' : 'asc' }
}

/**
 * The successive parts of a live page where ended lots come last, each by time: lots still open for bids, lots ended
 * by time, and lots that the hall ended early.
 */
export function partsByEnd(now: Date): LotFilter[][] {
  const at = microseconds(now)
  const come: LotFilter = { column: 'at', ranges: [[null, at]] }
  const ahead: LotFilter = { column: 'at', ranges: [[at + 1, null]] }
  const status = (codes: readonly number[]): LotFilter => ({ column: 'status', in: codes.map(String) })
  return [[ahead, status(openStatuses)], [come], [ahead, status(lotStatuses.filter(isFinal))]]
}
