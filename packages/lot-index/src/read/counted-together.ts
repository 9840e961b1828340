import type { Counted, Wanted } from '../query.ts'
import type { Bounds } from './bounds.ts'
import { facetName, type Part } from './count-selection.ts'
import type { FacetCounts } from './facets.ts'

type Signed = readonly [sign: 1 | -1, part: Part]

/** Adds up what the parts of a snapshot counted. */
export function countedTogether({ facets = [], bounds = [] }: Wanted, parts: readonly Signed[]): Counted {
  const counted: Counted = { total: 0, facets: {}, bounds: {} }
  for (const [sign, { total }] of parts) counted.total += sign * total
  for (const facet of facets) {
    const column = facetName(facet)
    const values = sumOf(parts.map(([sign, part]) => [sign, part.facets.get(column)]))
    counted.facets[column] = typeof facet === 'string' ? values : topOf(values, facet.top)
  }
  for (const column of bounds) {
    counted.bounds[column] = parts.reduce<Bounds>(
      (all, [, part]) => widened(all, part.bounds.get(column)),
      null,
    )
  }
  return counted
}

type Count = [value: string, count: number]

function sumOf(parts: readonly (readonly [sign: number, counts: FacetCounts | undefined])[]): Count[] {
  const [first, ...others] = parts.filter(([, counts]) => counts && counts.dictionary.length > 0)
  if (first === undefined) return []
  if (others.length === 0) return occurring(first[1])
  const sums = new Map(occurring(first[1]))
  for (const [sign, counts] of others) {
    for (const [value, count] of occurring(counts)) sums.set(value, (sums.get(value) ?? 0) + sign * count)
  }
  return [...sums].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
}

function occurring(facet: FacetCounts | undefined): Count[] {
  const counts: Count[] = []
  facet?.counts.forEach((count, code) => {
    if (count !== 0) counts.push([facet.dictionary[code] as string, count])
  })
  return counts
}

function topOf(values: Count[], top: number): Count[] {
  const counts = Float64Array.from(values, ([, count]) => count).sort()
  // Thousands of values for a top of fifty: only those that may be in it are put in order.
  const least = counts[Math.max(0, counts.length - top)] ?? Number.POSITIVE_INFINITY
  return values
    .filter(([, count]) => count >= least)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, top)
}

function widened(a: Bounds, b: Bounds | undefined): Bounds {
  if (!a || !b) return a ?? b ?? null
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
}
