import type { Filters } from '@seriba/domain/lots/filters'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import type { QuickSearch, QuickSearchField } from '@seriba/domain/lots/quick-search'

/** Lot numbers have a filter of their own; the other fields share one (2§7.2). */
export function readSearch({ search, lotNo }: Filters, fields: readonly QuickSearchField[]): QuickSearch {
  return search ?? { field: fields[0] ?? 'lot_no', text: lotNo }
}

/** One search replaces the other; an empty one clears both. */
export function writeSearch(filters: Filters, { field, text }: QuickSearch): Filters {
  const wanted = text.trim()
  return {
    ...filters,
    lotNo: field === 'lot_no' ? wanted : '',
    search: field !== 'lot_no' && wanted ? { field, text: wanted } : null,
  }
}

/** Only lot numbers can be invalid. */
export const canSearch = ({ field, text }: QuickSearch) =>
  field !== 'lot_no' || text.trim() === '' || parseLotNumbers(text) !== null
