import type pg from 'pg'
import type { CopiedRow } from './copied-row.ts'
import { CopyReader } from './copy-binary.ts'

type Take = (row: CopiedRow) => void
type Listener = (piece: Buffer) => void

/** Has the columns of a query copied; `take` is called with each row as soon as it has come. */
export async function copyRows(client: pg.ClientBase, query: string, fields: number, take: Take) {
  await client.query(new Copy(`copy (${query}) to stdout (format binary)`, fields, take)).done
}

/**
 * What a client sends in its turn, as a query. While the server copies it listens to the connection itself: a
 * stream with an object for each of millions of rows takes longer than reading them.
 */
class Copy implements pg.Submittable {
  private readonly text: string
  private readonly reader: CopyReader
  private readonly take: Take
  private readonly ended = Promise.withResolvers<void>()
  readonly done = this.ended.promise
  private error: unknown = null

  constructor(text: string, fields: number, take: Take) {
    this.text = text
    this.reader = new CopyReader(fields)
    this.take = take
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection
    const clients = stream.listeners('data') as Listener[]
    const listen = (piece: Buffer) => {
      const after = this.read(piece)
      if (after === null) return
      for (const one of clients) stream.on('data', one)
      stream.off('data', listen)
      for (const one of clients) one(after)
    }
    stream.on('data', listen)
    for (const one of clients) stream.off('data', one)
    connection.query(this.text)
  }

  handleError(error: Error): void {
    this.error ??= error
    this.ended.reject(this.error)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.error === null) this.ended.resolve()
    else this.ended.reject(this.error)
  }

  /** After an error the rest is skipped, so that the connection can be used again. */
  private read(piece: Buffer): Buffer | null {
    if (this.error !== null) return this.reader.read(piece, null)
    try {
      return this.reader.read(piece, this.take)
    } catch (error) {
      this.error = error
      return this.reader.read(Buffer.alloc(0), null)
    }
  }
}
