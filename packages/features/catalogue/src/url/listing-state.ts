import { isDay } from '@seriba/domain/format/date'
import { parseLotNumbers, type Sort, type SortKey, sortOrders } from '@seriba/domain/lots/listing'

/** What narrows a listing. Empty texts and lists stand for 'any'. */
export type Filters = {
  maker: string
  models: readonly string[]
  /** Japanese days, `YYYY-MM-DD`. */
  days: readonly string[]
  dateFrom: string
  dateTo: string
  /** Numbers and ranges: `1001,1005-1010`. */
  lotNo: string
}

/** Everything of a listing that is in its address. */
export type ListingState = { filters: Filters; sort: Sort | null; page: number }

export const noFilters: Filters = { maker: '', models: [], days: [], dateFrom: '', dateTo: '', lotNo: '' }

/** Values the apps write for 'any' (2§7.2). */
const isAny = (value: string) => value === '' || value === '0' || value === '-1'

const chosen = (values: readonly string[]) => [...new Set(values.filter((value) => !isAny(value)))]

/** Reads an address. Whatever is not understood counts as not given, so that no pasted link breaks a page. */
export function readState(query: URLSearchParams, sorts: readonly SortKey[]): ListingState {
  const text = (key: string) => chosen(query.getAll(key))[0] ?? ''
  const day = (key: string) => (isDay(text(key)) ? text(key) : '')
  const maker = text('maker')
  const lotNo = text('quick_search_lot')
  return {
    filters: {
      maker,
      // Models belong to a maker: without one they would name nothing.
      models: maker ? chosen(query.getAll('model')) : [],
      days: chosen(query.getAll('date')).filter(isDay),
      dateFrom: day('dateFrom'),
      dateTo: day('dateTo'),
      lotNo: parseLotNumbers(lotNo) ? lotNo : '',
    },
    sort: readSort(query, sorts),
    page: readPage(query.get('page')),
  }
}

function readSort(query: URLSearchParams, sorts: readonly SortKey[]): Sort | null {
  const sort = sorts.find((key) => key === query.get('sort'))
  const order = sortOrders.find((known) => known === query.get('order'))
  return sort ? { sort, order: order ?? 'ASC' } : null
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** The address of a state; defaults are left out, and the page is written only above 1. */
export function writeState({ filters, sort, page }: ListingState): URLSearchParams {
  const query = new URLSearchParams()
  const put = (key: string, value: string) => value && query.append(key, value)
  put('maker', filters.maker)
  for (const model of filters.models) put('model', model)
  for (const day of filters.days) put('date', day)
  put('dateFrom', filters.dateFrom)
  put('dateTo', filters.dateTo)
  put('quick_search_lot', filters.lotNo)
  if (sort) {
    put('sort', sort.sort)
    put('order', sort.order)
  }
  if (page > 1) put('page', String(page))
  return query
}
