import { type Bitmap, has, type Range } from '../bits/bitmap.ts'
import { lowerBound, lowerBoundOfText } from '../build/sort.ts'
import type { Likeness, Median } from '../query.ts'
import type { Segment } from '../segment/segment.ts'
import { rowOf } from '../update/row-of.ts'
import { numbersOf } from './filter-rows.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Subset } from './subset.ts'

/** A segment of a snapshot, and which of its rows still stand. */
export type Side = { reader: SegmentReader; standing: Bitmap | null }
type Own = { cluster: string[]; numbers: Record<string, number | null> }

/** Like rows stand side by side: their run is gone through, and no other row. */
export function medians(sides: readonly Side[], { ids, among, near, of }: Likeness): Median[] {
  const asked = sides.map((side) => ({ ...side, among: side.reader.scope(among) }))
  return ids.map((id) => {
    const own = ownOf(sides, id, Object.keys(near))
    const numbers = own === null ? [] : asked.flatMap((side) => numbersLike(own, side, near, of))
    return { count: numbers.length, median: middle(numbers) }
  })
}

function ownOf(sides: readonly Side[], id: number, columns: readonly string[]): Own | null {
  for (const { reader, standing } of sides) {
    const { segment } = reader.space
    const row = rowOf(segment, id)
    if (row < 0 || (standing !== null && !has(standing, row))) continue
    return {
      cluster: segment.levels.map(({ dictionary, start, code }) => {
        return dictionary[code[lowerBound(start, row + 1) - 1] as number] as string
      }),
      numbers: Object.fromEntries(columns.map((column) => [column, numberAt(segment, column)(row)])),
    }
  }
  return null
}

function numbersLike(
  { cluster, numbers }: Own,
  { reader, standing, among }: Side & { among: Subset },
  near: Likeness['near'],
  of: string,
): number[] {
  const { segment } = reader.space
  const wanted = numberAt(segment, of)
  const distances = Object.entries(near).map(([column, most = 0]) => {
    return { at: numberAt(segment, column), own: numbers[column] ?? Number.NaN, most }
  })
  const found: number[] = []
  const { lo, hi } = runOf(segment, cluster)
  for (let row = lo; row < hi; row++) {
    if (!has(among.bits, row) || (standing !== null && !has(standing, row))) continue
    if (!distances.every(({ at, own, most }) => Math.abs((at(row) ?? Number.NaN) - own) <= most)) continue
    const number = wanted(row)
    if (number !== null) found.push(number)
  }
  return found
}

function numberAt(segment: Segment, column: string): (row: number) => number | null {
  const { table, codes } = numbersOf(segment, column)
  return (row) => table[codes[row] as number] ?? null
}

/** The rows with a value for each of the cluster columns. */
function runOf({ levels, rows }: Segment, values: readonly string[]): Range {
  let range = { lo: 0, hi: rows }
  for (const [depth, { dictionary, start, code }] of levels.entries()) {
    const value = values[depth] as string
    const wanted = lowerBoundOfText(dictionary, value)
    const [first, end] = [lowerBound(start, range.lo), lowerBound(start, range.hi)]
    const run = first + lowerBound(code.subarray(first, end), wanted)
    if (dictionary[wanted] !== value || run === end || code[run] !== wanted) return { lo: 0, hi: 0 }
    range = { lo: start[run] as number, hi: start[run + 1] as number }
  }
  return range
}

function middle(numbers: number[]): number | null {
  const sorted = numbers.sort((a, b) => a - b)
  const half = sorted.length >>> 1
  if (sorted.length === 0) return null
  const [one = 0, other = 0] = [sorted[half], sorted[sorted.length % 2 === 0 ? half - 1 : half]]
  return (one + other) / 2
}
