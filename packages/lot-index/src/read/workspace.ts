import type { Bitmap, Range } from '../bits/bitmap.ts'
import { type Kernels, plainKernels } from '../bits/kernels.ts'
import { bitsIn, type Memory, plainMemory } from '../memory.ts'
import type { Level, Segment } from '../segment/segment.ts'
import { simdKernels } from '../simd/simd-kernels.ts'
import { WasmMemory } from '../simd/wasm-memory.ts'
import { tuning } from '../tuning.ts'

/** What one thread needs to read one segment: bitmaps to write on, used again and again. */
export class Workspace {
  readonly segment: Segment
  readonly everything: readonly Range[]
  readonly rows: Int32Array
  readonly kernels: Kernels
  private readonly memory: Memory
  private readonly free: Bitmap[] = []
  private readonly counts = new Map<Level, Uint32Array>()

  constructor(segment: Segment) {
    const wasm = segment.memory && new WasmMemory(segment.memory)
    this.memory = wasm ?? plainMemory
    this.kernels = wasm ? simdKernels(wasm, mostCounts(segment)) : plainKernels
    this.segment = segment
    this.everything = [{ lo: 0, hi: segment.rows }]
    this.rows = new Int32Array(Math.min(segment.rows, Math.max(tuning.fewToSort, tuning.fewToBound)))
  }

  /** A bitmap with anything in it. */
  take(): Bitmap {
    return this.free.pop() ?? bitsIn(this.memory, this.segment.words)
  }

  /**
   * Counts for the values of a level, all 0, where the kernels reach them; good until they are asked for again.
   * A level may have a hundred thousand values: to make them anew each time keeps the collector busy.
   */
  countsOf(level: Level): Uint32Array {
    const known = this.counts.get(level)
    if (known) return known.fill(0)
    const counts = bitsIn(this.memory, level.dictionary.length)
    this.counts.set(level, counts)
    return counts
  }

  /** A bitmap of another memory, where the kernels reach it. */
  copy(bits: Bitmap): Bitmap {
    const copied = this.take()
    copied.set(bits)
    return copied
  }

  give(bitmaps: Iterable<Bitmap>): void {
    this.free.push(...bitmaps)
  }
}

const mostCounts = ({ packs }: Segment) => Math.max(0, ...packs.map(({ size }) => size))
