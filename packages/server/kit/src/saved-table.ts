import { Readable } from 'node:stream'
import { csvOf } from './csv.ts'
import type { SheetHead } from './sheet-head.ts'
import { type SheetColumn, spreadsheet } from './spreadsheet.ts'

type SavedTable<Row> = {
  format: 'xlsx' | 'csv'
  /** What is above a spreadsheet's table; programs that read CSV want the table alone. */
  head: SheetHead
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
}

/** A file, and which part of its list it holds if that is truncated. */
export type SavedFile = { content: Readable; part: ListPart | null }

/** The first rows of a list that is longer than a file may be. */
export type ListPart = { rows: number; total: number }

/** A list as the requested file. */
export async function savedTable<Row>({ format, head, columns, rows }: SavedTable<Row>): Promise<SavedFile> {
  const { total = 0 } = head
  return {
    content: format === 'csv' ? Readable.from(csvOf(columns, rows)) : await spreadsheet(head, columns, rows),
    part: total > rows.length ? { rows: rows.length, total } : null,
  }
}
