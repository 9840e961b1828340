import { parse } from 'csv-parse/sync'

/** Text in UTF-8, or in Japanese Shift_JIS; null for anything else. */
export const decodeText = (bytes: Uint8Array): string | null =>
  decodedAs('utf-8', bytes) ?? decodedAs('shift_jis', bytes)

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The cells of a table whose columns are separated by commas, semicolons, or tabs; null if it is not a table. Empty
 * lines count where rows are numbered as in a spreadsheet.
 */
export function rowsOfText(text: string, { keepEmpty = false } = {}): string[][] | null {
  const first = text.slice(0, 2000)
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: !keepEmpty,
    })
  } catch {
    return null
  }
}
