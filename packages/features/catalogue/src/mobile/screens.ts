import type { Filters, ListFilter, RangeFilter } from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'

/** What has a screen of its own in the search drawer (2§2.4). */
export type Screen = 'maker' | 'dates' | 'schedule' | 'categories' | Exclude<ListFilter, 'date'>

/** A line of the drawer: leads to a screen, or takes a typed figure or text. */
export type Line = { screen: Screen } | { range: RangeFilter } | { equipment: true }

const range = (name: RangeFilter): Line => ({ range: name })

/** The lines of a page, in their order. */
export function linesOf(pageType: PageType): Line[] {
  const page = pageFilters[pageType]
  const more = page.more.filter((name) => !page.categories || !name.endsWith('category'))
  return [
    { screen: 'maker' },
    { screen: 'model' },
    ...(page.dates ? [{ screen: 'dates' } as const] : []),
    ...(page.schedule ? [{ screen: 'schedule' } as const] : []),
    ...(page.categories ? [{ screen: 'categories' } as const] : []),
    ...page.ranges.map(range),
    ...more.flatMap((name) => (name === 'date' ? [] : [{ screen: name }])),
    ...page.moreRanges.map(range),
    ...(page.equipment ? [{ equipment: true } as const] : []),
  ]
}

/** The filters that a screen sets, with their values when nothing is chosen there. */
export function clearedBy(screen: Screen): Partial<Filters> {
  if (screen === 'maker') return { maker: '', model: [] }
  if (screen === 'dates') return { date: [], dateFrom: '', dateTo: '' }
  if (screen === 'schedule') return { date: [], auction: [] }
  if (screen === 'categories') return { category: [], subcategory: [] }
  return { [screen]: [] }
}
