import { type Bitmap, has, type Range } from './bitmap.ts'

/** The number of ones in a word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countWords(bits: Bitmap, from: number, to: number): number {
  let total = 0
  for (let w = from; w < to; w++) {
    const word = bits[w] as number
    if (word !== 0) total += ones(word)
  }
  return total
}

/** How many rows from `lo` up to `hi` are in the set. */
export function countRange(bits: Bitmap, lo: number, hi: number): number {
  if (hi <= lo) return 0
  const first = lo >>> 5
  const last = (hi - 1) >>> 5
  const head = -1 << (lo & 31)
  const tail = -1 >>> (31 - ((hi - 1) & 31))
  if (first === last) return ones((bits[first] as number) & head & tail)
  return (
    ones((bits[first] as number) & head) +
    countWords(bits, first + 1, last) +
    ones((bits[last] as number) & tail)
  )
}

export function countRanges(bits: Bitmap, ranges: readonly Range[]): number {
  let total = 0
  for (const { lo, hi } of ranges) total += countRange(bits, lo, hi)
  return total
}

/** How many rows are in both. */
export function countBoth(a: Bitmap, b: Bitmap, from: number, to: number): number {
  let total = 0
  for (let w = from; w < to; w++) {
    const word = (a[w] as number) & (b[w] as number)
    if (word !== 0) total += ones(word)
  }
  return total
}

/** How many of the listed rows are in the set. */
export function countListed(bits: Bitmap, rows: Int32Array): number {
  let total = 0
  for (let i = 0; i < rows.length; i++) if (has(bits, rows[i] as number)) total++
  return total
}

/** Whether a row is in both. */
export function meet(a: Bitmap, b: Bitmap, from: number, to: number): boolean {
  for (let w = from; w < to; w++) if (((a[w] as number) & (b[w] as number)) !== 0) return true
  return false
}

/** Whether a row of `a` is not in `b`. */
export function exceeds(a: Bitmap, b: Bitmap, from: number, to: number): boolean {
  for (let w = from; w < to; w++) if (((a[w] as number) & ~(b[w] as number)) !== 0) return true
  return false
}
