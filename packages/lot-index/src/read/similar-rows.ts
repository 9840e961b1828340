import { extractRange } from '../bits/extract.ts'
import type { Codes } from '../memory.ts'
import type { Similarity } from '../query.ts'
import { numbersOf } from './filter-rows.ts'
import type { Subset } from './subset.ts'

/** Rows of a run in the order of the number asked for, with it and the codes of those that shall be near. */
export type SimilarRows = { rows: Int32Array; numbers: Float64Array; near: Int32Array[] }

/** `name` tells it from what else is asked for. */
export type Asked = { name: string; among: Similarity['among']; columns: readonly string[]; of: string }

/** Rows of the finest run, of those asked for; where their number is unknown they are left out. */
export function similarRows(among: Subset, run: number, { columns, of }: Asked): SimilarRows {
  const { segment } = among.space
  const start = segment.levels.at(-1)?.start ?? Int32Array.of(0, segment.rows)
  const [lo, hi] = [start[run] as number, start[run + 1] as number]
  const all = new Int32Array(hi - lo)
  const count = extractRange(among.bits, lo, hi, all, 0)
  const { table, codes } = numbersOf(segment, of)
  const known = all.subarray(0, count).filter((row) => (codes[row] as number) < table.length)

  // Numbers are sorted many times as fast as by a function: the code, above the place in the run.
  const keys = new Float64Array(known.length)
  for (let i = 0; i < known.length; i++) {
    const row = known[i] as number
    keys[i] = (codes[row] as number) * all.length + row - lo
  }
  keys.sort()
  const rows = new Int32Array(known.length)
  const numbers = new Float64Array(known.length)
  for (let i = 0; i < known.length; i++) {
    const row = lo + ((keys[i] as number) % all.length)
    rows[i] = row
    numbers[i] = table[codes[row] as number] as number
  }
  return { rows, numbers, near: columns.map((column) => codesOf(rows, numbersOf(segment, column).codes)) }
}

function codesOf(rows: Int32Array, codes: Codes): Int32Array {
  const found = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) found[i] = codes[rows[i] as number] as number
  return found
}
