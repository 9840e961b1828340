import { lotStatuses, lotStatusNamed } from '@seriba/domain/lots/lot-status'
import { type LotKind, lotKinds } from '@seriba/domain/lots/page-types'
import type { FeedField } from './feed-fields.ts'
import { InvalidRow } from './invalid-row.ts'

/** Names and values in the order in which they were said, which an object of the database would not keep. */
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

/** Reads a field's value into the form the database takes, or throws why it is none. */
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
      return (value) => trues.has(value) || (falses.has(value) ? false : bad(name, 'must be true or false'))
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
  return kind ?? bad('kind', `must be one of ${lotKinds.join(', ')}`)
}

const statuses = new Set<unknown>(lotStatuses)

function readStatus(name: string, value: unknown): number {
  if (statuses.has(value)) return value as number
  const known = typeof value === 'string' || typeof value === 'number' ? lotStatusNamed(value) : null
  return known ?? bad(name, 'is not a status: give a code from 4531 to 4539 or its name')
}

function bad(name: string, reason: string): never {
  throw new InvalidRow(reason, name)
}

function readText(name: string, value: unknown, max: number): string {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : null
  if (text === null) return bad(name, 'must be text')
  if (text.length > max) return bad(name, `is longer than ${max} characters`)
  return text.includes('\0') ? bad(name, 'contains a NUL character') : text
}

function readNumber(field: FeedField & { type: 'whole' | 'number' }, value: unknown): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? numberOf(value) : Number.NaN
  if (field.type === 'whole' ? !Number.isInteger(number) : !Number.isFinite(number)) {
    return bad(field.name, field.type === 'whole' ? 'must be a whole number' : 'must be a number')
  }
  if (number >= field.min && number <= field.max) return number === 0 ? 0 : number
  return bad(field.name, `must be from ${field.min} to ${field.max}`)
}

const numberOf = (text: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN)

const instant = /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/

/** Milliseconds since 1970. */
function readTime(name: string, value: unknown): number {
  const parts = typeof value === 'string' ? instant.exec(value) : null
  if (parts === null) return bad(name, 'is not a time such as 2026-11-21T10:30:00+09:00')
  if (parts[7] === undefined) return bad(name, 'needs a zone, such as 2026-11-21T10:30:00+09:00')
  const at = Date.parse(parts[0].replace(' ', 'T'))
  const [year, day] = [Number(parts[1]), Number(parts[3])]
  if (Number.isNaN(at) || (day > 28 && day > daysIn(year, Number(parts[2])))) {
    return bad(name, 'is not a day of the calendar')
  }
  return year >= 1990 && year <= 2100 ? at : bad(name, 'must be in the years 1990 to 2100')
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Absolute, or below our own address. */
const url = /^(https?:\/\/|\/(?![/\\]))[^\s|<>"\\]*$/i

function readUrl(name: string, value: unknown): string {
  const text = readText(name, value, maxUrl)
  return url.test(text) ? text : bad(name, 'must be an http or https URL')
}

function readUrls(name: string, value: unknown): string[] {
  const list = typeof value === 'string' ? value.split('|') : value
  if (!Array.isArray(list)) return bad(name, 'must be a list of URLs')
  if (list.length > maxUrls) return bad(name, `has more than ${maxUrls} URLs`)
  return list.map((item) => readUrl(name, item))
}

function readFacts(name: string, value: unknown): Record<string, unknown> {
  const facts = typeof value === 'string' ? parsed(value) : value
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts))
    return bad(name, 'must be an object')
  const text = written(facts)
  if (text === null || text.length > maxFacts) return bad(name, 'is too large')
  return unstorable.test(text) ? bad(name, 'contains characters that cannot be stored') : { ...facts }
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

/** Null where it nests too deep. */
function written(facts: object): string | null {
  try {
    return JSON.stringify(facts)
  } catch {
    return null
  }
}
