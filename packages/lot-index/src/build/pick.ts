import { has, setRow } from '../bits/bitmap.ts'
import type { Level, Postings, Segment, Values } from '../segment/segment.ts'
import { lowerBound } from './sort.ts'
import type { Lists, Source, SourceTokens, SourceValues } from './source.ts'

/** Rows of a segment, ascending, as a source to build another of. */
export function pick(segment: Segment, rows: Int32Array): Source {
  const found = <T>(part: T | undefined, column: string): T => {
    if (part === undefined) throw new TypeError(`no such column: ${column}`)
    return part
  }
  return {
    rows: rows.length,
    ids: Uint32Array.from(rows, (row) => segment.ids[row] as number),
    values(column) {
      const level = segment.levels.find((one) => one.column === column)
      return level ? ofLevel(level, rows) : ofPack(segment, found(segment.values[column], column), rows)
    },
    tails: (column) => ofTails(found(segment.tails[column], column), rows),
    tokens: (column) => ofTokens(segment, found(segment.tokens[column], column), rows),
    numbers(column) {
      const { table, codes } = found(segment.numbers[column], column)
      // The code of null is past the table.
      return Float64Array.from(rows, (row) => table[codes[row] as number] ?? Number.NaN)
    },
  }
}

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

function ofTokens(
  segment: Segment,
  { dictionary, rows: postings }: Postings,
  rows: Int32Array,
): SourceTokens {
  const picked = new Uint32Array(segment.words)
  const placeOf = new Int32Array(segment.rows)
  for (let i = 0; i < rows.length; i++) {
    setRow(picked, rows[i] as number)
    placeOf[rows[i] as number] = i
  }
  const start = new Int32Array(rows.length + 1)
  for (const posting of postings) {
    eachRow(posting, picked, (row) => {
      const after = (placeOf[row] as number) + 1
      start[after] = (start[after] as number) + 1
    })
  }
  for (let i = 0; i < rows.length; i++) start[i + 1] = (start[i + 1] as number) + (start[i] as number)
  const items = new Uint32Array(start[rows.length] as number)
  const next = start.slice()
  postings.forEach((posting, code) => {
    eachRow(posting, picked, (row) => {
      const place = placeOf[row] as number
      const at = next[place] as number
      items[at] = code
      next[place] = at + 1
    })
  })
  return { strings: dictionary, items, start }
}

function eachRow(posting: Postings['rows'][number], picked: Uint32Array, visit: (row: number) => void) {
  if (posting instanceof Int32Array) {
    for (const row of posting) if (has(picked, row)) visit(row)
    return
  }
  for (let w = 0; w < posting.length; w++) {
    let word = (posting[w] as number) & (picked[w] as number)
    while (word !== 0) {
      const lowest = word & -word
      visit((w << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
