import type { FilterGroup, FilterMetadata } from '@seriba/contracts/lot-filters'
import type { RangeFilter } from '@seriba/domain/lots/filters'
import { pageFilters, rangesOf } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { dateLimits } from '@seriba/domain/time/date-limits'
import { jstDay } from '@seriba/domain/time/jst'
import { facetOf } from './facets-of-page.ts'
import { optionsOf } from './filter-options.ts'
import type { Facets } from './lot-search.ts'

const steps: Record<RangeFilter, number> = {
  year: 1,
  mileage: 1000,
  engine: 100,
  startPrice: 10_000,
  finishPrice: 10_000,
  hour: 100,
}

/** Statistics span years: chips show the latest days, and the date range covers all of them. */
const mostDays = 30

/** A page's filters with their options, in the order the page shows them. */
export function filterMetadata(
  pageType: PageType,
  facets: Facets,
  totalResults: number,
  now = new Date(),
): FilterMetadata {
  const page = pageFilters[pageType]
  return {
    filters: [
      { type: 'maker', options: optionsOf('maker', facets.options.maker) },
      { type: 'model', options: optionsOf('model', facets.options.model) },
      ...(page.dates ? dateGroups(pageType, facets, jstDay(now)) : []),
      ...rangesOf(pageType).flatMap((name) => rangeGroup(name, facets)),
      {
        type: 'additional',
        filters: page.more.map((type) => {
          const facet = facetOf(pageType, type)
          return { type: type as Additional, options: optionsOf(facet, facets.options[facet]) }
        }),
      },
    ],
    totalSearchResults: facets.total,
    totalResults,
  }
}

type Additional = Extract<FilterGroup, { type: 'additional' }>['filters'][number]['type']

function dateGroups(pageType: PageType, { options }: Facets, today: string): FilterGroup[] {
  const days = optionsOf('day', options.day)
  return [
    {
      type: 'date',
      options: pageTypes[pageType].phase === 'live' ? days : days.reverse().slice(0, mostDays),
    },
    { type: 'dateRange', ...dateLimits(today) },
  ]
}

function rangeGroup(name: RangeFilter, { bounds }: Facets): FilterGroup[] {
  const known = bounds[name]
  return known === null ? [] : [{ type: 'range', name, min: known[0], max: known[1], step: steps[name] }]
}
