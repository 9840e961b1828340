import { readSale } from '@seriba/domain/lots/auction-sale'
import { damageCounts } from '@seriba/domain/lots/damage/damage-filter'
import type { Counted as IndexCounted, Wanted as IndexWanted } from '@seriba/lot-index/query'
import { mostCodes } from '../facets-of-page.ts'
import { type Counted, type Facets, type LotFilters, noFacets, type Wanted } from '../lot-search.ts'
import { occurring } from './destination-filter.ts'
import type { LotNames } from './lots-schema.ts'

export function wantedOf(filters: LotFilters, { facets, bounds }: Wanted): IndexWanted<LotNames> {
  return {
    facets: facets
      .filter((name) => name !== 'destination')
      .filter((name) => filters.maker || name !== 'model')
      // One more, since lots without a code do not count.
      .map((name) => (name === 'chassis' ? { column: name, top: mostCodes(filters) + 1 } : name)),
    bounds: [...bounds],
  }
}

export function facetsOf(
  counted: IndexCounted,
  filters: LotFilters,
  wanted: Wanted,
  byVerdict: readonly Counted[] = [],
): Facets {
  const facets = noFacets()
  facets.total = counted.total
  for (const name of wanted.facets) facets.options[name] = byName(counted.facets[name])
  facets.options.sale = facets.options.sale.filter(({ value }) => readSale(value) !== null)
  facets.options.destination = occurring(byVerdict)
  facets.options.damage = damageCounts(facets.options.damage, filters.damage ?? []).sort(byValue)
  facets.options.chassis = firstOf(facets.options.chassis, mostCodes(filters))
  for (const name of wanted.bounds) facets.bounds[name] = counted.bounds[name] ?? null
  return facets
}

const byValue = (a: Counted, b: Counted) => (a.value < b.value ? -1 : 1)

/** The empty value is not an option. */
export const byName = (counted: [value: string, count: number][] = []): Counted[] =>
  counted.filter(([value]) => value !== '').map(([value, count]) => ({ value, count }))

/** The most frequent, in the order of their values. */
const firstOf = (codes: readonly Counted[], most: number): Counted[] =>
  byCountDesc(codes).slice(0, most).sort(byValue)

export const byCountDesc = (counted: readonly Counted[]) => counted.toSorted((a, b) => b.count - a.count)
