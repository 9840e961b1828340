import type { Bitmap, Range } from './bitmap.ts'

/** Writes the rows of a set within the ranges to `out`, ascending, and returns how many they are. */
export function extract(bits: Bitmap, ranges: readonly Range[], out: Int32Array): number {
  let count = 0
  for (const { lo, hi } of ranges) count = extractRange(bits, lo, hi, out, count)
  return count
}

/** Writes from place `at` on, and returns the place after the last. */
export function extractRange(bits: Bitmap, lo: number, hi: number, out: Int32Array, at: number): number {
  if (hi <= lo) return at
  const first = lo >>> 5
  const last = (hi - 1) >>> 5
  let count = at
  for (let w = first; w <= last; w++) {
    let word = (bits[w] as number) | 0
    if (w === first) word &= -1 << (lo & 31)
    if (w === last) word &= -1 >>> (31 - ((hi - 1) & 31))
    const base = (w << 5) + 31
    while (word !== 0) {
      const lowest = word & -word
      out[count++] = base - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return count
}
