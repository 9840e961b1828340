import type { SheetColumn } from './spreadsheet.ts'

/** Rows as text with commas; a byte order mark tells spreadsheets that it is UTF-8. */
export function* csvOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Generator<string> {
  yield `\uFEFF${columns.map(({ head }) => quoted(head)).join(',')}\r\n`
  for (const row of rows) yield `${columns.map(({ value }) => cellOf(value(row))).join(',')}\r\n`
}

const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? quoted(harmless(value)) : String(value ?? '')

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A spreadsheet would run a text that begins like a formula. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
