import { setRow, wordsFor } from '../bits/bitmap.ts'
import { sharedBits, sharedRows } from '../memory.ts'
import type { Posting } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'

/** Collects the rows of each code. Rows must come in ascending order. */
export class PostingsBuilder {
  private readonly postings: Posting[]
  private readonly filled: Int32Array

  constructor(rows: number, counts: Int32Array) {
    this.filled = new Int32Array(counts.length)
    this.postings = Array.from(counts, (count) =>
      count * tuning.bitmapFrom >= rows ? sharedBits(wordsFor(rows)) : sharedRows(count),
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
