import { type Filters, writeFilters } from '@seriba/domain/lots/filters'
import { readSearch } from '@seriba/domain/lots/filters-of-page'
import type { Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'

/** Everything about a listing that is in its address. */
export type ListingState = { filters: Filters; sort: Sort | null; page: number }

/** Reads an address. Anything invalid is ignored, so that no pasted link breaks a page. */
export function readState(query: URLSearchParams, pageType: PageType): ListingState {
  return { ...readSearch(query, pageType), page: readPage(query.get('page')) }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** The address of a state; defaults are omitted, and the page is written only above 1. */
export function writeState({ filters, sort, page }: ListingState): URLSearchParams {
  const query = writeFilters(filters)
  if (sort) {
    query.append('sort', sort.sort)
    query.append('order', sort.order)
  }
  if (page > 1) query.append('page', String(page))
  return query
}
