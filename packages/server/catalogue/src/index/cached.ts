/** A text's length, its first four and last four bytes, and the code. */
const fields = 4
const wordBytes = 4
const hashedBytes = 2 * wordBytes
const nothing = -1

/** Codes for texts, each created once: makers, halls, and colors occur a million times over. */
export class Cached {
  private readonly make: (text: string) => number
  private readonly known: Int32Array
  /** The bytes of texts that are longer than those eight. */
  private readonly long: DataView[] = []
  /** The last source of texts, in the form that decodes fastest. */
  private lookedAt: DataView | null = null
  private bytes = Buffer.alloc(0)

  /** About as many are cached as there are slots, a power of two; codes have up to 31 bits. */
  constructor(make: (text: string) => number, slots = 1 << 12) {
    this.make = make
    this.known = new Int32Array(slots * fields).fill(nothing)
  }

  /** UTF-8 bytes; known ones are not decoded. */
  of(text: DataView, start: number, length: number): number {
    const isShort = length < wordBytes
    const first = isShort ? wordOfFew(text, start, length) : text.getInt32(start)
    const last = isShort ? 0 : text.getInt32(start + length - wordBytes)
    const middle = length > hashedBytes ? text.getInt32(start + (length >> 1)) : 0
    const slot = hashOf(length, first, middle, last) & (this.known.length / fields - 1)
    if (this.has(slot, first, last, text, start, length)) return this.codeAt(slot)
    // If another text has the slot, the one beside it may be free.
    if (this.has(slot ^ 1, first, last, text, start, length)) return this.codeAt(slot ^ 1)
    return this.remember(slot, first, last, text, start, length)
  }

  private has(
    slot: number,
    first: number,
    last: number,
    text: DataView,
    start: number,
    length: number,
  ): boolean {
    const { known } = this
    const at = slot * fields
    if (known[at] !== length || known[at + 1] !== first || known[at + 2] !== last) return false
    return length <= hashedBytes || areSame(this.long[slot] as DataView, text, start, length)
  }

  private codeAt(slot: number): number {
    return this.known[slot * fields + 3] as number
  }

  /** The slot's former text is forgotten. */
  private remember(
    near: number,
    first: number,
    last: number,
    text: DataView,
    start: number,
    length: number,
  ): number {
    if (text !== this.lookedAt) {
      this.lookedAt = text
      this.bytes = Buffer.from(text.buffer as ArrayBuffer, text.byteOffset)
    }
    const { known, bytes } = this
    const code = this.make(bytes.toString('utf8', start, start + length))
    const slot = known[near * fields] === nothing ? near : near ^ 1
    const at = slot * fields
    known[at] = length
    known[at + 1] = first
    known[at + 2] = last
    known[at + 3] = code
    if (length > hashedBytes) {
      this.long[slot] = new DataView(Uint8Array.from(bytes.subarray(start, start + length)).buffer)
    }
    return code
  }
}

function wordOfFew(text: DataView, start: number, length: number): number {
  let word = 0
  for (let i = 0; i < length; i++) word = (word << 8) | text.getUint8(start + i)
  return word
}

/** Everything between the first word and the last. */
function areSame(known: DataView, text: DataView, start: number, length: number): boolean {
  for (let at = wordBytes; at < length - wordBytes; at += wordBytes) {
    if (known.getInt32(at) !== text.getInt32(start + at)) return false
  }
  return true
}

function hashOf(length: number, first: number, middle: number, last: number): number {
  const hash = mixed(mixed(mixed(length, first), middle), last)
  return hash ^ (hash >>> 13)
}

function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1)
  return product ^ (product >>> 15)
}
