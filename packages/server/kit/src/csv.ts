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
  const told = value(row)
  if (told === null || typeof told === 'number') return told
  if (as === 'moment') return formatDateTime(told)
  if (as === 'day') return typeof told === 'string' && told.length === 10 ? formatDay(told) : formatDate(told)
  return String(told)
}
