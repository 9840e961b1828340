import { type Filters, readFilters, writeFilters } from '@seriba/domain/lots/filters'
import { type Sort, sortOrders } from '@seriba/domain/lots/listing'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { filtersOfPage } from './filters-of-page.ts'

/** Everything of a listing that is in its address. */
export type ListingState = { filters: Filters; sort: Sort | null; page: number }

/** Reads an address. Whatever is not understood counts as not given, so that no pasted link breaks a page. */
export function readState(query: URLSearchParams, pageType: PageType): ListingState {
  return {
    filters: filtersOfPage(readFilters(query), pageType),
    sort: readSort(query, pageType),
    page: readPage(query.get('page')),
  }
}

function readSort(query: URLSearchParams, pageType: PageType): Sort | null {
  const sort = pageFilters[pageType].sorts.find((key) => key === query.get('sort'))
  const order = sortOrders.find((known) => known === query.get('order'))
  return sort ? { sort, order: order ?? 'ASC' } : null
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** The address of a state; defaults are left out, and the page is written only above 1. */
export function writeState({ filters, sort, page }: ListingState): URLSearchParams {
  const query = writeFilters(filters)
  if (sort) {
    query.append('sort', sort.sort)
    query.append('order', sort.order)
  }
  if (page > 1) query.append('page', String(page))
  return query
}
