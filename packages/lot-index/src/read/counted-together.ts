import { lowerBound } from '../build/sort.ts'
import type { Counted, Wanted } from '../query.ts'
import type { Bounds } from './bounds.ts'
import { codesIn } from './codes-in.ts'
import { type CountedPart, facetName } from './count-selection.ts'
import type { FacetCounts } from './facet-counts.ts'

/** Adds up what the parts of a snapshot counted. */
export function countedTogether(
  { facets = [], bounds = [] }: Wanted,
  parts: readonly CountedPart[],
): Counted {
  const counted: Counted = { total: 0, facets: {}, bounds: {} }
  for (const { total } of parts) counted.total += total
  for (const facet of facets) {
    const column = facetName(facet)
    const [first, ...others] = parts.flatMap(({ facets }) => facets.get(column) ?? [])
    const top = typeof facet === 'string' ? null : facet.top
    const sum = first ? sumOf(first, others, top) : []
    counted.facets[column] = top === null ? sum : topOf(sum, top)
  }
  for (const column of bounds) {
    counted.bounds[column] = parts.reduce<Bounds>((all, part) => widened(all, part.bounds.get(column)), null)
  }
  return counted
}

type Count = [value: string, count: number]

/**
 * The first part is by far the largest: the changes in the others are added to it value by value, and values that only
 * they have are added if they may be among the highest.
 */
function sumOf(first: FacetCounts, others: readonly FacetCounts[], top: number | null): Count[] {
  const sum = all(first)
  const alone = new Map<string, number>()
  for (const { dictionary, codes, counts } of others) {
    const codesHere = codes.length > 0 && sum.length > 0 ? codesIn(first.dictionary, dictionary) : null
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] as number
      const count = counts[i] as number
      const here = codesHere?.[code] ?? -1
      const place = here < 0 ? -1 : lowerBound(first.codes, here)
      const entry = first.codes[place] === here ? sum[place] : undefined
      const value = dictionary[code] as string
      if (entry) entry[1] += count
      else alone.set(value, (alone.get(value) ?? 0) + count)
    }
  }
  const least = top === null || sum.length < top ? 0 : (topOf(sum, top).at(-1)?.[1] ?? 0)
  const good = [...alone].filter(([, count]) => count >= least)
  return good.length === 0 ? sum : [...sum, ...good].sort(([a], [b]) => (a < b ? -1 : 1))
}

function all({ dictionary, codes, counts }: FacetCounts): Count[] {
  const counted: Count[] = []
  for (let i = 0; i < codes.length; i++) {
    counted.push([dictionary[codes[i] as number] as string, counts[i] as number])
  }
  return counted
}

/** The highest counts, the first among equals. Of thousands of values, all but a few are only looked at. */
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
