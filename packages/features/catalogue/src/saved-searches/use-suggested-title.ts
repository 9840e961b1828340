import type { Filters } from '@seriba/domain/lots/filters'
import { searchTitle } from '@seriba/domain/searches/search-title'
import { useTagItems } from '../filters/use-tag-items.ts'

/** A title made of the applied filters' texts, in the order of their tags. */
export const useSuggestedTitle = (filters: Filters): string =>
  searchTitle(useTagItems(filters).items.map(({ text }) => String(text)))
