import { expect, test } from 'vitest'
import { type Bitmap, setRow, wordsFor } from '../bits/bitmap.ts'
import { plainKernels } from '../bits/kernels.ts'
import { bitsIn, rowsIn, shortsIn } from '../memory.ts'
import { headroom, simdKernels } from './simd-kernels.ts'
import { WasmMemory } from './wasm-memory.ts'
import { newPages } from './webassembly.ts'

const pages = newPages()
const rows = 20_000
const words = wordsFor(rows)
const size = 300

let state = 1
function below(limit: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return (state >>> 8) % limit
}

/** Stretches with no rows, with a few and with many, as a search leaves them. */
function anyRows(bits: Bitmap, most: number): Bitmap {
  bits.fill(0)
  for (let from = 0; from < rows; ) {
    const to = Math.min(rows, from + below(3000))
    const part = below(4) === 0 ? 0 : below(most) + 1
    for (let row = from; row < to; row++) if (below(200) < part) setRow(bits, row)
    from = to
  }
  return bits
}

function anyRanges() {
  const ends = Array.from({ length: 6 }, () => below(rows + 1)).sort((a, b) => a - b)
  return [0, 2, 4].map((i) => ({ lo: ends[i] as number, hi: ends[i + 1] as number }))
}

test.skipIf(pages === null).each([2, 8, 60, 200])(
  'of %i in 200 rows SIMD finds and counts what plain loops do',
  (most) => {
    if (pages === null) return
    const memory = new WasmMemory(pages)
    const kernels = simdKernels(memory)
    const bits = bitsIn(memory, words)
    const other = bitsIn(memory, words)
    const out = rowsIn(memory, rows + headroom)
    const columns = Array.from({ length: 5 }, () => {
      const codes = shortsIn(memory, rows)
      for (let row = 0; row < rows; row++) codes[row] = below(size)
      return { codes, size }
    })
    for (let i = 0; i < 20; i++) {
      anyRows(bits, most)
      anyRows(other, 200)
      const ranges = i % 2 === 0 ? anyRanges() : [{ lo: 0, hi: rows }]
      const found = new Int32Array(rows)
      const count = plainKernels.extract(bits, ranges, found)
      expect(kernels.extract(bits, ranges, out)).toBe(count)
      expect(out.subarray(0, count)).toEqual(found.subarray(0, count))
      const some = columns.slice(0, 1 + (i % columns.length))
      const counts = some.map(() => bitsIn(memory, size))
      const expected = some.map(() => new Uint32Array(size))
      kernels.histograms(bits, ranges, some, counts)
      plainKernels.histograms(bits, ranges, some, expected)
      expect(counts).toEqual(expected)
      kernels.rowHistograms(out.subarray(0, count), some, counts)
      plainKernels.rowHistograms(found.subarray(0, count), some, expected)
      expect(counts).toEqual(expected)
      expect(kernels.countBoth(bits, other, 0, words)).toBe(plainKernels.countBoth(bits, other, 0, words))
    }
  },
)
