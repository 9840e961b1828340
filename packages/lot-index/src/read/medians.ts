import { type Bitmap, has } from '../bits/bitmap.ts'
import { lowerBound, lowerBoundOfText } from '../build/sort.ts'
import type { Likeness, Median } from '../query.ts'
import type { Segment } from '../segment/segment.ts'
import { rowOf } from '../update/row-of.ts'
import { numbersOf } from './filter-rows.ts'
import type { Asked } from './like-rows.ts'
import type { Recent } from './recent.ts'
import type { SegmentReader } from './segment-reader.ts'

type Own = { cluster: string[]; numbers: (number | null)[] }

/**
 * Like rows stand side by side: their run is gone through, and no other row. Of a page of lots many are alike, and
 * so are those of the next: what is `known` of a snapshot is not looked for again.
 */
export function medians(
  parts: readonly SegmentReader[],
  { ids, among, near, of }: Likeness,
  known: Recent<Median>,
): Median[] {
  const columns = Object.keys(near)
  const most = columns.map((column) => near[column] ?? 0)
  const asked = { among, columns, of }
  const name = JSON.stringify([among, near, of])
  return ids.map((id) => {
    const own = ownOf(parts, id, columns)
    if (own === null) return middle([])
    return known.get(JSON.stringify(own) + name, () =>
      middle(parts.map((part) => numbersLike(own, part, asked, most))),
    )
  })
}

function ownOf(parts: readonly SegmentReader[], id: number, columns: readonly string[]): Own | null {
  for (const { space, standing } of parts) {
    const { segment } = space
    const row = rowOf(segment, id)
    if (row < 0 || (standing !== null && !has(standing, row))) continue
    return {
      cluster: segment.levels.map(({ dictionary, start, code }) => {
        return dictionary[code[lowerBound(start, row + 1) - 1] as number] as string
      }),
      numbers: columns.map((column) => numberAt(segment, column, row)),
    }
  }
  return null
}

/** Ascending. */
function numbersLike(own: Own, reader: SegmentReader, asked: Asked, most: number[]): Float64Array {
  const { standing } = reader
  const { segment } = reader.space
  const run = runOf(segment, own.cluster)
  if (run < 0) return new Float64Array()
  const { rows, numbers, near } = reader.likeRows(run, asked)
  const places = reader.placesFor(rows.length)
  let count = rows.length
  for (let i = 0; i < count; i++) places[i] = i
  for (const [i, column] of asked.columns.entries()) {
    const codes = codesNear(segment, column, own.numbers[i] ?? Number.NaN, most[i] as number)
    count = keepNear(places, count, near[i] as Int32Array, codes)
  }
  if (standing !== null) count = keepStanding(places, count, rows, standing)
  const found = new Float64Array(count)
  for (let i = 0; i < count; i++) found[i] = numbers[places[i] as number] as number
  return found
}

/** One column after the other: a loop over one array is several times as fast as one over all. */
function keepNear(places: Int32Array, count: number, all: Int32Array, { first, end }: CodesNear): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const place = places[i] as number
    const code = all[place] as number
    places[kept] = place
    kept += code >= first && code < end ? 1 : 0
  }
  return kept
}

function keepStanding(places: Int32Array, count: number, rows: Int32Array, standing: Bitmap): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const place = places[i] as number
    places[kept] = place
    kept += has(standing, rows[place] as number) ? 1 : 0
  }
  return kept
}

/** Codes are in the order of their numbers: what is near are some that follow each other. */
type CodesNear = { first: number; end: number }

function codesNear(segment: Segment, column: string, own: number, most: number): CodesNear {
  const { table } = numbersOf(segment, column)
  const first = Number.isNaN(own) ? table.length : lowerBound(table, own - most)
  let end = first
  while (end < table.length && (table[end] as number) <= own + most) end++
  return { first, end }
}

function numberAt(segment: Segment, column: string, row: number): number | null {
  const { table, codes } = numbersOf(segment, column)
  return table[codes[row] as number] ?? null
}

/** The finest run, that of the rows with a value for each of the cluster columns; -1 where there is none. */
function runOf({ levels, rows }: Segment, values: readonly string[]): number {
  if (rows === 0) return -1
  let range = { lo: 0, hi: rows }
  let run = 0
  for (const [depth, { dictionary, start, code }] of levels.entries()) {
    const value = values[depth] as string
    const wanted = lowerBoundOfText(dictionary, value)
    const [first, end] = [lowerBound(start, range.lo), lowerBound(start, range.hi)]
    run = first + lowerBound(code.subarray(first, end), wanted)
    if (dictionary[wanted] !== value || run === end || code[run] !== wanted) return -1
    range = { lo: start[run] as number, hi: start[run + 1] as number }
  }
  return run
}

function middle(parts: readonly Float64Array[]): Median {
  const [one = new Float64Array(), ...others] = parts.filter(({ length }) => length > 0)
  const sorted =
    others.length === 0 ? one : Float64Array.from([one, ...others].flatMap((part) => [...part])).sort()
  const count = sorted.length
  if (count === 0) return { count, median: null }
  const half = count >>> 1
  const [high = 0, low = 0] = [sorted[half], sorted[count % 2 === 0 ? half - 1 : half]]
  return { count, median: (low + high) / 2 }
}
