import type { Level, Segment, Values } from '../segment/segment.ts'
import { pickTokens } from './pick-tokens.ts'
import { lowerBound } from './sort.ts'
import { type Lists, named, type Source, type SourceValues } from './source.ts'

/** Some of a segment's rows, ascending, as a source for building another one. */
export const pick = (segment: Segment, rows: Int32Array): Source => ({
  rows: rows.length,
  ids: codesOf(rows, segment.ids),
  values(column) {
    const level = segment.levels.find((one) => one.column === column)
    return level ? ofLevel(level, rows) : ofPack(segment, named(segment.values, column), rows)
  },
  tails: (column) => ofTails(named(segment.tails, column), rows),
  tokens: (column) => pickTokens(named(segment.tokens, column), rows),
  numbers(column, into) {
    const { table, codes } = named(segment.numbers, column)
    for (let i = 0; i < rows.length; i++) {
      // The code of null is past the end of the table.
      into[i] = table[codes[rows[i] as number] as number] ?? Number.NaN
    }
  },
})

/** A loop, here and below: `from` with a function takes several times as long. */
function codesOf(rows: Int32Array, all: Uint32Array): Uint32Array {
  const codes = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) codes[i] = all[rows[i] as number] as number
  return codes
}

function ofLevel({ dictionary, start, code }: Level, rows: Int32Array): SourceValues {
  const codes = new Uint32Array(rows.length)
  let run = rows.length > 0 ? Math.max(0, lowerBound(start, (rows[0] as number) + 1) - 1) : 0
  for (let i = 0; i < rows.length; i++) {
    while ((start[run + 1] as number) <= (rows[i] as number)) run++
    codes[i] = code[run] as number
  }
  return { strings: dictionary, codes }
}

function ofPack(segment: Segment, { dictionary, place, derived }: Values, rows: Int32Array): SourceValues {
  const packed = segment.packs[place.pack]?.codes ?? new Uint16Array()
  const { stride, size } = place
  const codes = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    codes[i] = Math.floor((packed[rows[i] as number] as number) / stride) % size
  }
  if (derived) for (let i = 0; i < codes.length; i++) codes[i] = derived[codes[i] as number] as number
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
  let to = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    const end = start[row + 1] as number
    for (let at = start[row] as number; at < end; at++) items[to++] = bytes[at] as number
  }
  return { items, start: starts }
}
