import type { FeedValue } from './read-value.ts'

const special = /[\\\t\n\r]/
const specials = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) =>
  special.test(text) ? text.replace(specials, (char) => escapes[char] ?? char) : text

/** A value in the text format of COPY; undefined is NULL. */
export function copyText(value: FeedValue | undefined): string {
  if (value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return escaped(arrayText(value))
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

const arrayText = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
