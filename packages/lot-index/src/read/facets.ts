import type { Codes } from '../memory.ts'
import type { Pack, PackPlace, Values } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import type { FacetCounts } from './facet-counts.ts'
import { countLevel } from './level-counts.ts'
import type { Most } from './most-frequent.ts'
import type { Subset } from './subset.ts'

/** How many of the rows have each value of a column; with `most`, at least for the values it asks for. */
export function countValues(subset: Subset, column: string, most: Most | null = null): FacetCounts {
  const level = subset.space.segment.levels.find((one) => one.column === column)
  if (level) return { dictionary: level.dictionary, ...countLevel(subset, level, most) }
  const values = packed(subset, column)
  return occurring(values, countPacked(subset, values))
}

/** How many of the rows have each code of a column in a pack. */
export function countPacked(subset: Subset, { dictionary, place, derived }: Values): Uint32Array {
  const counts = new Uint32Array(derived?.length ?? dictionary.length)
  if (subset.total === 0) return new Uint32Array(dictionary.length)
  const pack = subset.space.segment.packs[place.pack] as Pack
  const rows = isCheaperToCount(subset, pack) ? subset.few : null
  if (rows) addRowByRow(rows, pack, place, counts)
  else unpack(subset.histogram(place.pack), place, counts)
  return derived ? added(counts, derived, dictionary.length) : counts
}

/** Counts of a finer column, added up by their codes in a coarser one. */
function added(counts: Uint32Array, derived: Codes, size: number): Uint32Array {
  const sums = new Uint32Array(size)
  for (let fine = 0; fine < counts.length; fine++) {
    const code = derived[fine] as number
    sums[code] = (sums[code] as number) + (counts[fine] as number)
  }
  return sums
}

/** Whether counting a column of the rows takes less than making and adding up a histogram of its pack. */
export const isCheaperToCount = ({ total }: Subset, { size }: Pack) =>
  total * tuningOptions.countersForRow < size

function addRowByRow(rows: Int32Array, { codes }: Pack, { stride, size }: PackPlace, counts: Uint32Array) {
  for (let i = 0; i < rows.length; i++) {
    const code = (((codes[rows[i] as number] as number) / stride) >>> 0) % size
    counts[code] = (counts[code] as number) + 1
  }
}

export function packed({ space: { segment } }: Subset, column: string): Values {
  const values = segment.values[column]
  if (values === undefined) throw new TypeError(`not a column of values: ${column}`)
  return values
}

export function occurring({ dictionary }: Values, all: Uint32Array): FacetCounts {
  const codes = new Uint32Array(all.length)
  const counts = new Uint32Array(all.length)
  let found = 0
  for (let code = 0; code < all.length; code++) {
    const count = all[code] as number
    if (count === 0) continue
    codes[found] = code
    counts[found++] = count
  }
  return { dictionary, codes: codes.subarray(0, found), counts: counts.subarray(0, found) }
}

/** In a histogram `codes = Σ code × stride` the counts of a code are in runs of `stride`, `stride × size` apart. */
function unpack(histogram: Uint32Array, { stride, size }: PackPlace, counts: Uint32Array) {
  for (let from = 0; from < histogram.length; from += stride * size) {
    if (stride === 1) addAt(histogram, from, counts)
    else addRuns(histogram, from, stride, counts)
  }
}

function addAt(histogram: Uint32Array, from: number, counts: Uint32Array) {
  for (let code = 0; code < counts.length; code++) {
    counts[code] = (counts[code] as number) + (histogram[from + code] as number)
  }
}

function addRuns(histogram: Uint32Array, from: number, stride: number, counts: Uint32Array) {
  for (let code = 0, at = from; code < counts.length; code++) {
    let sum = 0
    for (const end = at + stride; at < end; at++) sum += histogram[at] as number
    counts[code] = (counts[code] as number) + sum
  }
}
