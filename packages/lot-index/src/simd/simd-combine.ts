import type { Bitmap } from '../bits/bitmap.ts'
import type { Kernels } from '../bits/kernels.ts'
import { bitsIn } from '../memory.ts'
import type { Exports } from './wasm-exports.ts'
import type { WasmMemory } from './wasm-memory.ts'

/** How many bitmaps are combined in one pass. */
const mostBitmaps = 32

/** What bitmaps have in common and what is in any of them. */
export function simdCombine(memory: WasmMemory, run: Exports): Pick<Kernels, 'intersect' | 'unite'> {
  const addresses = bitsIn(memory, mostBitmaps)

  /** Each pass after the first continues with what is in `out`. */
  const inPasses = (out: Bitmap, all: readonly Bitmap[], pass: (count: number) => number): number => {
    let count = 0
    let answer = 0
    for (const bits of all) {
      if (count === mostBitmaps) {
        pass(count)
        addresses[0] = out.byteOffset
        count = 1
      }
      addresses[count++] = bits.byteOffset
    }
    if (count > 0) answer = pass(count)
    return answer
  }

  return {
    intersect: (out, all, from, to) =>
      inPasses(out, all, (count) => run.intersect(out.byteOffset, addresses.byteOffset, count, from, to)),
    unite: (out, all, from, to) =>
      void inPasses(out, all, (count) => run.unite(out.byteOffset, addresses.byteOffset, count, from, to)),
  }
}
