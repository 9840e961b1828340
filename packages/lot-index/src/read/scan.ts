import { has } from '../bits/bitmap.ts'
import { lowerBound } from '../build/sort.ts'
import type { Filter } from '../query.ts'
import type { Pack } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { rowsOf } from './filter-rows.ts'
import { type Codes, matchingCodes } from './match-text.ts'
import { overlap } from './ranges.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Workspace } from './workspace.ts'

/** Takes rows out of the first `count` of a list; answers how many are left. */
type Test = (rows: Int32Array, count: number) => number

/**
 * The rows that match, ascending, looked at one by one: where filters by cluster columns leave few, that takes less
 * than bitmaps of all rows. Null where they leave many, or where a filter is of another kind.
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
    if (numbers === undefined) return null
    const { table, codes } = numbers
    const allowed = filter.ranges.map(([from, to]) => ({
      lo: from === null ? 0 : lowerBound(table, from),
      hi: to === null ? table.length : lowerBound(table, to) + (table[lowerBound(table, to)] === to ? 1 : 0),
    }))
    return keeping((row) => {
      const code = codes[row] as number
      return allowed.some(({ lo, hi }) => code >= lo && code < hi)
    })
  }
  const values = 'in' in filter ? segment.values[filter.column] : undefined
  if (!('in' in filter) || values === undefined) return null
  const { dictionary, place, derived } = values
  const { codes } = segment.packs[place.pack] as Pack
  const allowed = flags(place.size, matchingCodes(dictionary, filter), derived)
  return keeping((row) => allowed[Math.floor((codes[row] as number) / place.stride) % place.size] === 1)
}

/** Of each code in the pack whether it is one of those. */
const flags = (size: number, wanted: Codes, derived: ArrayLike<number> | null) =>
  Uint8Array.from({ length: size }, (_, code) => (wanted.has(derived ? (derived[code] ?? -1) : code) ? 1 : 0))

const keeping =
  (matches: (row: number) => boolean): Test =>
  (rows, count) => {
    let left = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      if (matches(row)) rows[left++] = row
    }
    return left
  }
