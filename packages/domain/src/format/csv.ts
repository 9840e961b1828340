/** A value as a cell of a comma-separated file. */
export const csvCell = (value: string | number | null): string =>
  typeof value === 'string' ? csvText(harmless(value)) : String(value ?? '')

/** A text of the company's own, such as a heading. */
export const csvText = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A spreadsheet would execute a text that begins like a formula. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Begins a file: tells spreadsheets that it is UTF-8. */
export const csvBegin = '\uFEFF'

/** A whole file. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  csvBegin + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
