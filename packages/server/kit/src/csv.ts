import { csvBegin, csvCell, csvText } from '@seriba/domain/format/csv'
import { formatDate, formatDateTime, formatDay } from '@seriba/domain/format/date'
import type { SheetColumn } from './spreadsheet.ts'

/** Rows as comma-separated text; a byte order mark tells spreadsheets that it is UTF-8. */
export function* csvOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Generator<string> {
  yield `${csvBegin}${columns.map(({ head }) => csvText(head)).join(',')}\r\n`
  for (const row of rows) yield `${columns.map((column) => csvCell(csvValue(column, row))).join(',')}\r\n`
}

/** A column's value for a row if there are only texts and numbers: dates as they are read in Japan. */
export function csvValue<Row>({ value, as }: SheetColumn<Row>, row: Row): string | number | null {
  const cell = value(row)
  if (cell === null || typeof cell === 'number') return cell
  if (as === 'moment') return formatDateTime(cell)
  if (as === 'day') return typeof cell === 'string' && cell.length === 10 ? formatDay(cell) : formatDate(cell)
  return String(cell)
}
