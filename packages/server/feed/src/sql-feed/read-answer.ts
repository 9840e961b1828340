import { XMLParser } from 'fast-xml-parser'

/** A row of the source: names in small letters, values as they came. */
export type SourceRow = Record<string, string>

/** The source answered something else than rows; its words. */
export class SourceRefusal extends Error {
  override name = 'SourceRefusal'
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => name.toLowerCase() === 'row',
})

/** Addresses of pictures carry bare ampersands, which are no XML. */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi

/**
 * The rows of an answer, in XML or JSON. Everything else is a refusal, whatever its status: the source answers errors
 * as plain text with 200.
 */
export function readAnswer(text: string): SourceRow[] {
  const start = text.trimStart()
  if (start.startsWith('<')) return rowsOfXml(start)
  if (start.startsWith('[') || start.startsWith('{')) return rowsOfJson(start)
  throw new SourceRefusal(start.slice(0, 300))
}

function rowsOfXml(text: string): SourceRow[] {
  const document: Record<string, unknown> = parser.parse(text.replace(bareAmpersand, '&amp;'))
  const root = Object.entries(document).find(([name]) => name.toLowerCase() === 'aj')?.[1]
  if (root === undefined) throw new SourceRefusal(text.slice(0, 300))
  if (typeof root !== 'object' || root === null) return []
  const rows = Object.entries(root).find(([name]) => name.toLowerCase() === 'row')?.[1]
  return Array.isArray(rows) ? rows.filter(isObject).map(named) : []
}

function rowsOfJson(text: string): SourceRow[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SourceRefusal(text.slice(0, 300))
  }
  if (Array.isArray(value)) return value.filter(isObject).map(named)
  if (!isObject(value)) throw new SourceRefusal(text.slice(0, 300))
  if ('error' in value) throw new SourceRefusal(String(value.error).slice(0, 300))
  return Object.values(value).filter(isObject).map(named)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names come in capitals or not, even between two answers of one source. */
const named = (row: Record<string, unknown>): SourceRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.toLowerCase(),
      value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim(),
    ]),
  )
