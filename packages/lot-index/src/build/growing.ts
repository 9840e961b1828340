import { bitsIn, bytesIn, type Codes, codesIn, numbersIn, plainMemory, rowsIn } from '../memory.ts'

/** A typed array that doubles when it is full; in memory that other threads may read once it has been filled. */
abstract class Growing<T extends Float64Array | Int32Array | Codes> {
  length = 0
  protected items: T

  constructor(items: T) {
    this.items = items
  }

  protected abstract larger(length: number): T

  reserve(more: number): void {
    const needed = this.length + more
    if (needed > this.items.length) this.moveTo(this.larger(Math.max(needed, this.items.length * 2)))
  }

  view(): T {
    return this.items.subarray(0, this.length) as T
  }

  protected moveTo(items: T) {
    items.set(this.items.subarray(0, this.length))
    this.items = items
  }
}

const few = 1024

export class GrowingIds extends Growing<Uint32Array> {
  constructor() {
    super(bitsIn(plainMemory, few))
  }
  protected larger(length: number) {
    return bitsIn(plainMemory, length)
  }

  push(id: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = id
  }
}

/** In as few bytes as the greatest of them needs. */
export class GrowingCodes extends Growing<Codes> {
  private most = 2 ** 8 - 1

  constructor() {
    super(bytesIn(plainMemory, few))
  }
  protected larger(length: number) {
    return codesIn(plainMemory, length, this.most)
  }

  push(code: number): void {
    if (code > this.most) this.widen(code)
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = code
  }

  /** Whether a code is among those from a certain place on. */
  hasFrom(place: number, code: number): boolean {
    const { items, length } = this
    for (let i = place; i < length; i++) if (items[i] === code) return true
    return false
  }

  private widen(code: number) {
    this.most = code < 2 ** 16 ? 2 ** 16 - 1 : 2 ** 32 - 1
    this.moveTo(this.larger(this.items.length))
  }
}

/** Where consecutive lists begin, and where the last one ends. */
export class GrowingStarts extends Growing<Int32Array> {
  constructor() {
    super(rowsIn(plainMemory, few))
    this.length = 1
  }
  protected larger(length: number) {
    return rowsIn(plainMemory, length)
  }

  push(end: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = end
  }
}

/** Stands for an unknown value among 32-bit integers. */
export const unknownInt = -(2 ** 31)

/** Numbers, with NaN for unknown; in 32 bits as long as all of them are integers that fit. */
export class GrowingNumbers extends Growing<Int32Array | Float64Array> {
  private areInts = true

  constructor() {
    super(rowsIn(plainMemory, few))
  }
  protected larger(length: number) {
    return this.areInts ? rowsIn(plainMemory, length) : numbersIn(plainMemory, length)
  }

  push(number: number): void {
    if (this.length === this.items.length) this.reserve(1)
    if (this.areInts && !isInt(number)) this.toFloats()
    if (this.areInts) this.items[this.length++] = Number.isNaN(number) ? unknownInt : number
    else this.items[this.length++] = number
  }

  private toFloats() {
    this.areInts = false
    const floats = numbersIn(plainMemory, this.items.length)
    spread(this.view(), floats)
    this.items = floats
  }
}

const isInt = (number: number) => ((number | 0) === number && number !== unknownInt) || Number.isNaN(number)

/** Copies the numbers to where each one has 64 bits. */
export function spread(numbers: Int32Array | Float64Array, into: Float64Array): void {
  if (numbers instanceof Float64Array) {
    into.set(numbers)
    return
  }
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    into[i] = number === unknownInt ? Number.NaN : number
  }
}

export class GrowingBytes extends Growing<Uint8Array> {
  constructor() {
    super(bytesIn(plainMemory, few))
  }
  protected larger(length: number) {
    return bytesIn(plainMemory, length)
  }

  /** A few bytes, for which `set` with a subarray would cost more than a loop. */
  append(bytes: Uint8Array, from: number, to: number): void {
    this.reserve(to - from)
    const { items } = this
    let at = this.length
    for (let i = from; i < to; i++) items[at++] = bytes[i] as number
    this.length = at
  }
}
