import type { Coded } from '../bits/histogram.ts'
import { type Kernels, plainKernels } from '../bits/kernels.ts'
import { rowsIn } from '../memory.ts'
import type { Exports } from './wasm-exports.ts'
import type { WasmMemory } from './wasm-memory.ts'

/** How many columns are counted in one pass. */
const mostColumns = 4
/** What kernels.c collects, and what the words at an end and its writing ahead may add. */
const batchSize = 1024 + 96 + 33 * 32 + 8

/** For columns with two-byte codes. All arrays are in the kernels' memory. */
export function simdHistograms(
  memory: WasmMemory,
  run: Exports,
): Pick<Kernels, 'histograms' | 'rowHistograms'> {
  const batch = rowsIn(memory, batchSize).byteOffset
  const ofSet = [run.histogram1, run.histogram2, run.histogram3, run.histogram4]
  const ofRows = [run.rowHistogram1, run.rowHistogram2, run.rowHistogram3, run.rowHistogram4]
  const fits = ({ codes }: Coded) => codes instanceof Uint16Array

  const inPasses = (
    columns: readonly Coded[],
    out: readonly Uint32Array[],
    pass: (columns: number, addresses: number[]) => void,
  ) => {
    for (let from = 0; from < columns.length; from += mostColumns) {
      const few = columns.slice(from, from + mostColumns)
      pass(
        few.length,
        few.flatMap(({ codes }, i) => [codes.byteOffset, (out[from + i] as Uint32Array).fill(0).byteOffset]),
      )
    }
  }

  return {
    histograms: (bits, ranges, columns, out) =>
      columns.every(fits)
        ? inPasses(columns, out, (count, addresses) => {
            for (const { lo, hi } of ranges) {
              ofSet[count - 1]?.(bits.byteOffset, lo, hi, batch, ...addresses)
            }
          })
        : plainKernels.histograms(bits, ranges, columns, out),
    rowHistograms: (rows, columns, out) =>
      columns.every(fits)
        ? inPasses(columns, out, (count, addresses) => {
            ofRows[count - 1]?.(rows.byteOffset, rows.length, ...addresses)
          })
        : plainKernels.rowHistograms(rows, columns, out),
  }
}
