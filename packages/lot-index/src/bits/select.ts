import type { Codes } from '../memory.ts'

export const buckets = 2048

/**
 * The rows' keys: their codes, or `greatest` minus their codes if the order is descending; `unknown` stays last either
 * way. They fall into buckets of 2^shift keys each, starting at `base`.
 */
export type SelectKeys = {
  codes: Codes
  unknown: number
  greatest: number
  descending: boolean
  base: number
  shift: number
}
/** How many rows were selected, how many come before them, and the first and the last bucket that they are in. */
export type Selected = { count: number; before: number; first: number; last: number }

/** Those of the rows whose keys may be at the places `from` up to `to` of their order, written to `out`. */
export function select(
  rows: Int32Array,
  { codes, unknown, greatest, descending, base, shift }: SelectKeys,
  from: number,
  to: number,
  out: Int32Array,
): Selected {
  const bucketOf = (row: number) => {
    const code = codes[row] as number
    return ((descending && code !== unknown ? greatest - code : code) - base) >>> shift
  }
  const counts = new Uint32Array(buckets)
  for (const row of rows) {
    const bucket = bucketOf(row)
    counts[bucket] = (counts[bucket] as number) + 1
  }
  let first = 0
  let before = 0
  while (first < buckets - 1 && before + (counts[first] as number) <= from)
    before += counts[first++] as number
  let last = first
  let until = before + (counts[first] as number)
  while (last < buckets - 1 && until < to) until += counts[++last] as number
  let count = 0
  for (const row of rows) {
    const bucket = bucketOf(row)
    if (bucket >= first && bucket <= last) out[count++] = row
  }
  return { count, before, first, last }
}
