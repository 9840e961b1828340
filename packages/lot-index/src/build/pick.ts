import type { Level, Segment, Values } from '../segment/segment.ts'
import { pickTokens } from './pick-tokens.ts'
import { lowerBound } from './sort.ts'
import { type Lists, named, type Source, type SourceValues } from './source.ts'

/** Rows of a segment, ascending, as a source to build another of. */
export const pick = (segment: Segment, rows: Int32Array): Source => ({
  rows: rows.length,
  ids: Uint32Array.from(rows, (row) => segment.ids[row] as number),
  values(column) {
    const level = segment.levels.find((one) => one.column === column)
    return level ? ofLevel(level, rows) : ofPack(segment, named(segment.values, column), rows)
  },
  tails: (column) => ofTails(named(segment.tails, column), rows),
  tokens: (column) => pickTokens(named(segment.tokens, column), rows),
  numbers(column) {
    const { table, codes } = named(segment.numbers, column)
    // The code of null is past the table.
    return Float64Array.from(rows, (row) => table[codes[row] as number] ?? Number.NaN)
  },
})

function ofLevel({ dictionary, start, code }: Level, rows: Int32Array): SourceValues {
  let run = rows.length > 0 ? Math.max(0, lowerBound(start, (rows[0] as number) + 1) - 1) : 0
  const codes = Uint32Array.from(rows, (row) => {
    while ((start[run + 1] as number) <= row) run++
    return code[run] as number
  })
  return { strings: dictionary, codes }
}

function ofPack(segment: Segment, { dictionary, place }: Values, rows: Int32Array): SourceValues {
  const packed = segment.packs[place.pack]?.codes ?? new Uint16Array()
  const { stride, size } = place
  const codes = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    codes[i] = Math.floor((packed[rows[i] as number] as number) / stride) % size
  }
  return { strings: dictionary, codes }
}

function ofTails(
  { bytes, start }: { bytes: Uint8Array; start: Int32Array },
  rows: Int32Array,
): Lists<Uint8Array> {
  const starts = new Int32Array(rows.length + 1)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    starts[i + 1] = (starts[i] as number) + (start[row + 1] as number) - (start[row] as number)
  }
  const items = new Uint8Array(starts[rows.length] as number)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    items.set(bytes.subarray(start[row], start[row + 1]), starts[i])
  }
  return { items, start: starts }
}
