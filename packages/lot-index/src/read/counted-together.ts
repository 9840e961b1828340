import type { Counted, Wanted } from '../query.ts'
import type { Bounds } from './bounds.ts'
import { type CountedPart, facetName } from './count-selection.ts'
import type { FacetCounts } from './facets.ts'

/** Adds up what the parts of a snapshot counted. */
export function countedTogether(
  { facets = [], bounds = [] }: Wanted,
  parts: readonly CountedPart[],
): Counted {
  const counted: Counted = { total: 0, facets: {}, bounds: {} }
  for (const { total } of parts) counted.total += total
  for (const facet of facets) {
    const column = facetName(facet)
    const sum = sumOf(parts.map(({ facets }) => facets.get(column)))
    counted.facets[column] = typeof facet === 'string' ? sum : topOf(sum, facet.top)
  }
  for (const column of bounds) {
    counted.bounds[column] = parts.reduce<Bounds>((all, part) => widened(all, part.bounds.get(column)), null)
  }
  return counted
}

type Count = [value: string, count: number]

/** The first part is by far the largest: what changed in the others is added to it value by value. */
function sumOf(parts: readonly (FacetCounts | undefined)[]): Count[] {
  const [first, ...others] = parts
  const changes = new Map<string, number>()
  for (const facet of others) {
    for (const [value, count] of all(facet)) changes.set(value, (changes.get(value) ?? 0) + count)
  }
  const sum = all(first)
  if (changes.size === 0) return sum
  for (const entry of sum) {
    entry[1] += changes.get(entry[0]) ?? 0
    changes.delete(entry[0])
  }
  return [...sum, ...changes].sort(([a], [b]) => (a < b ? -1 : 1))
}

function all(facet: FacetCounts | undefined): Count[] {
  if (facet === undefined) return []
  const { dictionary, codes, counts } = facet
  const counted: Count[] = []
  for (let i = 0; i < codes.length; i++) {
    counted.push([dictionary[codes[i] as number] as string, counts[i] as number])
  }
  return counted
}

/** The highest counts, the first of equals. Of thousands of values all but a few are only looked at. */
function topOf(sum: readonly Count[], top: number): Count[] {
  const best: Count[] = []
  for (const entry of sum) {
    let place = best.length
    if (place >= top && (top === 0 || entry[1] <= (best[top - 1] as Count)[1])) continue
    while (place > 0 && (best[place - 1] as Count)[1] < entry[1]) place--
    best.splice(place, 0, entry)
    if (best.length > top) best.pop()
  }
  return best
}

function widened(a: Bounds, b: Bounds | undefined): Bounds {
  if (!a || !b) return a ?? b ?? null
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
}
