import {
  type Filters,
  type ListFilter,
  listFilterNames,
  type RangeFilter,
  rangeFilters,
} from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'

export type TagName = ListFilter | RangeFilter | 'maker' | 'dates' | 'lotNo' | 'equipment' | 'search'

/** One applied filter: its name, the value chosen from its options, and the filters without it. */
export type AppliedTag = { id: string; name: TagName; value?: string; without: Filters }

const single = {
  maker: ({ maker }) => maker && { maker: '', model: [] },
  dates: ({ dateFrom, dateTo }) => (dateFrom || dateTo) && { dateFrom: '', dateTo: '' },
  lotNo: ({ lotNo }) => lotNo && { lotNo: '' },
  equipment: ({ equipment }) => equipment && { equipment: '' },
  search: ({ search }) => search && { search: null },
} satisfies Record<string, (filters: Filters) => Partial<Filters> | '' | null>

const laterLists = listFilterNames.filter((name) => name !== 'model' && name !== 'date')

/** In the order of the panel. Removing a maker also removes its models. */
export function appliedTags(filters: Filters): AppliedTag[] {
  const one = (name: keyof typeof single) => {
    const cleared: Partial<Filters> | '' | null = single[name](filters)
    return cleared ? [{ id: name, name, without: { ...filters, ...cleared } }] : []
  }
  const each = (name: ListFilter) =>
    filters[name].map((value) => ({
      id: `${name}:${value}`,
      name,
      value,
      without: { ...filters, [name]: filters[name].filter((other) => other !== value) },
    }))
  const range = (name: RangeFilter) =>
    filters[name] ? [{ id: name, name, without: { ...filters, [name]: null } }] : []

  return [
    ...one('maker'),
    ...each('model'),
    ...each('date'),
    ...one('dates'),
    ...rangeFilters.flatMap(range),
    ...laterLists.flatMap(each),
    ...one('lotNo'),
    ...one('equipment'),
    ...one('search'),
  ]
}

export const countFilters = (filters: Filters) => appliedTags(filters).length

/** How many filters behind 'More options' are set. */
export function countMore(filters: Filters, pageType: PageType): number {
  const { more, moreRanges } = pageFilters[pageType]
  return [...more.filter((name) => filters[name].length > 0), ...moreRanges.filter((name) => filters[name])]
    .length
}
