/** Everything in a segment lies in shared memory: threads read one copy. */
export const sharedBits = (words: number) => new Uint32Array(new SharedArrayBuffer(words * 4))
export const sharedRows = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))
export const sharedIds = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4))
export const sharedBytes = (length: number) => new Uint8Array(new SharedArrayBuffer(length))
export const sharedShorts = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2))
export const sharedNumbers = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8))

/** Unsigned codes in as few bytes as the greatest of them takes. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

export function sharedCodes(length: number, greatest: number): Codes {
  if (greatest < 1 << 8) return sharedBytes(length)
  if (greatest < 1 << 16) return sharedShorts(length)
  return sharedIds(length)
}
