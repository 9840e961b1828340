import { XMLParser } from 'fast-xml-parser'
import { SourceError, wordsOfSource } from './source-error.ts'

/** A source's row: names in lower case, values unchanged. */
export type SourceRow = Record<string, string>

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => name.toLowerCase() === 'row',
})

/** Picture addresses contain bare ampersands, which are not valid XML. */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi

/** A complete answer closes its root; a truncated one does not, however much of it can be read. */
const wholeAnswer = /<\/aj>\s*$|<aj\s*\/>\s*$/i

/**
 * The rows in an answer, in XML or JSON. Anything else is an error, whatever its status: the source returns errors as
 * plain text with 200.
 */
export function readAnswer(text: string, code = ''): SourceRow[] {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('<')) return rowsOfXml(start, code)
  if (start.startsWith('[') || start.startsWith('{')) return rowsOfJson(start, code)
  throw new SourceError('refused', wordsOfSource(start, code))
}

function rowsOfXml(text: string, code: string): SourceRow[] {
  if (!/<aj[\s/>]/i.test(text)) throw new SourceError('refused', wordsOfSource(text, code))
  if (!wholeAnswer.test(text)) throw new SourceError('broken')
  const document = parsed(text)
  const root = Object.entries(document).find(([name]) => name.toLowerCase() === 'aj')?.[1]
  if (typeof root !== 'object' || root === null) return []
  const rows = Object.entries(root).find(([name]) => name.toLowerCase() === 'row')?.[1]
  return Array.isArray(rows) ? rows.filter(isObject).map(named) : []
}

function parsed(text: string): Record<string, unknown> {
  try {
    return parser.parse(text.replace(bareAmpersand, '&amp;'))
  } catch {
    throw new SourceError('broken')
  }
}

function rowsOfJson(text: string, code: string): SourceRow[] {
  const value = valueOfJson(text, code)
  if (Array.isArray(value)) return value.filter(isObject).map(named)
  return Object.values(value).filter(isObject).map(named)
}

/** A JSON answer, unless it is an error. */
export function valueOfJson(text: string, code = ''): unknown[] | Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const looksCut = /^\s*[[{]/.test(text)
    throw new SourceError(looksCut ? 'broken' : 'refused', looksCut ? '' : wordsOfSource(text, code))
  }
  if (Array.isArray(value)) return value
  if (!isObject(value)) throw new SourceError('refused', wordsOfSource(text, code))
  if ('error' in value && value.error)
    throw new SourceError('refused', wordsOfSource(String(value.error), code))
  return value
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names may be in capitals or not, even between two answers from one source. */
export const named = (row: Record<string, unknown>): SourceRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.toLowerCase(),
      value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim(),
    ]),
  )
