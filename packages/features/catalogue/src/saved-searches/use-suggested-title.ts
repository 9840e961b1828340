import { type Filters, rangeFilters } from '@seriba/domain/lots/filters'
import { searchTitle } from '@seriba/domain/searches/search-title'
import { useTagItems } from '../filters/use-tag-items.ts'

/** Figures that say nothing without the name of their filter; a year does. */
const named: ReadonlySet<string> = new Set(rangeFilters.filter((name) => name !== 'year'))

/** A title in the words of the applied filters, in the order of their tags. */
export function useSuggestedTitle(filters: Filters): string {
  const { items } = useTagItems(filters)
  return searchTitle(items.map(({ id, name, text }) => (named.has(id) ? `${name} ${text}` : String(text))))
}
