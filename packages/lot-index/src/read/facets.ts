import { lowerBound } from '../build/sort.ts'
import type { Dictionary, Level, PackPlace, Values } from '../segment/segment.ts'
import type { Subset } from './subset.ts'

/** A count by code; of a cluster column good until it is counted again. */
export type FacetCounts = { dictionary: Dictionary; counts: Uint32Array }

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
function ofLevel({ space, bits, ranges }: Subset, level: Level): Uint32Array {
  const { start, code } = level
  const counts = space.countsOf(level)
  for (const range of ranges) {
    const from = Math.max(0, lowerBound(start, range.lo + 1) - 1)
    const to = lowerBound(start, range.hi)
    space.kernels.countRuns(bits, { start, code, from, to }, range, counts)
  }
  return counts
}

function ofPack(subset: Subset, { dictionary, place }: Values): Uint32Array {
  const counts = new Uint32Array(dictionary.length)
  if (subset.total > 0) unpack(subset.histogram(place.pack), place, counts)
  return counts
}

/** In a histogram `codes = Σ code × stride` the counts of a code lie in runs of `stride`, `stride × size` apart. */
function unpack(histogram: Uint32Array, { stride, size }: PackPlace, counts: Uint32Array) {
  for (let at = 0, code = 0; at < histogram.length; code = (code + 1) % size) {
    let sum = 0
    for (const end = at + stride; at < end; at++) sum += histogram[at] as number
    counts[code] = (counts[code] as number) + sum
  }
}
