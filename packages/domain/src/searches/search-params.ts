import { listFilterNames, rangeFilters } from '../lots/filters.ts'
import { savedSearches } from './saved-search.ts'

/** Keys that the address of a listing may have (2§7.2); the page is not part of a search. */
const keys: ReadonlySet<string> = new Set([
  ...listFilterNames,
  ...rangeFilters,
  'maker',
  'dateFrom',
  'dateTo',
  'quick_search_lot',
  'equipment',
  'search',
  'sort',
  'order',
])

/** The query of a listing's address as it is saved: without its page. Null for anything that is no such query. */
export function searchParams(text: string): string | null {
  if (text.length > savedSearches.params) return null
  const query = new URLSearchParams(text)
  query.delete('page')
  if ([...query].some(([key, value]) => !keys.has(key) || value.includes('\0'))) return null
  return query.toString()
}

/** What of an address can be saved; whatever else a link carries along is left out. */
export function paramsToSave(address: string): string {
  return new URLSearchParams([...new URLSearchParams(address)].filter(([key]) => keys.has(key))).toString()
}
