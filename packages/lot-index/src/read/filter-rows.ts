import { type Bitmap, type Range, setRange } from '../bits/bitmap.ts'
import type { ById, Either, Filter } from '../query.ts'
import type { Level, Segment } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { rowOf } from '../update/row-of.ts'
import type { FilterRows } from './filtered-rows.ts'
import { runsOf } from './frequent-runs.ts'
import { type Codes, matchingCodes, matchingTokens } from './match-text.ts'
import { rowsInNumberRanges } from './number-ranges.ts'
import { unitePostings, uniteTokens } from './posting-bits.ts'
import { joined } from './ranges.ts'
import { rowsBySuffix } from './tails.ts'
import type { Workspace } from './workspace.ts'

export function rowsOf(space: Workspace, filter: Filter): FilterRows {
  if ('either' in filter) return rowsOfEither(space, filter)
  if ('ids' in filter) return rowsById(space, filter)
  const { segment } = space
  if ('ranges' in filter) return rowsInNumberRanges(space, numbersOf(segment, filter.column), filter.ranges)
  if ('words' in filter) {
    const tokens = named(segment.tokens, filter.column)
    return uniteTokens(space, tokens, matchingTokens(tokens.dictionary, filter))
  }
  const tails = segment.tails[filter.column]
  const byTail =
    'startsWith' in filter && tails?.separator !== undefined && filter.startsWith.includes(tails.separator)
  const level = segment.levels.find(({ column }) => column === filter.column)
  if (byTail && tails) {
    const at = filter.startsWith.indexOf(tails.separator)
    const heads = rowsOf(space, { column: filter.column, in: [filter.startsWith.slice(0, at)] })
    return rowsBySuffix(space, heads, tails, filter.startsWith.slice(at))
  }
  if (level) return { ranges: rangesOf(level, matchingCodes(level.dictionary, filter)) }
  const values = named(segment.values, filter.column)
  return unitePostings(space, values.rows, matchingCodes(values.dictionary, filter))
}

function rowsById(space: Workspace, { ids }: ById): FilterRows {
  const bits = space.take().fill(0)
  for (const id of ids) {
    const row = rowOf(space.segment, id)
    if (row >= 0) setRange(bits, { lo: row, hi: row + 1 })
  }
  return { bits, borrowed: false }
}

/** One list after another is added to what the earlier ones have found. */
function rowsOfEither(space: Workspace, { either, not = false }: Either): FilterRows {
  const bits = space.take().fill(0)
  for (const filters of either) {
    const found = rowsOfAll(space, filters)
    space.kernels.unite(bits, [bits, found], 0, bits.length)
    space.give([found])
  }
  if (!not) return { bits, borrowed: false }
  const others = rowsOfAll(space, [])
  space.kernels.subtract(others, others, bits, 0, bits.length)
  space.give([bits])
  return { bits: others, borrowed: false }
}

/** Rows that match every filter of a list, in a bitmap that has to be given back. */
function rowsOfAll(space: Workspace, filters: readonly Filter[]): Bitmap {
  const bits = space.take().fill(0)
  for (const range of space.everything) setRange(bits, range)
  for (const filter of filters) {
    const rows = rowsOf(space, filter)
    const found = 'bits' in rows ? rows.bits : space.take().fill(0)
    if ('ranges' in rows) for (const range of rows.ranges) setRange(found, range)
    space.kernels.intersect(bits, [bits, found], 0, bits.length)
    if (!('borrowed' in rows && rows.borrowed)) space.give([found])
  }
  return bits
}

/** Of many thousands of values, a few are looked up; most of them are found along all runs. */
function rangesOf(level: Level, codes: Codes): Range[] {
  const { start, code } = level
  const runs: number[] = []
  if (codes.size * tuningOptions.runsToLookUp < code.length) {
    for (const value of codes) runs.push(...runsOf(level, value))
    runs.sort((a, b) => a - b)
  } else {
    for (let run = 0; run < code.length; run++) if (codes.has(code[run] as number)) runs.push(run)
  }
  return joined(runs.map((run) => ({ lo: start[run] as number, hi: start[run + 1] as number })))
}

export const numbersOf = (segment: Segment, column: string) => named(segment.numbers, column)

function named<T>(parts: Record<string, T>, column: string): T {
  const part = parts[column]
  if (part === undefined) throw new TypeError(`no such column, or not of that type: ${column}`)
  return part
}
