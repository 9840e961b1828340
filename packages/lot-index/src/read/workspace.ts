import type { Bitmap, Range } from '../bits/bitmap.ts'
import type { Segment } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'

/** What one thread needs to read one segment: bitmaps to write on, used again and again. */
export class Workspace {
  readonly segment: Segment
  readonly everything: readonly Range[]
  readonly rows: Int32Array
  private readonly free: Bitmap[] = []

  constructor(segment: Segment) {
    this.segment = segment
    this.everything = [{ lo: 0, hi: segment.rows }]
    this.rows = new Int32Array(Math.min(segment.rows, Math.max(tuning.fewToSort, tuning.fewToBound)))
  }

  /** A bitmap with anything in it. */
  take(): Bitmap {
    return this.free.pop() ?? new Uint32Array(this.segment.words)
  }

  give(bitmaps: Iterable<Bitmap>): void {
    this.free.push(...bitmaps)
  }
}
