/** Codes for whole numbers that come in runs of similar values, such as days; each is created once, or now and then. */
export class CachedNumbers {
  private readonly make: (number: number) => number
  private readonly numbers: Float64Array
  private readonly codes: Int32Array

  /** `slots` is a power of two. NaN is not remembered. */
  constructor(make: (number: number) => number, slots = 1 << 9) {
    this.make = make
    this.numbers = new Float64Array(slots).fill(Number.NaN)
    this.codes = new Int32Array(slots)
  }

  of(number: number): number {
    const slot = number & (this.numbers.length - 1)
    if (this.numbers[slot] !== number) {
      this.codes[slot] = this.make(number)
      this.numbers[slot] = number
    }
    return this.codes[slot] as number
  }
}
