import { setRow, wordsFor } from '../bits/bitmap.ts'
import { bitsIn, type Memory, rowsIn } from '../memory.ts'
import type { Posting } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'

const none = new Uint32Array()

/** Collects the rows of each code. Rows must come in ascending order. */
export class PostingsBuilder {
  /** By code one or the other: which it is, is asked for every row. */
  private readonly bitmaps: Uint32Array[]
  private readonly lists: Int32Array[]
  private readonly filled: Int32Array

  constructor(memory: Memory, rows: number, counts: Int32Array) {
    const isMany = (count: number) => count * tuning.bitmapFrom >= rows
    this.filled = new Int32Array(counts.length)
    this.bitmaps = Array.from(counts, (count) => (isMany(count) ? bitsIn(memory, wordsFor(rows)) : none))
    this.lists = Array.from(counts, (count) => rowsIn(memory, isMany(count) ? 0 : count))
  }

  add(code: number, row: number): void {
    const bitmap = this.bitmaps[code] as Uint32Array
    if (bitmap !== none) {
      setRow(bitmap, row)
      return
    }
    const at = this.filled[code] as number
    const list = this.lists[code] as Int32Array
    list[at] = row
    this.filled[code] = at + 1
  }

  done(): Posting[] {
    return this.bitmaps.map((bitmap, code) => (bitmap === none ? (this.lists[code] as Int32Array) : bitmap))
  }
}
