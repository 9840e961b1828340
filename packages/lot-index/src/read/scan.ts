import { has } from '../bits/bitmap.ts'
import { lowerBound } from '../build/sort.ts'
import type { Filter, NumberRange } from '../query.ts'
import type { Numbers, Pack } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { rowsOf } from './filter-rows.ts'
import { matchingCodes } from './match-text.ts'
import { overlap } from './ranges.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Workspace } from './workspace.ts'

/** Removes rows from the first `count` of a list; returns how many are left. */
type Test = (rows: Int32Array, count: number) => number

/**
 * The rows that match, ascending, looked at one by one: if filters by cluster columns leave few, that takes less than
 * bitmaps of all rows. Null if they leave many, or if a filter is of another kind.
 */
export function scan({ space, standing }: SegmentReader, filters: readonly Filter[]): Int32Array | null {
  const { levels, rows: all } = space.segment
  let { everything: ranges } = space
  const tests: Test[] = []
  for (const filter of filters) {
    const test = testOf(space, filter)
    if (test) tests.push(test)
    else if ('in' in filter && levels.some(({ column }) => column === filter.column)) {
      const rows = rowsOf(space, filter)
      if ('ranges' in rows) ranges = overlap(ranges, rows.ranges)
    } else return null
  }
  const most = ranges.reduce((sum, { lo, hi }) => sum + hi - lo, 0)
  if (most > Math.min(tuningOptions.rowsToScan, all)) return null
  const rows = new Int32Array(most)
  let count = 0
  for (const { lo, hi } of ranges) {
    for (let row = lo; row < hi; row++) if (standing === null || has(standing, row)) rows[count++] = row
  }
  for (const test of tests) count = test(rows, count)
  return rows.subarray(0, count)
}

function testOf({ segment }: Workspace, filter: Filter): Test | null {
  if ('ranges' in filter) {
    const numbers = segment.numbers[filter.column]
    return numbers ? within(numbers, filter.ranges) : null
  }
  const values = 'in' in filter ? segment.values[filter.column] : undefined
  if (!('in' in filter) || values === undefined) return null
  const { dictionary, place, derived } = values
  const { stride, size } = place
  const { codes } = segment.packs[place.pack] as Pack
  const wanted = matchingCodes(dictionary, filter)
  const isWanted = Uint8Array.from({ length: size }, (_, code) =>
    wanted.has(derived ? (derived[code] ?? -1) : code) ? 1 : 0,
  )
  return (rows, count) => {
    let left = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      rows[left] = row
      left += isWanted[(((codes[row] as number) / stride) >>> 0) % size] as number
    }
    return left
  }
}

/** The code for unknown is past the end of the table, and in no range. */
function within({ table, codes }: Numbers, ranges: readonly NumberRange[]): Test {
  const allowed = ranges.map(([from, to]) => {
    const after = to === null ? table.length : lowerBound(table, to)
    return { lo: from === null ? 0 : lowerBound(table, from), hi: table[after] === to ? after + 1 : after }
  })
  const [first = { lo: 0, hi: 0 }, ...others] = allowed
  if (others.length > 0) {
    const isWanted = (code: number) => allowed.some(({ lo, hi }) => code >= lo && code < hi)
    return (rows, count) => {
      const kept = rows.subarray(0, count).filter((row) => isWanted(codes[row] as number))
      rows.set(kept)
      return kept.length
    }
  }
  const { lo, hi } = first
  return (rows, count) => {
    let left = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      const code = codes[row] as number
      rows[left] = row
      left += code >= lo && code < hi ? 1 : 0
    }
    return left
  }
}
