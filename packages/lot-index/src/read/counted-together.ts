import { lowerBoundOfText } from '../build/sort.ts'
import type { Counted, Wanted } from '../query.ts'
import type { Dictionary } from '../segment/segment.ts'
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
    counted.facets[column] = typeof facet === 'string' ? occurring(sum) : topOf(sum, facet.top)
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

/** Counts by the codes of the first dictionary, and those of values that it does not have. */
type Sum = { dictionary: Dictionary; counts: Uint32Array; others: Map<string, number> }

/** The first part is by far the largest: the others are added to it value by value. */
function sumOf(parts: readonly (readonly [sign: number, counts: FacetCounts | undefined])[]): Sum {
  const [first, ...more] = parts.flatMap(([sign, facet]) =>
    facet?.dictionary.length ? [{ sign, ...facet }] : [],
  )
  const { dictionary, counts } = first ?? { dictionary: [], counts: new Uint32Array() }
  const sum = {
    dictionary,
    counts: more.length > 0 ? counts.slice() : counts,
    others: new Map<string, number>(),
  }
  for (const { sign, ...facet } of more) {
    for (const [value, count] of all(facet)) {
      const code = lowerBoundOfText(dictionary, value)
      if (dictionary[code] === value) sum.counts[code] = (sum.counts[code] as number) + sign * count
      else sum.others.set(value, (sum.others.get(value) ?? 0) + sign * count)
    }
  }
  return sum
}

/** Values that occur, in their order. */
function occurring({ others, ...sum }: Sum): Count[] {
  const more = [...others].filter(([, count]) => count !== 0)
  return more.length === 0 ? all(sum) : [...all(sum), ...more].sort(([a], [b]) => (a < b ? -1 : 1))
}

function all({ dictionary, counts }: FacetCounts): Count[] {
  const found: Count[] = []
  for (let code = 0; code < counts.length; code++) {
    if (counts[code] !== 0) found.push([dictionary[code] as string, counts[code] as number])
  }
  return found
}

function topOf({ dictionary, counts, others }: Sum, top: number): Count[] {
  const first = topCodes(counts, top).map(
    (code): Count => [dictionary[code] as string, counts[code] as number],
  )
  return [...first, ...others]
    .filter(([, count]) => count !== 0)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, top)
}

/** The codes with the highest counts, the first of equals. Of a hundred thousand values all but a few are only looked at. */
function topCodes(counts: Uint32Array, top: number): number[] {
  const best: number[] = []
  const countAt = (place: number) => counts[best[place] as number] as number
  for (let code = 0, least = 0; code < counts.length; code++) {
    const count = counts[code] as number
    if (count <= least) continue
    let place = best.length
    while (place > 0 && countAt(place - 1) < count) place--
    best.splice(place, 0, code)
    if (best.length > top) best.pop()
    if (best.length === top) least = top === 0 ? Number.POSITIVE_INFINITY : countAt(top - 1)
  }
  return best
}

function widened(a: Bounds, b: Bounds | undefined): Bounds {
  if (!a || !b) return a ?? b ?? null
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
}
