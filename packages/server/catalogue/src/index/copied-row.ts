import type { Cached } from './cached.ts'

const capitalOf = Uint8Array.from({ length: 128 }, (_, code) => (code > 96 && code < 123 ? code - 32 : code))
const separates = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\s,;/]/.test(String.fromCharCode(code)) ? 1 : 0,
)
const highWord = 2 ** 32

/**
 * The fields of the row that was just read. Nothing is decoded before it is needed. Numbers that are null read as
 * NaN, and texts as empty ones.
 */
export class CopiedRow {
  /** What has been copied so far. */
  view: DataView
  /** A text in capitals, in UTF-8. */
  capitals = new Uint8Array(256)
  capitalsView = new DataView(this.capitals.buffer)
  private readonly start: Int32Array
  private readonly length: Int32Array

  constructor(fields: number, view: DataView) {
    this.view = view
    this.start = new Int32Array(fields)
    this.length = new Int32Array(fields)
  }

  /** Finds the fields of the row at `at`; returns its end. */
  place(at: number): number {
    const { view, start, length: lengths } = this
    const count = view.getInt16(at)
    if (count !== start.length) throw new Error(`a copied row has ${count} fields, not ${start.length}`)
    let next = at + 2
    for (let field = 0; field < count; field++) {
      const length = view.getInt32(next)
      next += 4
      start[field] = next
      lengths[field] = length
      if (length > 0) next += length
    }
    return next
  }

  text(field: number): string {
    const { buffer, byteOffset } = this.view
    return Buffer.from(buffer as ArrayBuffer, byteOffset + this.startOf(field), this.size(field)).toString()
  }

  /** The code for a text that many rows share. */
  known(field: number, codes: Cached): number {
    return codes.of(this.view, this.startOf(field), this.size(field))
  }

  /**
   * Calls `take` with the code of each word between white space, commas, semicolons, and slashes. False if it met
   * more than ASCII: other alphabets are left to code that knows them.
   */
  words(field: number, codes: Cached, take: (code: number) => void): boolean {
    const { view } = this
    const start = this.startOf(field)
    const end = start + this.size(field)
    let from = start
    for (let at = start; at <= end; at++) {
      const byte = at < end ? view.getUint8(at) : 0x20
      if (byte > 0x7f) return false
      if (separates[byte] === 0) continue
      if (at > from) take(codes.of(view, from, at - from))
      from = at + 1
    }
    return true
  }

  /** Writes a text into `capitals`; returns its length in bytes there. */
  inCapitals(field: number): number {
    const { view } = this
    const start = this.startOf(field)
    const size = this.size(field)
    const capitals = this.roomFor(size)
    for (let i = 0; i < size; i++) {
      const byte = view.getUint8(start + i)
      if (byte > 0x7f) return this.inOtherCapitals(this.text(field).toUpperCase())
      capitals[i] = capitalOf[byte] as number
    }
    return size
  }

  smallint(field: number): number {
    return this.isNull(field) ? Number.NaN : this.view.getInt16(this.startOf(field))
  }

  int(field: number): number {
    return this.isNull(field) ? Number.NaN : this.view.getInt32(this.startOf(field))
  }

  /** Exact below 2^53. */
  bigint(field: number): number {
    if (this.isNull(field)) return Number.NaN
    const start = this.startOf(field)
    return this.view.getInt32(start) * highWord + this.view.getUint32(start + 4)
  }

  real(field: number): number {
    return this.isNull(field) ? Number.NaN : this.view.getFloat32(this.startOf(field))
  }

  /** Microseconds since 2000. */
  timestamp(field: number): number {
    return this.bigint(field)
  }

  private inOtherCapitals(text: string): number {
    const bytes = Buffer.from(text)
    this.roomFor(bytes.length).set(bytes)
    return bytes.length
  }

  private roomFor(size: number): Uint8Array {
    if (size > this.capitals.length) {
      this.capitals = new Uint8Array(size * 2)
      this.capitalsView = new DataView(this.capitals.buffer)
    }
    return this.capitals
  }

  private startOf(field: number): number {
    return this.start[field] as number
  }

  private size(field: number): number {
    return Math.max(0, this.length[field] as number)
  }

  isNull(field: number): boolean {
    return (this.length[field] as number) < 0
  }
}

/** Puts a row's values where they belong. */
export type Put = (row: CopiedRow) => void
