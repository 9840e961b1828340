export type Allocated = { buffer: SharedArrayBuffer; offset: number }

/** Where the arrays of a segment are: in memory that all threads share. */
export type Memory = {
  /** Zeroed bytes at an address that is a multiple of 16. */
  allocate(bytes: number): Allocated
}

/** A buffer of its own for every array. */
export const plainMemory: Memory = {
  allocate: (bytes) => ({ buffer: new SharedArrayBuffer(bytes), offset: 0 }),
}

/** Unsigned codes in as few bytes as the greatest of them needs. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

export function bitsIn(memory: Memory, words: number): Uint32Array {
  const { buffer, offset } = memory.allocate(words * 4)
  return new Uint32Array(buffer, offset, words)
}

export function rowsIn(memory: Memory, length: number): Int32Array {
  const { buffer, offset } = memory.allocate(length * 4)
  return new Int32Array(buffer, offset, length)
}

export function bytesIn(memory: Memory, length: number): Uint8Array {
  const { buffer, offset } = memory.allocate(length)
  return new Uint8Array(buffer, offset, length)
}

export function shortsIn(memory: Memory, length: number): Uint16Array {
  const { buffer, offset } = memory.allocate(length * 2)
  return new Uint16Array(buffer, offset, length)
}

export function numbersIn(memory: Memory, length: number): Float64Array {
  const { buffer, offset } = memory.allocate(length * 8)
  return new Float64Array(buffer, offset, length)
}

export function codesIn(memory: Memory, length: number, greatest: number): Codes {
  if (greatest < 1 << 8) return bytesIn(memory, length)
  return greatest < 1 << 16 ? shortsIn(memory, length) : bitsIn(memory, length)
}
