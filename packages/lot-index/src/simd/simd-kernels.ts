import type { Kernels } from '../bits/kernels.ts'
import { rowsIn } from '../memory.ts'
import { simdHistograms } from './simd-histograms.ts'
import type { Exports } from './wasm-exports.ts'
import type { WasmMemory } from './wasm-memory.ts'
import { instanceOver } from './webassembly.ts'

/** So many numbers may be written behind rows that are extracted. */
export const headroom = 8

/** The kernels over bitmaps that lie in a WebAssembly memory, as do rows, histograms and what is found of runs. */
export function simdKernels(memory: WasmMemory): Kernels {
  const run = instanceOver(memory.memory) as Exports
  const ends = rowsIn(memory, 2)
  const tally = simdHistograms(memory, run)

  return {
    intersect(out, all, from, to) {
      const [first, ...others] = all.map((bits) => bits.byteOffset)
      for (let i = 0; i === 0 || i < others.length; i += 2) {
        const a = i === 0 ? (first ?? out.byteOffset) : out.byteOffset
        const [b = a, c] = others.slice(i, i + 2)
        if (c === undefined) run.intersect2(out.byteOffset, a, b, from, to)
        else run.intersect3(out.byteOffset, a, b, c, from, to)
      }
    },
    unite: (out, a, from, to) => void run.unite(out.byteOffset, a.byteOffset, from, to),
    subtract: (out, a, b, from, to) =>
      void run.subtract(out.byteOffset, a.byteOffset, b.byteOffset, from, to),
    countRange: (bits, lo, hi) => run.countRange(bits.byteOffset, lo, hi),
    countListed: (bits, rows) => run.countListed(bits.byteOffset, rows.byteOffset, rows.length),
    countBoth: (a, b, from, to) => run.countBoth(a.byteOffset, b.byteOffset, from, to),
    countRuns: (bits, { start, from, to }, { lo, hi }, { runs, counts }) =>
      run.countRuns(bits.byteOffset, start.byteOffset, from, to, lo, hi, runs.byteOffset, counts.byteOffset),
    countPlaces: (bits, { start, from, to }, list, counts) =>
      void run.countPlaces(bits.byteOffset, start.byteOffset, list.byteOffset, from, to, counts.byteOffset),
    meet: (a, b, from, to) => run.meet(a.byteOffset, b.byteOffset, from, to) !== 0,
    exceeds: (a, b, from, to) => run.exceeds(a.byteOffset, b.byteOffset, from, to) !== 0,
    ...tally,
    extract: (bits, ranges, out) =>
      ranges.reduce((at, { lo, hi }) => run.extract(bits.byteOffset, lo, hi, out.byteOffset, at), 0),
    extremes(rows, codes, unknown) {
      const of = { 1: run.extremes1, 2: run.extremes2, 4: run.extremes4 }[codes.BYTES_PER_ELEMENT]
      of?.(rows.byteOffset, rows.length, codes.byteOffset, unknown, ends.byteOffset)
      return [ends[0] as number, (ends[1] as number) - 1]
    },
  }
}
