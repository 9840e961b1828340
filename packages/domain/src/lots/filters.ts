import { isDay } from '../format/date.ts'
import { verdicts } from '../import-rules/import-rule.ts'
import { damageChoices } from './damage/damage-kinds.ts'
import { isWithin, type longest, maxFilterValues } from './filter-bounds.ts'
import { parseLotNumbers } from './listing.ts'
import { lotStatuses } from './lot-status.ts'
import { type QuickSearch, readQuickSearch, writeQuickSearch } from './quick-search.ts'

/** Filters that accept several values, by their keys in an address, with their names in a request (2§7.2). */
export const listFilters = {
  model: 'modelId',
  date: 'auctionDate',
  chassis: 'chassisId',
  condition: 'condition',
  gearbox: 'gearbox',
  color: 'color',
  status: 'status',
  auction: 'auction',
  category: 'category',
  subcategory: 'subCategory',
  steering: 'steering',
  /** Whether it may be imported where the viewer's vehicles are shipped. */
  destination: 'destination',
  /** Damage that lots must not have, and whether lots whose sheet nobody has read are kept. */
  damage: 'damage',
} as const
export type ListFilter = keyof typeof listFilters
export const listFilterNames = Object.keys(listFilters) as ListFilter[]

/** `from,to` in an address; a request has `yearFrom` and `yearTo`. */
export const rangeFilters = ['year', 'mileage', 'engine', 'startPrice', 'finishPrice', 'hour'] as const
export type RangeFilter = (typeof rangeFilters)[number]

/** Null is an open end. Both ends are included. */
export type NumberRange = { from: number | null; to: number | null }

/** What narrows a listing. Empty texts, lists and nulls mean 'any'. */
export type Filters = Record<ListFilter, readonly string[]> &
  Record<RangeFilter, NumberRange | null> & {
    maker: string
    /** Japanese days, `YYYY-MM-DD`, like those of `date`. */
    dateFrom: string
    dateTo: string
    /** Numbers and ranges: `1001,1005-1010`. */
    lotNo: string
    /** Words that must all occur. */
    equipment: string
    search: QuickSearch | null
  }

export const emptyFilters: Filters = {
  maker: '',
  dateFrom: '',
  dateTo: '',
  lotNo: '',
  equipment: '',
  search: null,
  ...forEach(listFilterNames, () => []),
  ...forEach(rangeFilters, () => null),
}

/** Whether a day or status exists can be checked; whether a value written by feeds does cannot. */
function isKnown(name: ListFilter, value: string): boolean {
  if (name === 'date') return isDay(value)
  if (name === 'destination') return (verdicts as readonly string[]).includes(value)
  if (name === 'damage') return (damageChoices as readonly string[]).includes(value)
  return name !== 'status' || lotStatuses.some((status) => String(status) === value)
}

/** Values that mean 'any' (2§7.2). */
const isAny = (value: string) => value === '' || value === '0' || value === '-1'

/**
 * Reads an address. Anything invalid, or beyond what may be requested, is ignored, so that no pasted link breaks a
 * page.
 */
export function readFilters(query: URLSearchParams): Filters {
  const all = (key: string) => query.getAll(key).filter((value) => !isAny(value))
  const text = (key: string) => all(key)[0] ?? ''
  const within = (name: keyof typeof longest, value: string) => (isWithin(name, value) ? value : '')
  const day = (key: string) => (isDay(text(key)) ? text(key) : '')
  const lotNumbers = (value: string) => (parseLotNumbers(value) ? value : '')
  const list = (name: ListFilter) => {
    const values = all(name).filter((value) => isWithin(name, value) && isKnown(name, value))
    return [...new Set(values)].slice(0, maxFilterValues)
  }
  const search = readQuickSearch(text('search'))
  const searched = search?.field === 'lot_no' ? lotNumbers(search.text) : search?.text
  return {
    ...forEach(listFilterNames, list),
    ...forEach(rangeFilters, (name) => readRange(text(name))),
    maker: within('maker', text('maker')),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    lotNo: within('lotNo', lotNumbers(text('quick_search_lot'))),
    equipment: within('equipment', text('equipment').trim()),
    search: search && searched && isWithin('text', searched) ? search : null,
  }
}

/** The address of filters, without a leading `?`; unset filters are omitted. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams()
  const put = (key: string, value: string) => value && query.append(key, value)
  put('maker', filters.maker)
  for (const name of listFilterNames) for (const value of filters[name]) put(name, value)
  put('dateFrom', filters.dateFrom)
  put('dateTo', filters.dateTo)
  for (const name of rangeFilters) put(name, writeRange(filters[name]))
  put('quick_search_lot', filters.lotNo)
  put('equipment', filters.equipment)
  put('search', filters.search ? writeQuickSearch(filters.search) : '')
  return query
}

/** An end of 0 is open; `0,0` is not a range (2§5.1). */
function readRange(text: string): NumberRange | null {
  const ends = /^(\d{0,12}),(\d{0,12})$/.exec(text)
  const from = Number(ends?.[1]) || null
  const to = Number(ends?.[2]) || null
  return from === null && to === null ? null : { from, to }
}

const writeRange = (range: NumberRange | null) =>
  range === null ? '' : `${range.from ?? 0},${range.to ?? 0}`

function forEach<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
