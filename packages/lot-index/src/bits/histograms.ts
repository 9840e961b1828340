import { type Bitmap, endWord, firstWord, type Range } from './bitmap.ts'
import { extractRange } from './extract.ts'

/** Rows are taken out of the bitmap this many words at a time, so that they stay in the first cache. */
const wordsAtOnce = 128
const rows = new Int32Array(wordsAtOnce * 32)

export type Coded = { codes: Uint16Array | Uint32Array; size: number }

/** For each coding, how often each code occurs among the rows of a set. */
export function histograms(bits: Bitmap, ranges: readonly Range[], codings: readonly Coded[]): Uint32Array[] {
  // Two histograms a coding, added up in the end: equal codes in a row need not wait for one another.
  const odd = codings.map(({ size }) => new Uint32Array(size))
  const even = codings.map(({ size }) => new Uint32Array(size))
  for (const range of ranges) {
    const end = endWord(range)
    for (let w = firstWord(range); w < end; w += wordsAtOnce) {
      const count = extractRange(
        bits,
        Math.max(range.lo, w << 5),
        Math.min(range.hi, (w + wordsAtOnce) << 5),
        rows,
        0,
      )
      for (let i = 0; i < codings.length; i++) {
        addCodes(odd[i] as Uint32Array, even[i] as Uint32Array, (codings[i] as Coded).codes, count)
      }
    }
  }
  return odd.map((counts, i) => counts.map((count, code) => count + (even[i]?.[code] as number)))
}

function addCodes(odd: Uint32Array, even: Uint32Array, codes: Coded['codes'], count: number) {
  let i = 0
  for (; i + 1 < count; i += 2) {
    const one = codes[rows[i] as number] as number
    const other = codes[rows[i + 1] as number] as number
    odd[one] = (odd[one] as number) + 1
    even[other] = (even[other] as number) + 1
  }
  if (i < count) {
    const last = codes[rows[i] as number] as number
    odd[last] = (odd[last] as number) + 1
  }
}
