import { type Memory, plainMemory } from '../memory.ts'
import { mostBytes, WasmMemory } from '../simd/wasm-memory.ts'
import { newPages, type SharedPages } from '../simd/webassembly.ts'
import { tuningOptions } from '../tuning.ts'

/** Where the arrays of so many rows go; null where kernels will not read them. */
export const pagesFor = (rows: number): SharedPages | null => (deservesWasm(rows) ? newPages() : null)

/** Arrays that go there may come from several threads. */
export const memoryOf = (pages: SharedPages | null): Memory => (pages ? new WasmMemory(pages) : plainMemory)

/** A segment of several gigabytes fits no WebAssembly memory. */
const deservesWasm = (rows: number) => rows >= tuningOptions.simdFrom && rows * bytesPerRowAtMost < mostBytes
const bytesPerRowAtMost = 320
