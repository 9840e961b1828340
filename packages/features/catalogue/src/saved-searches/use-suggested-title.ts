import { type Filters, type RangeFilter, rangeFilters } from '@seriba/domain/lots/filters'
import { searchTitle } from '@seriba/domain/searches/search-title'
import { useTranslation } from 'react-i18next'
import { useTagItems } from '../filters/use-tag-items.ts'

/** Figures without the name of their filter say what they are by their unit; years need none. */
const units = {
  year: null,
  mileage: 'km',
  engine: 'cc',
  startPrice: 'yen',
  finishPrice: 'yen',
  hour: 'hours',
} as const satisfies Record<RangeFilter, string | null>

/** A title in the words of the applied filters, in the order of their tags. */
export function useSuggestedTitle(filters: Filters): string {
  const { t } = useTranslation('common')
  const { items } = useTagItems(filters)
  const parts = items.map(({ id, text }) => {
    const range = rangeFilters.find((name) => name === id)
    const unit = range && units[range]
    return unit ? `${text} ${t(`units.${unit}`)}` : String(text)
  })
  return searchTitle(parts)
}
