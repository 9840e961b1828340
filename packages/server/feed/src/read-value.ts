import { lotStatuses, lotStatusNamed } from '@seriba/domain/lots/lot-status'
import { type LotKind, lotKinds } from '@seriba/domain/lots/page-types'
import type { FeedProblem } from '@seriba/i18n/feed-problem'
import type { FeedField } from './feed-fields.ts'
import { InvalidRow } from './invalid-row.ts'

/** Names and values in their original order, which a database object would not keep. */
type Lines = [name: string, value: unknown][]
/** What a column holds. */
export type CellValue = string | number | boolean | string[] | Record<string, unknown>
export type FeedValue = CellValue | Lines

const trues = new Set<unknown>([true, 1, 'true', '1', 'yes'])
const falses = new Set<unknown>([false, 0, 'false', '0', 'no'])
const maxUrls = 100
const maxUrl = 2000
const maxFacts = 60_000

export type ReadValue = (value: unknown) => FeedValue

/** Converts a field's value to the form the database takes, or throws why it is invalid. */
export function readerOf(field: FeedField): ReadValue {
  const { name } = field
  switch (field.type) {
    case 'text':
      return (value) => readText(name, value, field.max)
    case 'whole':
    case 'number':
      return (value) => readNumber(field, value)
    case 'time':
      return (value) => readTime(name, value)
    case 'kind':
      return (value) => readKind(value)
    case 'status':
      return (value) => readStatus(name, value)
    case 'flag':
      return (value) => trues.has(value) || (falses.has(value) ? false : bad(name, 'flag'))
    case 'url':
      return (value) => readUrl(name, value)
    case 'urls':
      return (value) => readUrls(name, value)
    case 'facts':
      return (value) => readFacts(name, value)
    case 'lines':
      return (value) => Object.entries(readFacts(name, value))
  }
}

export function readKind(value: unknown): LotKind {
  const kind = lotKinds.find((known) => known === value)
  return kind ?? bad('kind', 'oneOf', { list: lotKinds.join(', ') })
}

const statuses = new Set<unknown>(lotStatuses)

function readStatus(name: string, value: unknown): number {
  if (statuses.has(value)) return value as number
  const known = typeof value === 'string' || typeof value === 'number' ? lotStatusNamed(value) : null
  return known ?? bad(name, 'status')
}

function bad(name: string, problem: FeedProblem, values: Record<string, string | number> = {}): never {
  throw new InvalidRow(problem, values, name)
}

function readText(name: string, value: unknown, max: number): string {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : null
  if (text === null) return bad(name, 'text')
  if (text.length > max) return bad(name, 'longer', { count: max })
  return text.includes('\0') ? bad(name, 'nul') : text
}

function readNumber(field: FeedField & { type: 'whole' | 'number' }, value: unknown): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? numberOf(value) : Number.NaN
  if (field.type === 'whole' ? !Number.isInteger(number) : !Number.isFinite(number)) {
    return bad(field.name, field.type)
  }
  if (number >= field.min && number <= field.max) return number === 0 ? 0 : number
  return bad(field.name, 'range', { min: field.min, max: field.max })
}

const numberOf = (text: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN)

const exampleTime = '2026-11-21T10:30:00+09:00'
const instant = /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/

/** Milliseconds since 1970. */
function readTime(name: string, value: unknown): number {
  const parts = typeof value === 'string' ? instant.exec(value) : null
  if (parts === null) return bad(name, 'time', { example: exampleTime })
  if (parts[7] === undefined) return bad(name, 'zone', { example: exampleTime })
  const at = Date.parse(parts[0].replace(' ', 'T'))
  const [year, day] = [Number(parts[1]), Number(parts[3])]
  if (Number.isNaN(at) || (day > 28 && day > daysIn(year, Number(parts[2])))) {
    return bad(name, 'day')
  }
  return year >= 1990 && year <= 2100 ? at : bad(name, 'years', { min: 1990, max: 2100 })
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Absolute, or below our own address. */
const url = /^(https?:\/\/|\/(?![/\\]))[^\s|<>"\\]*$/i

function readUrl(name: string, value: unknown): string {
  const text = readText(name, value, maxUrl)
  return url.test(text) ? text : bad(name, 'url')
}

function readUrls(name: string, value: unknown): string[] {
  const list = typeof value === 'string' ? value.split('|') : value
  if (!Array.isArray(list)) return bad(name, 'urls')
  if (list.length > maxUrls) return bad(name, 'manyUrls', { count: maxUrls })
  return list.map((item) => readUrl(name, item))
}

function readFacts(name: string, value: unknown): Record<string, unknown> {
  const facts = typeof value === 'string' ? parsed(value) : value
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return bad(name, 'object')
  const text = written(facts)
  if (text === null || text.length > maxFacts) return bad(name, 'large')
  return unstorable.test(text) ? bad(name, 'characters') : { ...facts }
}

/** A NUL, or half of a surrogate pair, which JSON text escapes and PostgreSQL refuses. */
const unstorable = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null if it is nested too deeply. */
function written(facts: object): string | null {
  try {
    return JSON.stringify(facts)
  } catch {
    return null
  }
}
