import { type Memory, plainMemory } from '../memory.ts'
import { mostBytes, WasmMemory } from '../simd/wasm-memory.ts'
import { newPages, type SharedPages } from '../simd/webassembly.ts'
import { tuningOptions } from '../tuning.ts'

/** Where the arrays for this many rows go; null if kernels will not read them. */
export const pagesFor = (rows: number): SharedPages | null => (deservesWasm(rows) ? newPages() : null)

/** Several threads may put arrays there. */
export const memoryOf = (pages: SharedPages | null): Memory => (pages ? new WasmMemory(pages) : plainMemory)

/** A segment of several gigabytes does not fit in WebAssembly memory. */
const deservesWasm = (rows: number) => rows >= tuningOptions.simdFrom && rows * bytesPerRowAtMost < mostBytes
const bytesPerRowAtMost = 320
