import { extractRange } from '../bits/extract.ts'
import type { Codes } from '../memory.ts'
import type { Similarity } from '../query.ts'
import { numbersOf } from './filter-rows.ts'
import type { Subset } from './subset.ts'

/** Rows of a run in the order of the requested number, with it and the codes of those that should be close. */
export type SimilarRows = { rows: Int32Array; numbers: Float64Array; near: Int32Array[] }

/** `name` distinguishes it from other requests. */
export type Asked = { name: string; among: Similarity['among']; columns: readonly string[]; of: string }

/** The requested rows of the finest run; those whose number is unknown are left out. */
export function similarRows(among: Subset, run: number, { columns, of }: Asked): SimilarRows {
  const { segment } = among.space
  const start = segment.levels.at(-1)?.start ?? Int32Array.of(0, segment.rows)
  const [lo, hi] = [start[run] as number, start[run + 1] as number]
  const all = new Int32Array(hi - lo)
  const count = extractRange(among.bits, lo, hi, all, 0)
  const { table, codes } = numbersOf(segment, of)
  const known = all.subarray(0, count).filter((row) => (codes[row] as number) < table.length)

  // Numbers sort many times faster than with a comparison function: the code, above the place in the run.
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
