import { setRow, wordsFor } from '../bits/bitmap.ts'
import { bitsIn, type Memory, rowsIn } from '../memory.ts'
import type { Posting } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'

/** Collects the rows of each code. Rows must come in ascending order. */
export class PostingsBuilder {
  private readonly postings: Posting[]
  private readonly filled: Int32Array

  constructor(memory: Memory, rows: number, counts: Int32Array) {
    this.filled = new Int32Array(counts.length)
    this.postings = Array.from(counts, (count) =>
      count * tuning.bitmapFrom >= rows ? bitsIn(memory, wordsFor(rows)) : rowsIn(memory, count),
    )
  }

  add(code: number, row: number): void {
    const posting = this.postings[code] as Posting
    if (posting instanceof Uint32Array) {
      setRow(posting, row)
      return
    }
    const at = this.filled[code] as number
    posting[at] = row
    this.filled[code] = at + 1
  }

  done(): Posting[] {
    return this.postings
  }
}
