import type { Kernels } from '../bits/kernels.ts'
import { buckets } from '../bits/select.ts'
import { bitsIn, rowsIn } from '../memory.ts'
import { simdCombine } from './simd-combine.ts'
import { simdHistograms } from './simd-histograms.ts'
import type { Exports } from './wasm-exports.ts'
import type { WasmMemory } from './wasm-memory.ts'
import { instanceOver } from './webassembly.ts'

/** How many numbers may be written past the rows that are extracted. */
export const headroom = 8
/** Rows on most pages. */
const mostWalked = 254

/** The kernels for bitmaps in WebAssembly memory, together with rows, histograms and what is found in runs. */
export function simdKernels(memory: WasmMemory): Kernels {
  const run = instanceOver(memory.memory) as Exports
  const ends = rowsIn(memory, 2)
  const selected = rowsIn(memory, 3)
  const counts = bitsIn(memory, buckets)
  let walked = rowsIn(memory, mostWalked + 2)

  return {
    ...simdCombine(memory, run),
    ...simdHistograms(memory, run),
    subtract: (out, a, b, from, to) => run.subtract(out.byteOffset, a.byteOffset, b.byteOffset, from, to),
    fill: (bits, bit, from, to) => void run.fillWords(bits.byteOffset, bit === 0 ? 0 : 0xff, from, to),
    copy: (out, bits) => void run.copyWords(out.byteOffset, bits.byteOffset, bits.length),
    setRows: (bits, rows, from, to) => void run.setRows(bits.byteOffset, rows.byteOffset, from, to),
    clearRows: (bits, rows, from, to) => void run.clearRows(bits.byteOffset, rows.byteOffset, from, to),
    walk(bits, rows, { from, step, count, skip, limit }) {
      if (walked.length < limit + 2) walked = rowsIn(memory, 2 * limit + 2)
      const [of, along, to] = [bits.byteOffset, rows.byteOffset, walked.byteOffset]
      const found = run.walk(of, along, from, step, count, skip, limit, to)
      const [gone = 0, left = 0] = walked
      return { gone, skip: left, rows: Array.from(walked.subarray(2, 2 + found)) }
    },
    select(rows, { codes, unknown, greatest, descending, base, shift }, from, to, out) {
      const of = { 1: run.select1, 2: run.select2, 4: run.select4 }[codes.BYTES_PER_ELEMENT]
      const among = [rows.byteOffset, rows.length, codes.byteOffset, unknown, greatest, descending ? 1 : 0]
      const room = [out.byteOffset, counts.byteOffset, selected.byteOffset]
      const count = of?.(...among, base, shift, from, to, ...room) ?? 0
      const [before = 0, first = 0, last = 0] = selected
      return { count, before, first, last }
    },
    countRange: (bits, lo, hi) => run.countRange(bits.byteOffset, lo, hi),
    countListed: (bits, rows) => run.countListed(bits.byteOffset, rows.byteOffset, rows.length),
    countBoth: (a, b, from, to) => run.countBoth(a.byteOffset, b.byteOffset, from, to),
    countRuns: (bits, { start, from, to }, { lo, hi }, { runs, counts }) =>
      run.countRuns(bits.byteOffset, start.byteOffset, from, to, lo, hi, runs.byteOffset, counts.byteOffset),
    countPlaces: (bits, { start, from, to }, list, counts) =>
      void run.countPlaces(bits.byteOffset, start.byteOffset, list.byteOffset, from, to, counts.byteOffset),
    meet: (a, b, from, to) => run.meet(a.byteOffset, b.byteOffset, from, to) !== 0,
    exceeds: (a, b, from, to) => run.exceeds(a.byteOffset, b.byteOffset, from, to) !== 0,
    extract: (bits, ranges, out) =>
      ranges.reduce((at, { lo, hi }) => run.extract(bits.byteOffset, lo, hi, out.byteOffset, at), 0),
    extremes(rows, codes, unknown) {
      const of = { 1: run.extremes1, 2: run.extremes2, 4: run.extremes4 }[codes.BYTES_PER_ELEMENT]
      of?.(rows.byteOffset, rows.length, codes.byteOffset, unknown, ends.byteOffset)
      return [ends[0] as number, (ends[1] as number) - 1]
    },
  }
}
