import { wordsFor } from '../bits/bitmap.ts'
import { bitsIn, type Memory, rowsIn } from '../memory.ts'
import type { Posting } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'

const none = -1

/**
 * Collects the rows of each code. Rows must come in ascending order. All bitmaps are parts of one array, and all lists
 * of another: millions of rows are added one by one, and small segments are built all the time.
 */
export class PostingsBuilder {
  private readonly words: number
  private readonly bits: Uint32Array
  private readonly rows: Int32Array
  /** By code: where its bitmap begins, if it has one; */
  private readonly bitmapAt: Int32Array
  /** otherwise where its list does, and where the next row goes. */
  private readonly listAt: Int32Array
  private readonly next: Int32Array

  constructor(memory: Memory, rows: number, counts: Int32Array) {
    this.words = wordsFor(rows)
    // Kernels read four words at a time.
    const apart = Math.ceil(this.words / 4) * 4
    this.bitmapAt = new Int32Array(counts.length).fill(none)
    this.listAt = new Int32Array(counts.length)
    let bitmaps = 0
    let listed = 0
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] as number
      this.listAt[code] = listed
      if (count * tuningOptions.bitmapFrom >= rows) this.bitmapAt[code] = apart * bitmaps++
      else listed += count
    }
    this.next = this.listAt.slice()
    this.bits = bitsIn(memory, apart * bitmaps)
    this.rows = rowsIn(memory, listed)
  }

  add(code: number, row: number): void {
    const { bits, rows, next } = this
    const bitmap = this.bitmapAt[code] as number
    if (bitmap !== none) {
      const word = bitmap + (row >>> 5)
      bits[word] = (bits[word] as number) | (1 << (row & 31))
      return
    }
    const at = next[code] as number
    rows[at] = row
    next[code] = at + 1
  }

  done(): Posting[] {
    return Array.from(this.bitmapAt, (bitmap, code) =>
      bitmap === none
        ? this.rows.subarray(this.listAt[code], this.next[code])
        : this.bits.subarray(bitmap, bitmap + this.words),
    )
  }
}
