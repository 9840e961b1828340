import { CopiedRow } from './copied-row.ts'

/** Messages from the server while it copies: rows, and anything that may come between them. */
const rowOfCopy = 'd'.charCodeAt(0)
const ofCopy = new Set(Array.from('HdcNSA', (code) => code.charCodeAt(0)))
/** Its code, and how long it is including that number. */
const headBytes = 5
/** Signature, flags, and the length of the absent extension. */
const headerBytes = 11 + 4 + 4
const noMoreRows = -1

/**
 * Reads PostgreSQL's response to a binary copy: messages, each with one row, the first one preceded by a header. A
 * row is the number of its fields, and for each its length (-1 for null) and its bytes, all big-endian.
 */
export class CopyReader {
  private readonly row: CopiedRow
  /** What has arrived and has not been read yet. */
  private bytes: Buffer = Buffer.alloc(1 << 18)
  private view = viewOf(this.bytes)
  private length = 0
  private started = false

  constructor(fields: number) {
    this.row = new CopiedRow(fields, this.view)
  }

  /**
   * Calls `take` for each row that a chunk of the response completes; the row is valid until it returns. Null skips
   * rows. Anything after the copy is returned as soon as some of it is there.
   */
  read(piece: Buffer, take: ((row: CopiedRow) => void) | null): Buffer | null {
    this.append(piece)
    const { view, length } = this
    let at = 0
    while (at + headBytes <= length) {
      const code = view.getUint8(at)
      if (!ofCopy.has(code)) return this.bytes.subarray(at, length)
      const end = at + 1 + view.getInt32(at + 1)
      if (end > length) break
      if (code === rowOfCopy && take !== null) this.readRow(at + headBytes, end, take)
      at = end
    }
    this.bytes.copyWithin(0, at, length)
    this.length -= at
    return null
  }

  private readRow(at: number, end: number, take: (row: CopiedRow) => void) {
    const { view, row } = this
    let begin = at
    if (!this.started) {
      begin += headerBytes + view.getInt32(at + headerBytes - 4)
      this.started = true
    }
    if (view.getInt16(begin) === noMoreRows) return
    if (row.place(begin) !== end) throw new Error('a message of the copy is not one row')
    take(row)
  }

  private append(piece: Buffer) {
    const length = this.length + piece.length
    if (length > this.bytes.length) {
      const larger = Buffer.alloc(length * 2)
      this.bytes.copy(larger, 0, 0, this.length)
      this.bytes = larger
      this.view = viewOf(larger)
      this.row.view = this.view
    }
    piece.copy(this.bytes, this.length)
    this.length = length
  }
}

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length)
