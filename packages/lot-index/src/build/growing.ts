/** A typed array that doubles when it is full. */
type Typed = Float64Array | Uint32Array | Int32Array | Uint8Array

abstract class Growing<T extends Typed> {
  length = 0
  protected items: T

  constructor(items: T) {
    this.items = items
  }

  protected abstract larger(length: number): T

  /** Makes room for as many more. */
  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.items.length) return
    const items = this.larger(Math.max(needed, this.items.length * 2))
    items.set(this.items)
    this.items = items
  }

  push(item: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = item
  }

  view(): T {
    return this.items.subarray(0, this.length) as T
  }
}

export class GrowingNumbers extends Growing<Float64Array> {
  constructor() {
    super(new Float64Array(1024))
  }
  protected larger(length: number) {
    return new Float64Array(length)
  }
}

export class GrowingCodes extends Growing<Uint32Array> {
  constructor() {
    super(new Uint32Array(1024))
  }
  protected larger(length: number) {
    return new Uint32Array(length)
  }
}

export class GrowingText extends Growing<Uint8Array> {
  private readonly encoder = new TextEncoder()

  constructor() {
    super(new Uint8Array(1024))
  }
  protected larger(length: number) {
    return new Uint8Array(length)
  }

  append(text: string): void {
    // UTF-8 takes three bytes for a code unit at most.
    this.reserve(text.length * 3)
    this.length += this.encoder.encodeInto(text, this.items.subarray(this.length)).written
  }
}
