import { bitsIn, bytesIn, numbersIn, plainMemory } from '../memory.ts'

/** A typed array that doubles when it is full; in memory that other threads may read when it has been filled. */
abstract class Growing<T extends Float64Array | Uint32Array | Uint8Array> {
  length = 0
  protected items: T

  constructor(items: T) {
    this.items = items
  }

  protected abstract larger(length: number): T

  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.items.length) return
    const items = this.larger(Math.max(needed, this.items.length * 2))
    items.set(this.items)
    this.items = items
  }

  view(): T {
    return this.items.subarray(0, this.length) as T
  }
}

export class GrowingCodes extends Growing<Uint32Array> {
  constructor() {
    super(bitsIn(plainMemory, 1024))
  }
  protected larger(length: number) {
    return bitsIn(plainMemory, length)
  }

  push(code: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = code
  }

  /** Whether a code is among those from a place on. */
  hasFrom(place: number, code: number): boolean {
    const { items, length } = this
    for (let i = place; i < length; i++) if (items[i] === code) return true
    return false
  }
}

export class GrowingNumbers extends Growing<Float64Array> {
  constructor() {
    super(numbersIn(plainMemory, 1024))
  }
  protected larger(length: number) {
    return numbersIn(plainMemory, length)
  }

  push(number: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = number
  }
}

export class GrowingBytes extends Growing<Uint8Array> {
  constructor() {
    super(bytesIn(plainMemory, 1024))
  }
  protected larger(length: number) {
    return bytesIn(plainMemory, length)
  }

  /** A few bytes, for which `set` of a part would cost more than a loop. */
  append(bytes: Uint8Array, from: number, to: number): void {
    this.reserve(to - from)
    const { items } = this
    let at = this.length
    for (let i = from; i < to; i++) items[at++] = bytes[i] as number
    this.length = at
  }
}
