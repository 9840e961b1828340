import { GrowingBytes, GrowingCodes, GrowingNumbers, GrowingStarts } from './growing.ts'
import type { Lists, SourceTokens, SourceValues } from './source.ts'

/** Gives strings codes in the order in which they first occur. */
class Coder {
  readonly strings: string[] = []
  private readonly codes = new Map<string, number>()

  code(text: string): number {
    const known = this.codes.get(text)
    if (known !== undefined) return known
    const code = this.strings.length
    this.codes.set(text, code)
    this.strings.push(text)
    return code
  }
}

/** Room for about this many: memory that is never written to takes no space. */
const bytesOfTail = 12
const wordsOfRow = 8

/** A value column that is being filled: a code for each row, and with a separator, what follows it. */
export class StagedValues {
  readonly separator: string | undefined
  private readonly coder = new Coder()
  private readonly codes = new GrowingCodes()
  private readonly bytes = new GrowingBytes()
  private readonly start = new GrowingStarts()

  constructor(separator: string | undefined) {
    this.separator = separator
  }

  expect(rows: number): void {
    this.codes.reserve(rows)
    if (this.separator === undefined) return
    this.start.reserve(rows)
    this.bytes.reserve(rows * bytesOfTail)
  }

  /** The code of a value, or of the part before the separator. Callers that encounter it often remember it. */
  code(text: string): number {
    return this.coder.code(text)
  }

  /** The next row's value. */
  add(code: number): void {
    this.codes.push(code)
  }

  /** The next row's text from the separator on, in UTF-8. */
  addTail(bytes: Uint8Array, from: number, to: number): void {
    this.bytes.append(bytes, from, to)
    this.start.push(this.bytes.length)
  }

  push(value: unknown): void {
    const whole = String(value)
    const at = this.separator === undefined ? -1 : whole.indexOf(this.separator)
    this.add(this.code(at < 0 ? whole : whole.slice(0, at)))
    if (this.separator === undefined) return
    const tail = encoder.encode(at < 0 ? '' : whole.slice(at))
    this.addTail(tail, 0, tail.length)
  }

  coded(): SourceValues {
    return { strings: this.coder.strings, codes: this.codes.view() }
  }

  tails(): Lists<Uint8Array> {
    return { items: this.bytes.view(), start: this.start.view() }
  }
}

const encoder = new TextEncoder()

/** A column of words that is being filled. */
export class StagedTokens {
  private readonly coder = new Coder()
  private readonly codes = new GrowingCodes()
  private readonly start = new GrowingStarts()
  private began = 0

  expect(rows: number): void {
    this.start.reserve(rows)
    this.codes.reserve(rows * wordsOfRow)
  }

  code(text: string): number {
    return this.coder.code(text)
  }

  /** A word of the next row; duplicates count once. */
  add(code: number): void {
    if (!this.codes.hasFrom(this.began, code)) this.codes.push(code)
  }

  endRow(): void {
    this.began = this.codes.length
    this.start.push(this.began)
  }

  push(words: unknown): void {
    if (Array.isArray(words)) for (const word of words) this.add(this.code(String(word)))
    this.endRow()
  }

  listed(): SourceTokens {
    return { strings: this.coder.strings, items: this.codes.view(), start: this.start.view() }
  }
}

/** A column of numbers that is being filled. */
export class StagedNumbers {
  private readonly numbers = new GrowingNumbers()

  expect(rows: number): void {
    this.numbers.reserve(rows)
  }

  /** NaN is unknown. */
  add(number: number): void {
    this.numbers.push(number)
  }

  push(value: unknown): void {
    this.add(typeof value === 'number' ? value : Number.NaN)
  }

  known(): Int32Array | Float64Array {
    return this.numbers.view()
  }
}
