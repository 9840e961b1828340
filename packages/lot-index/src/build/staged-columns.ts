import { GrowingCodes, GrowingNumbers, GrowingText } from './growing.ts'
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

export class StagedValues {
  private readonly coder = new Coder()
  private readonly codes = new GrowingCodes()
  private readonly separator: string | undefined
  private readonly text = new GrowingText()
  private readonly ends = new GrowingCodes()

  constructor(separator: string | undefined) {
    this.separator = separator
  }

  push(value: unknown): void {
    const whole = String(value)
    if (this.separator === undefined) {
      this.codes.push(this.coder.code(whole))
      return
    }
    const at = whole.indexOf(this.separator)
    const head = at < 0 ? whole : whole.slice(0, at)
    this.codes.push(this.coder.code(head))
    if (at >= 0) this.text.append(whole.slice(at))
    this.ends.push(this.text.length)
  }

  coded(): SourceValues {
    return { strings: this.coder.strings, codes: this.codes.view() }
  }

  tails(): Lists<Uint8Array> {
    return { items: this.text.view(), start: startsOf(this.ends.view()) }
  }
}

export class StagedTokens {
  private readonly coder = new Coder()
  private readonly codes = new GrowingCodes()
  private readonly ends = new GrowingCodes()

  push(words: unknown): void {
    if (Array.isArray(words))
      for (const word of new Set(words)) this.codes.push(this.coder.code(String(word)))
    this.ends.push(this.codes.length)
  }

  listed(): SourceTokens {
    return { strings: this.coder.strings, items: this.codes.view(), start: startsOf(this.ends.view()) }
  }
}

export class StagedNumbers {
  private readonly numbers = new GrowingNumbers()

  push(value: unknown): void {
    this.numbers.push(typeof value === 'number' ? value : Number.NaN)
  }

  known(): Float64Array {
    return this.numbers.view()
  }
}

function startsOf(ends: Uint32Array): Int32Array {
  const start = new Int32Array(ends.length + 1)
  start.set(ends, 1)
  return start
}
