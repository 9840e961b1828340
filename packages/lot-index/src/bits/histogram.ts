import type { Codes } from '../memory.ts'
import type { Bitmap, Range } from './bitmap.ts'

/** A number for each row, below `size`. */
export type Coded = { codes: Codes; size: number }

/** How often each code of each column occurs among the rows of a set. */
export function histograms(
  bits: Bitmap,
  ranges: readonly Range[],
  columns: readonly Coded[],
  out: readonly Uint32Array[],
): void {
  for (const [i, { codes }] of columns.entries()) {
    const counts = (out[i] as Uint32Array).fill(0)
    for (const { lo, hi } of ranges) if (lo < hi) addRange(counts, bits, lo, hi, codes)
  }
}

/** Finding the rows and counting their codes in one loop, one histogram at a time, was measured to be fastest. */
function addRange(counts: Uint32Array, bits: Bitmap, lo: number, hi: number, codes: Codes): void {
  const first = lo >>> 5
  const last = (hi - 1) >>> 5
  for (let w = first; w <= last; w++) {
    let word = (bits[w] as number) | 0
    if (w === first) word &= -1 << (lo & 31)
    if (w === last) word &= -1 >>> (31 - ((hi - 1) & 31))
    const base = (w << 5) + 31
    while (word !== 0) {
      const lowest = word & -word
      const code = codes[base - Math.clz32(lowest)] as number
      counts[code] = (counts[code] as number) + 1
      word ^= lowest
    }
  }
}

/** The same for rows one by one. */
export function rowHistograms(
  rows: Int32Array,
  columns: readonly Coded[],
  out: readonly Uint32Array[],
): void {
  for (const [column, { codes }] of columns.entries()) {
    const counts = (out[column] as Uint32Array).fill(0)
    for (let i = 0; i < rows.length; i++) {
      const code = codes[rows[i] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
  }
}
