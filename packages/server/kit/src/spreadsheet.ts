import type { Readable } from 'node:stream'
import { spreadsheetText } from '@seriba/domain/format/spreadsheet-text'
import { jstDay, jstOffsetMs } from '@seriba/domain/time/jst'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { headLines, type SheetHead } from './sheet-head.ts'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table column: its heading, its width in characters, and its value for a row. */
export type SheetColumn<Row> = {
  head: string
  width: number
  /** Null is an empty cell; text is never taken for a formula. */
  value: (row: Row) => string | number | Date | null
  yen?: true
  /** Its values are instants, or calendar days such as `2026-11-24`; a spreadsheet gets them as dates in Japan. */
  as?: 'day' | 'moment'
}

/** A table with nothing above it, as programs read it. */
type PlainSheet = { name: string; plain: true }

/** A table as a spreadsheet file. Above it is a description; that and the headings are frozen. */
export async function spreadsheet<Row>(
  head: SheetHead | PlainSheet,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Readable> {
  const above = 'plain' in head ? [] : aboveTable(headLines(head, rows.length))
  const heads: Cell[] = columns.map((column) => ({ value: column.head, type: String, fontWeight: 'bold' }))
  const data = [
    ...above,
    heads,
    ...rows.map((row) => columns.map((column) => cellOf(column, column.value(row)))),
  ]
  const options = {
    sheet: head.name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: above.length + 1,
  }
  // The type of `toStream` claims that it may want a stream to write to.
  const file = writeExcelFile(data, options) as unknown as { toStream(): Promise<Readable> }
  return file.toStream()
}

const aboveTable = ([title = '', ...about]: string[]): Cell[][] => [
  [{ value: spreadsheetText(title), type: String, fontWeight: 'bold', fontSize: 14 }],
  ...about.map((line): Cell[] => [{ value: spreadsheetText(line), type: String }]),
]

function cellOf<Row>({ yen, as }: SheetColumn<Row>, value: string | number | Date | null): Cell {
  if (value === null || value === '') return null
  if (as === 'day') return { value: new Date(`${dayOf(value)}T00:00:00Z`), type: Date, format: 'yyyy.mm.dd' }
  // Spreadsheets know no time zones, so Japanese time is written as if it were theirs.
  if (as === 'moment')
    return { value: new Date(new Date(value).getTime() + jstOffsetMs), type: Date, format: 'yyyy.mm.dd h:mm' }
  if (typeof value === 'number') return { value: value, type: Number, ...(yen && { format: '#,##0' }) }
  return { value: spreadsheetText(String(value)), type: String }
}

/** The Japanese day of an instant; a calendar day stays as it is. */
const dayOf = (value: string | number | Date) =>
  typeof value === 'string' && value.length === 10 ? value : jstDay(value)
