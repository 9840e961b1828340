import { countRange } from '../bits/count.ts'
import { lowerBound } from '../build/sort.ts'
import type { Dictionary, Level, PackPlace, Values } from '../segment/segment.ts'
import type { Subset } from './subset.ts'

/** A count by code. */
export type FacetCounts = { dictionary: Dictionary; counts: Float64Array }

/** How many of the rows have each value of a column. */
export function countValues(subset: Subset, column: string): FacetCounts {
  const { segment } = subset.space
  const level = segment.levels.find((one) => one.column === column)
  if (level) return { dictionary: level.dictionary, counts: ofLevel(subset, level) }
  const values = segment.values[column]
  if (values === undefined) throw new TypeError(`not a column of values: ${column}`)
  return { dictionary: values.dictionary, counts: ofPack(subset, values) }
}

/** Popcounts of the runs: no row is looked at. */
function ofLevel({ bits, ranges }: Subset, { dictionary, start, code }: Level): Float64Array {
  const counts = new Float64Array(dictionary.length)
  for (const { lo, hi } of ranges) {
    const first = Math.max(0, lowerBound(start, lo + 1) - 1)
    for (let run = first; run < code.length && (start[run] as number) < hi; run++) {
      const from = Math.max(lo, start[run] as number)
      const to = Math.min(hi, start[run + 1] as number)
      const value = code[run] as number
      counts[value] = (counts[value] as number) + countRange(bits, from, to)
    }
  }
  return counts
}

function ofPack(subset: Subset, { dictionary, place }: Values): Float64Array {
  const counts = new Float64Array(dictionary.length)
  if (subset.total > 0) unpack(subset.histogram(place.pack), place, counts)
  return counts
}

/** In a histogram `codes = Σ code × stride` the counts of a code lie in runs of `stride`, `stride × size` apart. */
function unpack(histogram: Uint32Array, { stride, size }: PackPlace, counts: Float64Array) {
  for (let at = 0, code = 0; at < histogram.length; code = (code + 1) % size) {
    let sum = 0
    for (const end = at + stride; at < end; at++) sum += histogram[at] as number
    counts[code] = (counts[code] as number) + sum
  }
}
