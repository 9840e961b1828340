import type { Readable } from 'node:stream'
import writeExcelFile, { type Cell } from 'write-excel-file/node'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column of a table: its head, its width in characters, and what it says of a row. */
export type SheetColumn<Row> = {
  head: string
  width: number
  /** Null is an empty cell; a text is never taken for a formula. */
  value: (row: Row) => string | number | null
  yen?: true
}

/** A table as the file of a spreadsheet, its heads kept in sight. */
export async function spreadsheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Readable> {
  const heads: Cell[] = columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' }))
  const cell = ({ value, yen }: SheetColumn<Row>, row: Row): Cell => {
    const told = value(row)
    if (told === null) return null
    if (typeof told === 'number') return { value: told, type: Number, ...(yen && { format: '#,##0' }) }
    return { value: printable(told), type: String }
  }
  const data = [heads, ...rows.map((row) => columns.map((column) => cell(column, row)))]
  const options = { sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }
  // Its own type says of `toStream` that it may want a stream to write to.
  const file = writeExcelFile(data, options) as unknown as { toStream(): Promise<Readable> }
  return file.toStream()
}

/** XML has no place for control characters. */
const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
