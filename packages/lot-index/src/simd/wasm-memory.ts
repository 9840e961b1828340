import type { Allocated, Memory } from '../memory.ts'
import { mostPages, type SharedPages } from './webassembly.ts'

const pageBytes = 1 << 16
const stepPages = 1024

/** The most that fits in one memory, minus a page for its own bookkeeping. */
export const mostBytes = (mostPages - 1) * pageBytes

/**
 * Takes addresses from a WebAssembly memory, one after the other, and gives none back. Threads do so at the same time:
 * the first word of the memory is how much has been taken.
 */
export class WasmMemory implements Memory {
  readonly memory: SharedPages

  constructor(memory: SharedPages) {
    this.memory = memory
  }

  allocate(bytes: number): Allocated {
    const taken = new Uint32Array(this.memory.buffer, 0, 1)
    const size = Math.ceil(bytes / 16) * 16
    // The memory begins with a cache line of its own for the word.
    const offset = Atomics.add(taken, 0, size) + 64
    const lacking = offset + size - this.memory.buffer.byteLength
    if (lacking > 0) this.grow(Math.ceil(lacking / pageBytes))
    return { buffer: this.memory.buffer, offset }
  }

  /** By more than is missing, if there is room: growing takes long, and pages that nobody writes to take no space. */
  private grow(pages: number) {
    const room = mostPages - this.memory.buffer.byteLength / pageBytes
    this.memory.grow(pages + stepPages < room ? pages + stepPages : pages)
  }
}
