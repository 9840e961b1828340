import type { Kernels } from '../bits/kernels.ts'
import { plainKernels } from '../bits/kernels.ts'
import type { WasmMemory } from './wasm-memory.ts'
import { instanceOver } from './webassembly.ts'

/** kernels.c: addresses and bounds go in, counts come out. */
type Exports = Record<
  | 'intersect1'
  | 'intersect2'
  | 'unite'
  | 'subtract'
  | 'countRange'
  | 'countBoth'
  | 'countRuns'
  | 'meet'
  | 'exceeds'
  | 'histogram',
  (...numbers: number[]) => number
>

/** The kernels over bitmaps that lie in a WebAssembly memory, and so do counts of runs. Those of histograms are copied out. */
export function simdKernels(memory: WasmMemory, mostCounts: number): Kernels {
  const run = instanceOver(memory.memory) as Exports
  const { buffer, offset } = memory.allocate(mostCounts * 4)
  const counted = new Uint32Array(buffer, offset, mostCounts)

  return {
    intersect(out, others, from, to) {
      for (let i = 0; i < others.length; i += 2) {
        const a = others[i]?.byteOffset ?? 0
        const b = others[i + 1]?.byteOffset
        if (b === undefined) run.intersect1(out.byteOffset, a, from, to)
        else run.intersect2(out.byteOffset, a, b, from, to)
      }
    },
    unite: (out, a, from, to) => void run.unite(out.byteOffset, a.byteOffset, from, to),
    subtract: (out, a, b, from, to) =>
      void run.subtract(out.byteOffset, a.byteOffset, b.byteOffset, from, to),
    countRange: (bits, lo, hi) => run.countRange(bits.byteOffset, lo, hi),
    countBoth: (a, b, from, to) => run.countBoth(a.byteOffset, b.byteOffset, from, to),
    countRuns: (bits, { start, code, from, to }, { lo, hi }, counts) =>
      void run.countRuns(
        bits.byteOffset,
        start.byteOffset,
        code.byteOffset,
        from,
        to,
        lo,
        hi,
        counts.byteOffset,
      ),
    meet: (a, b, from, to) => run.meet(a.byteOffset, b.byteOffset, from, to) !== 0,
    exceeds: (a, b, from, to) => run.exceeds(a.byteOffset, b.byteOffset, from, to) !== 0,
    histogram(bits, ranges, codes, size) {
      if (codes instanceof Uint32Array) return plainKernels.histogram(bits, ranges, codes, size)
      counted.fill(0, 0, size)
      for (const { lo, hi } of ranges) {
        run.histogram(bits.byteOffset, lo, hi, codes.byteOffset, counted.byteOffset)
      }
      return counted.slice(0, size)
    },
  }
}
