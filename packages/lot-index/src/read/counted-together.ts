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
    const sum = sumOf(parts.map(([sign, part]) => [sign, part.facets.get(column)]))
    counted.facets[column] = typeof facet === 'string' ? sum : topOf(sum, facet.top)
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

/** The first part is by far the largest: what changed in the others is added to it value by value. */
function sumOf(parts: readonly (readonly [sign: number, counts: FacetCounts | undefined])[]): Count[] {
  const [first, ...others] = parts
  const changes = new Map<string, number>()
  for (const [sign, facet] of others) {
    for (const [value, count] of all(facet)) changes.set(value, (changes.get(value) ?? 0) + sign * count)
  }
  const sum = all(first?.[1])
  if (changes.size === 0) return sum
  for (const entry of sum) {
    entry[1] += changes.get(entry[0]) ?? 0
    changes.delete(entry[0])
  }
  return [...sum, ...changes].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
}

function all(facet: FacetCounts | undefined): Count[] {
  if (facet === undefined) return []
  const { dictionary, codes, counts } = facet
  return Array.from(codes, (code, i) => [dictionary[code] as string, counts[i] as number])
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
