import type { Remembered } from './remembered.ts'

/**
 * Reads PostgreSQL's binary COPY format: a header, then for each row the number of its fields, and for each
 * field its length (-1 for null) and its bytes, all big-endian.
 */
export class CopyReader {
  private readonly row: CopiedRow
  /** What has come and is not yet read. */
  private bytes: Buffer = Buffer.alloc(1 << 18)
  private length = 0
  private started = false

  constructor(fields: number) {
    this.row = new CopiedRow(fields)
  }

  /** Calls `take` for each row that a piece of the stream completes; the row is good until it returns. */
  read(piece: Buffer, take: (row: CopiedRow) => void): void {
    this.append(piece)
    const bytes = this.bytes.subarray(0, this.length)
    let at = 0
    if (!this.started) {
      if (bytes.length < headerLength) return
      at = headerLength + bytes.readInt32BE(headerLength - 4)
      this.started = true
    }
    for (;;) {
      const end = this.row.place(bytes, at)
      if (end < 0) break
      take(this.row)
      at = end
    }
    this.bytes.copyWithin(0, at, this.length)
    this.length -= at
  }

  private append(piece: Buffer) {
    const length = this.length + piece.length
    if (length > this.bytes.length) {
      const larger = Buffer.alloc(length * 2)
      this.bytes.copy(larger, 0, 0, this.length)
      this.bytes = larger
    }
    piece.copy(this.bytes, this.length)
    this.length = length
  }
}

/** Signature, flags, and the length of an extension that is not there. */
const headerLength = 11 + 4 + 4
const incomplete = -1
const capitalOf = Uint8Array.from({ length: 128 }, (_, code) => (code > 96 && code < 123 ? code - 32 : code))
const separates = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\s,;/]/.test(String.fromCharCode(code)) ? 1 : 0,
)

/** The fields of the row that has just been read. Nothing is decoded before it is asked for. */
export class CopiedRow {
  private bytes: Buffer = Buffer.alloc(0)
  private readonly fields: number
  private readonly start: Int32Array
  private readonly length: Int32Array
  private capitals = Buffer.alloc(256)

  constructor(fields: number) {
    this.fields = fields
    this.start = new Int32Array(fields)
    this.length = new Int32Array(fields)
  }

  /** Where the row at `at` ends; negative where it has not all come, or no row follows. */
  place(bytes: Buffer, at: number): number {
    const { fields } = this
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

  /** Null reads as an empty text. */
  text(field: number): string {
    const start = this.start[field] as number
    return this.bytes.toString('utf8', start, start + this.size(field))
  }

  /** What is made of a text of which many rows have the same. */
  known<T>(field: number, made: Remembered<T>): T {
    return made.of(this.bytes, this.start[field] as number, this.size(field))
  }

  /**
   * Calls `take` with what is made of each word between white space, commas, semicolons and slashes. False
   * where it met more than ASCII: other alphabets are left to whoever knows them.
   */
  words<T>(field: number, made: Remembered<T>, take: (word: T) => void): boolean {
    const { bytes } = this
    const start = this.start[field] as number
    const end = start + this.size(field)
    let from = start
    for (let at = start; at <= end; at++) {
      const byte = at < end ? (bytes[at] as number) : 0x20
      if (byte > 0x7f) return false
      if (separates[byte] === 0) continue
      if (at > from) take(made.of(bytes, from, at - from))
      from = at + 1
    }
    return true
  }

  /** A text in capitals, in UTF-8; good until the next is asked for. */
  inCapitals(field: number): Buffer {
    const start = this.start[field] as number
    const size = this.size(field)
    if (size > this.capitals.length) this.capitals = Buffer.alloc(size * 2)
    for (let i = 0; i < size; i++) {
      const byte = this.bytes[start + i] as number
      if (byte > 0x7f) return Buffer.from(this.text(field).toUpperCase())
      this.capitals[i] = capitalOf[byte] as number
    }
    return this.capitals.subarray(0, size)
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

  private size(field: number): number {
    return Math.max(0, this.length[field] as number)
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
