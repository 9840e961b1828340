import { type Bitmap, has } from '../bits/bitmap.ts'
import { lowerBound, lowerBoundOfText } from '../build/sort.ts'
import type { Median, Similarity } from '../query.ts'
import type { Segment } from '../segment/segment.ts'
import { rowOf } from '../update/row-of.ts'
import { numbersOf } from './filter-rows.ts'
import { Recent } from './recent.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Asked } from './similar-rows.ts'

/** Of a few thousand models, each with its years and conditions, those that are looked at. */
const mediansKept = 1 << 14

/** A row that others may be similar to: its place, and its codes in the columns that should be close. */
type Own = { part: SegmentReader; run: number; codes: number[] }

/**
 * Similar rows are next to each other, so only their run is read. Many lots on a page are similar, and so are those on
 * the next: what is `known` for a snapshot is not looked for again.
 */
export function medians(
  parts: readonly SegmentReader[],
  { ids, among, near, of }: Similarity,
  known: Recent<Recent<Median>>,
): Median[] {
  const columns = Object.keys(near)
  const most = columns.map((column) => near[column] ?? 0)
  const name = JSON.stringify([among, near, of])
  const asked = { name, among, columns, of }
  const knownOfAsked = known.get(name, () => new Recent(mediansKept))
  return ids.map((id) => {
    const own = ownOf(parts, id, columns)
    if (own === null) return middle([])
    const { part, run, codes } = own
    return knownOfAsked.get(`${parts.indexOf(part)} ${run} ${codes}`, () => {
      const cluster = clusterOf(part.space.segment, run)
      const numbers = columns.map((column, i) => {
        return numbersOf(part.space.segment, column).table[codes[i] as number] ?? null
      })
      return middle(
        parts.map((other) => {
          const its = other === part ? run : runOf(other.space.segment, cluster)
          return its < 0 ? new Float64Array() : numbersLike(numbers, other, its, asked, most)
        }),
      )
    })
  })
}

function ownOf(parts: readonly SegmentReader[], id: number, columns: readonly string[]): Own | null {
  for (const part of parts) {
    const { segment } = part.space
    const row = rowOf(segment, id)
    if (row < 0 || (part.standing !== null && !has(part.standing, row))) continue
    const finest = segment.levels.at(-1)
    return {
      part,
      run: finest ? lowerBound(finest.start, row + 1) - 1 : 0,
      codes: columns.map((column) => numbersOf(segment, column).codes[row] as number),
    }
  }
  return null
}

/** The values of the cluster columns in one of the finest runs. */
function clusterOf({ levels }: Segment, run: number): string[] {
  const row = levels.at(-1)?.start[run] ?? 0
  return levels.map(({ dictionary, start, code }) => {
    return dictionary[code[lowerBound(start, row + 1) - 1] as number] as string
  })
}

/** Ascending. */
function numbersLike(
  own: readonly (number | null)[],
  reader: SegmentReader,
  run: number,
  asked: Asked,
  most: readonly number[],
): Float64Array {
  const { standing } = reader
  const { segment } = reader.space
  const { rows, numbers, near } = reader.similarRows(run, asked)
  const places = reader.placesFor(rows.length)
  let count = rows.length
  if (near.length === 0) for (let i = 0; i < count; i++) places[i] = i
  for (const [i, column] of asked.columns.entries()) {
    const codes = codesNear(segment, column, own[i] ?? Number.NaN, most[i] as number)
    const all = near[i] as Int32Array
    count = i === 0 ? findNear(places, all, codes) : keepNear(places, count, all, codes)
  }
  if (standing !== null) count = keepStanding(places, count, rows, standing)
  const found = new Float64Array(count)
  for (let i = 0; i < count; i++) found[i] = numbers[places[i] as number] as number
  return found
}

function findNear(places: Int32Array, all: Int32Array, { first, end }: CodesNear): number {
  let found = 0
  for (let place = 0; place < all.length; place++) {
    const code = all[place] as number
    places[found] = place
    found += code >= first && code < end ? 1 : 0
  }
  return found
}

/** One column after the other: a loop over one array is several times as fast as one over all of them. */
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

/** Codes are in the order of their numbers: close ones are consecutive. */
type CodesNear = { first: number; end: number }

function codesNear(segment: Segment, column: string, own: number, most: number): CodesNear {
  const { table } = numbersOf(segment, column)
  const first = Number.isNaN(own) ? table.length : lowerBound(table, own - most)
  let end = first
  while (end < table.length && (table[end] as number) <= own + most) end++
  return { first, end }
}

/** The finest run: the rows with the given value in each of the cluster columns; -1 if there are none. */
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
