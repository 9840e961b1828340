import type { LotValues } from './lot-columns.ts'
import type { CellValue } from './read-value.ts'

const special = /[\\\t\n\r]/
const specials = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) =>
  special.test(text) ? text.replace(specials, (char) => escapes[char] ?? char) : text

/** A lot's cells in the text format of COPY; `silent` has what stands where its line says nothing. */
export function copyCells(values: LotValues, silent: LotValues): string {
  let text = copyText(values[0] ?? silent[0])
  for (let place = 1; place < silent.length; place++) {
    text += `\t${copyText(values[place] ?? silent[place])}`
  }
  return text
}

function copyText(value: CellValue | undefined): string {
  if (value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return urlsText(value)
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

/** URLs have no quotes, backslashes or blanks: the reader lets none through. */
const urlsText = (urls: readonly string[]) => (urls.length === 0 ? '{}' : `{"${urls.join('","')}"}`)
