import { type Bitmap, endWord, firstWord, type Range } from './bitmap.ts'
import { extract } from './extract.ts'

/** Rows are taken out of the bitmap this many words at a time, so that they stay in the first cache. */
const wordsAtOnce = 128
const rows = new Int32Array(wordsAtOnce * 32)

/** How often each code occurs among the rows of a set. */
export function histogram(
  bits: Bitmap,
  ranges: readonly Range[],
  codes: Uint16Array | Uint32Array,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size)
  for (const range of ranges) {
    const end = endWord(range)
    for (let w = firstWord(range); w < end; w += wordsAtOnce) {
      const lo = Math.max(range.lo, w << 5)
      const hi = Math.min(range.hi, (w + wordsAtOnce) << 5)
      addCodes(counts, codes, extract(bits, [{ lo, hi }], rows))
    }
  }
  return counts
}

function addCodes(counts: Uint32Array, codes: Uint16Array | Uint32Array, length: number) {
  for (let i = 0; i < length; i++) {
    const code = codes[rows[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}
