import { type Bitmap, endWord, firstWord, type Range } from '../bits/bitmap.ts'
import { type Kernels, plainKernels } from '../bits/kernels.ts'
import type { Found } from '../bits/run-types.ts'
import { bitsIn, type Memory, plainMemory, rowsIn } from '../memory.ts'
import type { Level, Segment } from '../segment/segment.ts'
import { headroom, simdKernels } from '../simd/simd-kernels.ts'
import { WasmMemory } from '../simd/wasm-memory.ts'
import { tuningOptions } from '../tuning.ts'

/** What one thread needs to read one segment: bitmaps to write to, used again and again. */
export class Workspace {
  readonly segment: Segment
  readonly everything: readonly Range[]
  /** Room for the rows of a result that is sorted, or of a list that is counted. */
  readonly rows: Int32Array
  readonly kernels: Kernels
  private readonly memory: Memory
  private readonly free: Bitmap[] = []
  private readonly blanks: Bitmap[] = []
  private readonly lists: Int32Array[] = []
  private readonly histograms = new Map<number, Uint32Array[]>()
  private readonly counts = new Map<Level, Uint32Array>()
  private found: Found | null = null
  private greatest = -1

  constructor(segment: Segment) {
    const wasm = segment.memory && new WasmMemory(segment.memory)
    this.memory = wasm ?? plainMemory
    this.kernels = wasm ? simdKernels(wasm) : plainKernels
    this.segment = segment
    this.everything = [{ lo: 0, hi: segment.rows }]
    this.rows = rowsIn(this.memory, Math.min(segment.rows, tuningOptions.fewToSort) + headroom)
  }

  /** 0 where there is no row. */
  get greatestId(): number {
    if (this.greatest < 0) this.greatest = this.segment.ids.reduce((a, b) => Math.max(a, b), 0)
    return this.greatest
  }

  /** A bitmap with arbitrary contents. */
  take(): Bitmap {
    return this.free.pop() ?? this.blanks.pop() ?? bitsIn(this.memory, this.segment.words)
  }

  /** Room for a few rows. */
  takeList(): Int32Array {
    const most = Math.min(this.segment.rows, tuningOptions.fewRows)
    return this.lists.pop() ?? rowsIn(this.memory, most + headroom)
  }

  giveList(list: Int32Array): void {
    this.lists.push(list)
  }

  /** Room for a histogram, with arbitrary contents: a new one each time would keep the garbage collector busy. */
  takeHistogram(size: number): Uint32Array {
    return this.histograms.get(size)?.pop() ?? bitsIn(this.memory, size)
  }

  giveHistograms(histograms: Iterable<Uint32Array>): void {
    for (const histogram of histograms) {
      const free = this.histograms.get(histogram.length)
      if (free) free.push(histogram)
      else this.histograms.set(histogram.length, [histogram])
    }
  }

  /** A bitmap with nothing outside of the ranges; inside them it may contain anything if they cover everything. */
  blank(ranges: readonly Range[]): Bitmap {
    if (ranges === this.everything) return this.take()
    return this.blanks.pop() ?? this.cleared(this.free.pop()) ?? bitsIn(this.memory, this.segment.words)
  }

  /** Takes back a bitmap with nothing outside of the ranges: clearing few rows is faster than clearing all. */
  giveBack(bits: Bitmap, ranges: readonly Range[]): void {
    const words = ranges.reduce((sum, range) => sum + endWord(range) - firstWord(range), 0)
    if (words * 4 > bits.length) {
      this.free.push(bits)
      return
    }
    for (const range of ranges) this.kernels.fill(bits, 0, firstWord(range), endWord(range))
    this.blanks.push(bits)
  }

  private cleared(bits: Bitmap | undefined): Bitmap | undefined {
    if (bits) this.kernels.fill(bits, 0, 0, bits.length)
    return bits
  }

  /**
   * Counts for the values of a level, all 0; its users leave them that way. A level may have a hundred thousand values:
   * filling them each time would take longer than counting.
   */
  countsOf(level: Level): Uint32Array {
    const known = this.counts.get(level)
    if (known) return known
    const counts = new Uint32Array(level.dictionary.length)
    this.counts.set(level, counts)
    return counts
  }

  /** Room for what a kernel finds in the runs of any level. */
  get runs(): Found {
    const most = this.segment.levels.at(-1)?.code.length ?? 0
    this.found ??= { runs: rowsIn(this.memory, most), counts: bitsIn(this.memory, most) }
    return this.found
  }

  /** A bitmap from other memory, copied to where the kernels can reach it. */
  copy(bits: Bitmap): Bitmap {
    const copied = this.take()
    copied.set(bits)
    return copied
  }

  give(bitmaps: Iterable<Bitmap>): void {
    this.free.push(...bitmaps)
  }
}
