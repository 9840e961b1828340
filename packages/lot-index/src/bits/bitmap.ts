/** A set of rows, one bit each: row `r` is bit `r & 31` of word `r >>> 5`. Bits past the last row are 0. */
export type Bitmap = Uint32Array

/** Rows from `lo` up to but not including `hi`. */
export type Range = { readonly lo: number; readonly hi: number }

export const wordsFor = (rows: number) => (rows + 31) >>> 5

/** The first word of a range, and the one past its last. */
export const firstWord = ({ lo }: Range) => lo >>> 5
export const endWord = ({ hi }: Range) => (hi + 31) >>> 5

export const has = (bits: Bitmap, row: number) => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1

export function setRow(bits: Bitmap, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
}

export function setRange(bits: Bitmap, { lo, hi }: Range): void {
  if (hi <= lo) return
  const first = lo >>> 5
  const last = (hi - 1) >>> 5
  const head = -1 << (lo & 31)
  const tail = -1 >>> (31 - ((hi - 1) & 31))
  if (first === last) {
    bits[first] = (bits[first] as number) | (head & tail)
    return
  }
  bits[first] = (bits[first] as number) | head
  bits.fill(0xffffffff, first + 1, last)
  bits[last] = (bits[last] as number) | tail
}

/** Adds the rows at the places `from` to `to` of a list. */
export function setRows(bits: Bitmap, rows: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const row = rows[i] as number
    bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
  }
}

export function clearRows(bits: Bitmap, rows: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const row = rows[i] as number
    bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31))
  }
}
