/** Makes something of a text once: makers, halls and colours come a million times over. */
export class Remembered<T> {
  private readonly make: (text: string) => T
  private readonly values: (T | undefined)[]
  /** The bytes of what is known stand one after the other; by slot where, and how many. */
  private bytes = new Uint8Array(1 << 14)
  private filled = 0
  private readonly start: Int32Array
  private readonly length: Int32Array

  /** About as many are remembered as there are slots, a power of two. */
  constructor(make: (text: string) => T, slots = 1 << 12) {
    this.make = make
    this.values = new Array(slots).fill(undefined)
    this.start = new Int32Array(slots)
    this.length = new Int32Array(slots).fill(-1)
  }

  /** Of bytes in UTF-8; nothing is decoded that is known. */
  of(text: Buffer, start: number, length: number): T {
    const slot = hashOf(text, start, length) & (this.length.length - 1)
    return this.has(slot, text, start, length)
      ? (this.values[slot] as T)
      : this.remember(slot, text.subarray(start, start + length))
  }

  private has(slot: number, text: Buffer, start: number, length: number): boolean {
    if (this.length[slot] !== length) return false
    const { bytes } = this
    let at = this.start[slot] as number
    for (let i = start; i < start + length; i++) if (bytes[at++] !== text[i]) return false
    return true
  }

  /** The slot's former text is forgotten; its bytes stay until there is no room left. */
  private remember(slot: number, text: Buffer): T {
    const value = this.make(text.toString())
    if (this.filled + text.length > this.bytes.length) this.makeRoom(text.length)
    this.bytes.set(text, this.filled)
    this.start[slot] = this.filled
    this.length[slot] = text.length
    this.filled += text.length
    this.values[slot] = value
    return value
  }

  private makeRoom(more: number) {
    if (this.bytes.length > mostBytes) {
      this.length.fill(-1)
      this.filled = 0
    }
    if (this.filled + more <= this.bytes.length) return
    const bytes = new Uint8Array((this.bytes.length + more) * 2)
    bytes.set(this.bytes)
    this.bytes = bytes
  }
}

const mostBytes = 1 << 20

/** Of its length, its beginning, its middle and its end: more would take longer than it tells apart. */
function hashOf(text: Buffer, start: number, length: number): number {
  if (length === 0) return 0
  const last = start + length - 1
  let hash = length
  hash = Math.imul(hash ^ (text[start] as number), 0x01000193)
  hash = Math.imul(hash ^ (text[start + (length >> 2)] as number), 0x01000193)
  hash = Math.imul(hash ^ (text[start + (length >> 1)] as number), 0x01000193)
  hash = Math.imul(hash ^ (text[last - (length >> 2)] as number), 0x01000193)
  hash = Math.imul(hash ^ (text[last] as number), 0x01000193)
  return hash ^ (hash >>> 15)
}
