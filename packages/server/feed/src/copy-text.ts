import type { LotValues } from './lot-columns.ts'
import type { CellValue } from './read-value.ts'

const special = /[\\\t\n\r]/
const specials = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) =>
  special.test(text) ? text.replace(specials, (char) => escapes[char] ?? char) : text

/** A lot's cells in the text format of COPY; `silent` has the values for what its line omits. */
export const copyCells = (values: LotValues, silent: LotValues): string =>
  // Joined at once: a text that grows cell by cell stays in pieces, which outlive their batch's collections.
  silent.map((stands, place) => copyText(values[place] ?? stands)).join('\t')

function copyText(value: CellValue | undefined): string {
  if (value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return urlsText(value)
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

/** URLs have no quotes, backslashes, or blanks, since the reader lets none through. */
const urlsText = (urls: readonly string[]) => (urls.length === 0 ? '{}' : `{"${urls.join('","')}"}`)
