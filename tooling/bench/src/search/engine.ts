import { damageCounts } from '@seriba/domain/lots/damage/damage-filter'
import { mostCodes } from '@seriba/server-catalogue/facets-of-page'
import {
  type Facets,
  type LotFilters,
  type LotQuery,
  noFacets,
  type Wanted,
} from '@seriba/server-catalogue/lot-search'

/** An engine that answers searches. */
export type Engine = {
  name: string
  search(query: LotQuery): Promise<{ ids: number[]; total: number }>
  facets(pageType: LotQuery['pageType'], filters: LotFilters, wanted: Wanted): Promise<Facets>
  close(): Promise<void>
}

/** A count or bounds by the name of the filter; `total` counts all. */
export type Row = {
  name: string
  value: string
  count: number
  least: number | null
  greatest: number | null
}

/** What came in rows, in the form of `LotSearch`'s answers. */
export function facetsOf(rows: Iterable<Row>, filters: LotFilters): Facets {
  const facets = noFacets()
  for (const { name, value, count, least, greatest } of rows) {
    if (name === 'total') facets.total = count
    else if (name in facets.bounds) {
      const bounds = least === null || greatest === null ? null : ([least, greatest] as [number, number])
      facets.bounds[name as keyof Facets['bounds']] = bounds
    } else if (value !== '') facets.options[name as keyof Facets['options']].push({ value, count })
  }
  const { options } = facets
  options.chassis = options.chassis
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostCodes(filters))
  options.damage = damageCounts(options.damage, filters.damage ?? [])
  for (const all of Object.values(options)) all.sort((a, b) => (a.value < b.value ? -1 : 1))
  return facets
}
