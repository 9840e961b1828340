/**
 * Reads PostgreSQL's binary COPY format: a header, then for each row the number of its fields, and for each
 * field its length (-1 for null) and its bytes, all big-endian.
 */
export class CopyReader {
  private readonly row: CopiedRow
  private rest: Buffer = Buffer.alloc(0)
  private started = false
  private readonly fields: number

  constructor(fields: number) {
    this.fields = fields
    this.row = new CopiedRow(fields)
  }

  /** Calls `take` for each row that a piece of the stream completes; the row is good until it returns. */
  read(piece: Buffer, take: (row: CopiedRow) => void): void {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, piece]) : piece
    let at = 0
    if (!this.started) {
      if (bytes.length < headerLength) {
        this.rest = bytes
        return
      }
      at = headerLength + bytes.readInt32BE(headerLength - 4)
      this.started = true
    }
    for (;;) {
      const end = this.row.place(bytes, at, this.fields)
      if (end < 0) break
      take(this.row)
      at = end
    }
    this.rest = bytes.subarray(at)
  }
}

const separates = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\s,;/]/.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Signature, flags, and the length of an extension that is not there. */
const headerLength = 11 + 4 + 4
const incomplete = -1

/** The fields of the row that has just been read. */
export class CopiedRow {
  private bytes: Buffer = Buffer.alloc(0)
  private readonly start: Int32Array
  private readonly length: Int32Array
  private readonly texts: Texts[]
  private readonly capitals = new Texts((text) => text.toUpperCase())

  constructor(fields: number) {
    this.start = new Int32Array(fields)
    this.length = new Int32Array(fields)
    this.texts = Array.from({ length: fields }, () => new Texts())
  }

  /** Where the row at `at` ends; negative where it has not all come, or no row follows. */
  place(bytes: Buffer, at: number, fields: number): number {
    if (at + 2 > bytes.length) return incomplete
    const count = bytes.readInt16BE(at)
    if (count < 0) return incomplete
    if (count !== fields) throw new Error(`a copied row has ${count} fields, not ${fields}`)
    let next = at + 2
    for (let field = 0; field < fields; field++) {
      if (next + 4 > bytes.length) return incomplete
      const length = int32(bytes, next)
      next += 4
      this.start[field] = next
      this.length[field] = length
      if (length > 0) next += length
    }
    if (next > bytes.length) return incomplete
    this.bytes = bytes
    return next
  }

  /** Text of which many rows have the same; null reads as empty. */
  text(field: number): string {
    const start = this.start[field] as number
    const length = this.length[field] as number
    return length <= 0 ? '' : (this.texts[field] as Texts).read(this.bytes, start, length)
  }

  uniqueText(field: number): string {
    const start = this.start[field] as number
    const length = this.length[field] as number
    return length <= 0 ? '' : this.bytes.toString('utf8', start, start + length)
  }

  /**
   * Words in capitals, between white space, commas, semicolons and slashes. Null where there is more than
   * ASCII in it: other alphabets are left to whoever knows them.
   */
  words(field: number): string[] | null {
    const start = this.start[field] as number
    const end = start + Math.max(0, this.length[field] as number)
    const words: string[] = []
    let from = start
    for (let at = start; at <= end; at++) {
      const byte = at < end ? (this.bytes[at] as number) : 0x20
      if (byte > 0x7f) return null
      if (separates[byte] === 0) continue
      if (at > from) words.push(this.capitals.read(this.bytes, from, at - from))
      from = at + 1
    }
    return words
  }

  smallint(field: number): number | null {
    return this.isNull(field) ? null : this.bytes.readInt16BE(this.start[field])
  }

  int(field: number): number | null {
    return this.isNull(field) ? null : int32(this.bytes, this.start[field] as number)
  }

  /** Exact below 2^53. */
  bigint(field: number): number | null {
    if (this.isNull(field)) return null
    const start = this.start[field] as number
    return int32(this.bytes, start) * 2 ** 32 + (int32(this.bytes, start + 4) >>> 0)
  }

  real(field: number): number | null {
    return this.isNull(field) ? null : this.bytes.readFloatBE(this.start[field])
  }

  /** Microseconds since 2000. */
  timestamp(field: number): number | null {
    return this.bigint(field)
  }

  private isNull(field: number): boolean {
    return (this.length[field] as number) < 0
  }
}

const int32 = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number)

type Known = { bytes: Uint8Array; text: string }

/** Decodes a text once: makers, halls and colours come a million times over. */
class Texts {
  private static readonly slots = 1 << 12
  private readonly known: (Known | undefined)[] = new Array(Texts.slots)
  private readonly as: (text: string) => string

  constructor(as = (text: string) => text) {
    this.as = as
  }

  read(bytes: Buffer, start: number, length: number): string {
    let hash = length
    for (let i = start; i < start + length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
    const slot = (hash ^ (hash >>> 15)) & (Texts.slots - 1)
    const known = this.known[slot]
    if (known !== undefined && isSame(known.bytes, bytes, start, length)) return known.text
    const text = this.as(bytes.toString('utf8', start, start + length))
    this.known[slot] = { bytes: Uint8Array.from(bytes.subarray(start, start + length)), text }
    return text
  }
}

function isSame(known: Uint8Array, bytes: Buffer, start: number, length: number): boolean {
  if (known.length !== length) return false
  for (let i = 0; i < length; i++) if (known[i] !== bytes[start + i]) return false
  return true
}
