import { Readable } from 'node:stream'
import { csvOf } from './csv.ts'
import type { SheetHead } from './sheet-head.ts'
import { type SheetColumn, spreadsheet } from './spreadsheet.ts'

type SavedTable<Row> = {
  format: 'xlsx' | 'csv'
  /** What stands above the table of a spreadsheet; programs that read CSV want the table alone. */
  head: SheetHead
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
}

/** A list as the file that was asked for. */
export const savedTable = async <Row>({ format, head, columns, rows }: SavedTable<Row>): Promise<Readable> =>
  format === 'csv' ? Readable.from(csvOf(columns, rows)) : spreadsheet(head, columns, rows)
