import type { Frequencies } from '../query.ts'
import type { Numbers } from '../segment/segment.ts'
import type { Subset } from './subset.ts'

/** How many of the rows have each known number of a column. */
export function countNumbers({ space, bits, ranges }: Subset, { codes, table }: Numbers): Frequencies {
  // The code for unknown is the last one.
  const size = table.length + 1
  const all = space.takeHistogram(size)
  space.kernels.histograms(bits, ranges, [{ codes, size }], [all])
  let kept = 0
  const numbers = new Float64Array(table.length)
  const counts = new Uint32Array(table.length)
  for (let code = 0; code < table.length; code++) {
    const count = all[code] as number
    if (count === 0) continue
    numbers[kept] = table[code] as number
    counts[kept++] = count
  }
  space.giveHistograms([all])
  return { numbers: numbers.slice(0, kept), counts: counts.slice(0, kept) }
}

/** Merges two ascending lists. */
export function addFrequencies(a: Frequencies, b: Frequencies): Frequencies {
  if (b.numbers.length === 0) return a
  const counts = new Map<number, number>()
  for (const { numbers, counts: own } of [a, b]) {
    for (const [i, number] of numbers.entries()) counts.set(number, (counts.get(number) ?? 0) + (own[i] ?? 0))
  }
  const numbers = Float64Array.from(counts.keys()).sort()
  return { numbers, counts: Uint32Array.from(numbers, (number) => counts.get(number) ?? 0) }
}
