import { type Bitmap, has } from './bitmap.ts'

/**
 * Walks along an order of rows from a place, at most `count` places: after `skip` rows of the set, at most `limit` of
 * them.
 */
export type Way = { from: number; step: 1 | -1; count: number; skip: number; limit: number }
/** How many places were passed, how many rows still have to be skipped, and the rows that were found. */
export type Walked = { gone: number; skip: number; rows: number[] }

export function walk(bits: Bitmap, rows: Int32Array, { from, step, count, skip, limit }: Way): Walked {
  const found: number[] = []
  let gone = 0
  let left = skip
  for (let at = from; gone < count && found.length < limit; gone++, at += step) {
    const row = rows[at] as number
    if (!has(bits, row)) continue
    if (left > 0) left--
    else found.push(row)
  }
  return { gone, skip: left, rows: found }
}
