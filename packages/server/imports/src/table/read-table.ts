import { largestImport } from '@seriba/domain/imports/import-fields'
import { headLineCount, startsWithHead } from '@seriba/server-kit/sheet-head'
import { decodeText, rowsOfText } from '@seriba/server-kit/text-table'
import { isSpreadsheet, rowsOfSpreadsheet } from './read-spreadsheet.ts'

/** Headers, and the same number of texts in each line below them; an empty line is an empty list. */
export type Table = {
  headers: string[]
  lines: string[][]
  /** How many of the file's rows are above its headers. */
  above: number
}
export type TableFault = 'import_unreadable' | 'import_empty' | 'import_too_long'

/** The characters of all cells combined. */
const mostText = 30_000_000

/** A table from its bytes: XLSX, or text in UTF-8 or Shift_JIS. The header block of our own files is left out. */
export async function readTable(bytes: Uint8Array): Promise<Table | TableFault> {
  const rows = isSpreadsheet(bytes) ? await rowsOfSpreadsheet(bytes) : rowsOfBytes(bytes)
  if (rows === null) return 'import_unreadable'
  const first = Math.max(0, firstOfTable(rows))
  const last = rows.findLastIndex(isFilled)
  const [head = [], ...below] = rows.slice(first, last + 1)
  const headers = trimmed(head.map(clean))
  const lines = below.map((row) => (isFilled(row) ? headers.map((_, at) => clean(row[at] ?? '')) : []))
  if (headers.length === 0 || lines.length === 0) return 'import_empty'
  if (headers.length > largestImport.columns || lines.length > largestImport.lines) return 'import_too_long'
  const length = lines.flat().reduce((sum, cell) => sum + cell.length, 0)
  return length > mostText ? 'import_too_long' : { headers, lines, above: first }
}

/**
 * Where the headers are: below the header block of a list that was saved here, or else in the first row with any text.
 */
function firstOfTable(rows: readonly (readonly string[])[]): number {
  const head = rows.slice(0, headLineCount)
  const isOurs = head.every((row) => row.slice(1).every((cell) => cell.trim() === ''))
  return isOurs && startsWithHead(head.map(([cell = '']) => cell)) ? headLineCount : rows.findIndex(isFilled)
}

function rowsOfBytes(bytes: Uint8Array): string[][] | null {
  const text = decodeText(bytes)
  return text === null || text.includes('\0') ? null : rowsOfText(text, { keepEmpty: true })
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** Without the empty headers after the last one. */
const trimmed = (headers: readonly string[]) => headers.slice(0, headers.findLastIndex(Boolean) + 1)

/** No database accepts these, and nobody misses them. */
const clean = (cell: string) => cell.replaceAll('\0', '').toWellFormed().trim()
