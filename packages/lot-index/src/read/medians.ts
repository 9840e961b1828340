import { type Bitmap, has, type Range } from '../bits/bitmap.ts'
import { extractRange } from '../bits/extract.ts'
import { lowerBound, lowerBoundOfText } from '../build/sort.ts'
import type { Codes } from '../memory.ts'
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
    return middle(own === null ? [] : asked.map((side) => numbersLike(own, side, near, of)))
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
      numbers: Object.fromEntries(columns.map((column) => [column, numberAt(segment, column, row)])),
    }
  }
  return null
}

function numbersLike(
  { cluster, numbers }: Own,
  { reader, standing, among }: Side & { among: Subset },
  near: Likeness['near'],
  of: string,
): Float64Array {
  const { segment } = reader.space
  const within = Object.entries(near).map(([column, most = 0]) => {
    return codesNear(segment, column, numbers[column] ?? Number.NaN, most)
  })
  const { lo, hi } = runOf(segment, cluster)
  const rows = new Int32Array(hi - lo)
  const count = extractRange(among.bits, lo, hi, rows, 0)
  const { table, codes } = numbersOf(segment, of)
  const found = new Float64Array(count)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    const number = table[codes[row] as number]
    if (number === undefined || (standing !== null && !has(standing, row)) || !isWithin(within, row)) continue
    found[kept++] = number
  }
  return found.subarray(0, kept)
}

/** Codes are in the order of their numbers: what is near are some that follow each other. */
type CodesNear = { codes: Codes; first: number; end: number }

function codesNear(segment: Segment, column: string, own: number, most: number): CodesNear {
  const { table, codes } = numbersOf(segment, column)
  const first = Number.isNaN(own) ? table.length : lowerBound(table, own - most)
  let end = first
  while (end < table.length && (table[end] as number) <= own + most) end++
  return { codes, first, end }
}

function isWithin(all: readonly CodesNear[], row: number): boolean {
  for (const { codes, first, end } of all) {
    const code = codes[row] as number
    if (code < first || code >= end) return false
  }
  return true
}

function numberAt(segment: Segment, column: string, row: number): number | null {
  const { table, codes } = numbersOf(segment, column)
  return table[codes[row] as number] ?? null
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

function middle(parts: readonly Float64Array[]): Median {
  const count = parts.reduce((sum, { length }) => sum + length, 0)
  if (count === 0) return { count, median: null }
  const sorted = new Float64Array(count)
  let at = 0
  for (const part of parts) {
    sorted.set(part, at)
    at += part.length
  }
  sorted.sort()
  const half = count >>> 1
  const [high = 0, low = 0] = [sorted[half], sorted[count % 2 === 0 ? half - 1 : half]]
  return { count, median: (low + high) / 2 }
}
