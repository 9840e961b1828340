import type { Coded } from '../bits/histogram.ts'
import { type Kernels, plainKernels } from '../bits/kernels.ts'
import { bitsIn, rowsIn } from '../memory.ts'
import type { Exports } from './simd-kernels.ts'
import type { WasmMemory } from './wasm-memory.ts'

/** So many columns are counted in one pass. */
const mostColumns = 4
/** What kernels.c collects, and what the words at an end and its writing ahead may add. */
const batchSize = 1024 + 96 + 33 * 32 + 8

/** Of columns with codes of two bytes in the memory of the kernels. Histograms are copied out. */
export function simdHistograms(
  memory: WasmMemory,
  run: Exports,
  mostCounts: number,
): Pick<Kernels, 'histograms' | 'rowHistograms'> {
  const counted = Array.from({ length: mostColumns }, () => bitsIn(memory, mostCounts))
  const batch = rowsIn(memory, batchSize).byteOffset
  const ofSet = [run.histogram1, run.histogram2, run.histogram3, run.histogram4]
  const ofRows = [run.rowHistogram1, run.rowHistogram2, run.rowHistogram3, run.rowHistogram4]
  const fits = ({ codes, size }: Coded) => codes instanceof Uint16Array && size <= mostCounts

  const inPasses = (
    columns: readonly Coded[],
    pass: (columns: number, addresses: number[]) => void,
  ): Uint32Array[] => {
    const all: Uint32Array[] = []
    for (let from = 0; from < columns.length; from += mostColumns) {
      const few = columns.slice(from, from + mostColumns)
      const counts = few.map(({ size }, i) => (counted[i] as Uint32Array).subarray(0, size).fill(0))
      pass(
        few.length,
        few.flatMap(({ codes }, i) => [codes.byteOffset, counts[i]?.byteOffset ?? 0]),
      )
      for (const one of counts) all.push(one.slice())
    }
    return all
  }

  return {
    histograms: (bits, ranges, columns) =>
      columns.every(fits)
        ? inPasses(columns, (count, addresses) => {
            for (const { lo, hi } of ranges) {
              ofSet[count - 1]?.(bits.byteOffset, lo, hi, batch, ...addresses)
            }
          })
        : plainKernels.histograms(bits, ranges, columns),
    rowHistograms: (rows, columns) =>
      columns.every(fits)
        ? inPasses(columns, (count, addresses) => {
            ofRows[count - 1]?.(rows.byteOffset, rows.length, ...addresses)
          })
        : plainKernels.rowHistograms(rows, columns),
  }
}
