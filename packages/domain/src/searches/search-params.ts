import { listFilterNames, rangeFilters } from '../lots/filters.ts'
import { savedSearches } from './saved-search.ts'

/** Keys that a listing's address may have (2§7.2); the page number is not part of a search. */
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

/** The query of a listing's address as it is saved, without its page number. Null for anything else. */
export function searchParams(text: string): string | null {
  if (text.length > savedSearches.params) return null
  const query = new URLSearchParams(text)
  query.delete('page')
  if ([...query].some(([key, value]) => !keys.has(key) || value.includes('\0'))) return null
  return query.toString()
}

/** The parts of an address that can be saved; anything else in a link is left out. */
export function paramsToSave(address: string): string {
  return new URLSearchParams([...new URLSearchParams(address)].filter(([key]) => keys.has(key))).toString()
}
