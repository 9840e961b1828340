import { expect, test } from 'vitest'
import { type Bitmap, setRow, wordsFor } from '../bits/bitmap.ts'
import { plainKernels } from '../bits/kernels.ts'
import { bitsIn, bytesIn, rowsIn, shortsIn } from '../memory.ts'
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

/** Stretches with no rows, with few, and with many, as searches produce them. */
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
  'with values up to %i in 200 rows, SIMD finds and counts the same as plain loops',
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

const columnsOf = { 1: bytesIn, 2: shortsIn, 4: bitsIn }

test.skipIf(pages === null).each([1, 2, 4] as const)(
  'with codes of %i bytes, SIMD combines, walks, and selects rows the same as plain loops',
  (bytes) => {
    if (pages === null) return
    const memory = new WasmMemory(pages)
    const kernels = simdKernels(memory)
    const all = Array.from({ length: 40 }, () => anyRows(bitsIn(memory, words), 200))
    const [out, expected] = [bitsIn(memory, words), new Uint32Array(words)]
    const order = rowsIn(memory, rows)
    const codes = columnsOf[bytes](memory, rows)
    const unknown = { 1: 255, 2: 60_000, 4: 4_000_000_000 }[bytes]
    for (let row = 0; row < rows; row++) {
      codes[row] = below(9) === 0 ? unknown : below(1 << 24) % unknown
      order[row] = (row * 7919) % rows
    }
    const [found, others] = [rowsIn(memory, rows), new Int32Array(rows)]
    for (const count of [1, 2, 3, 4, 5, 6, 7, 40]) {
      const [from, to] = [below(words >> 1), words - below(9)]
      const some = all.slice(0, count)
      expect(kernels.intersect(out, some, from, to)).toBe(plainKernels.intersect(expected, some, from, to))
      expect(out).toEqual(expected)
      kernels.unite(out, some, from, to)
      plainKernels.unite(expected, some, from, to)
      expect(out).toEqual(expected)
      const [a = out, b = a] = some
      expect(kernels.subtract(out, a, b, from, to)).toBe(plainKernels.subtract(expected, a, b, from, to))
      for (const run of [kernels, plainKernels]) {
        const bits = run === kernels ? out : expected
        run.fill(bits, 1, from, to)
        run.clearRows(bits, order, 0, 9000)
        run.setRows(bits, order, 5000, 9500)
      }
      expect(out).toEqual(expected)
      for (const step of [1, -1] as const) {
        const way = {
          from: below(rows / 2) + rows / 4,
          step,
          count: 4000,
          skip: below(30),
          limit: below(900),
        }
        expect(kernels.walk(a, order, way)).toEqual(plainKernels.walk(a, order, way))
      }
      const keys = { codes, unknown, greatest: unknown - 1, base: 0, shift: 8 * (bytes - 1) }
      for (const descending of [false, true]) {
        const [first, last] = [below(rows), below(rows)].sort((x, y) => x - y) as [number, number]
        const wide = { ...keys, shift: bytes === 4 ? 21 : keys.shift, descending }
        const selected = plainKernels.select(order, wide, first, last, others)
        expect(kernels.select(order, wide, first, last, found)).toEqual(selected)
        expect(found.subarray(0, selected.count)).toEqual(others.subarray(0, selected.count))
      }
    }
  },
)
