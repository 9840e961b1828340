import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { type LotKind, lotKinds } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { type FeedField, feedFields, hasField, isRequired, keyFields, resultFields } from './feed-fields.ts'
import { InvalidRow } from './invalid-row.ts'
import { type LotValues, lotColumns, placeOf, places } from './lot-columns.ts'
import { type CellValue, type FeedValue, type ReadValue, readerOf, readKind } from './read-value.ts'

export type FeedRecord = Record<string, unknown>

/** A valid line: what it says about a lot. */
export type FeedRow = {
  line: number
  /** Identifies the lot among all lots. */
  key: string
  /** Says only how a known lot ended. */
  isResult: boolean
  values: LotValues
}

type KnownField = {
  field: FeedField
  read: ReadValue
  /** Its column's position; -1 for fields stored in `details`. */
  place: number
  isResult: boolean
  isShort: boolean
  /** The meaning of null for a field that is kept when a line omits it. */
  clears: FeedValue | undefined
}
type KindTable = { fields: Map<string, KnownField>; groups: Set<string>; required: KnownField[] }

const tables = Object.fromEntries(lotKinds.map((kind) => [kind, tableOf(kind)])) as Record<LotKind, KindTable>

function tableOf(kind: LotKind): KindTable {
  const fields = feedFields.filter((field) => hasField(field, kind)).map(knownField)
  const nested = fields.filter(({ field }) => field.name.includes('.'))
  return {
    fields: new Map(fields.map((known) => [known.field.name, known])),
    groups: new Set(nested.map(({ field }) => field.name.slice(0, field.name.indexOf('.')))),
    required: fields.filter(({ field, place }) => place !== -1 && isRequired(field, kind)),
  }
}

function knownField(field: FeedField): KnownField {
  const isResult = resultFields.includes(field.name)
  return {
    field,
    read: readerOf(field),
    place: field.column === undefined ? -1 : placeOf(field.column),
    isResult,
    isShort: isResult || keyFields.includes(field.name),
    clears: field.name === 'soldPrice' ? 0 : undefined,
  }
}

const known = new Set(feedFields.flatMap(({ name }) => [name, name.split('.')[0] ?? name]))
const nothing: LotValues = lotColumns.map(() => undefined)

/** Reads one record of a feed; unknown names are added to `ignored`. Throws InvalidRow. */
export function readLine(record: FeedRecord, line: number, ignored?: Set<string>): FeedRow {
  if (isAbsent(record.kind)) throw new InvalidRow('required', {}, 'kind')
  const table = tables[readKind(record.kind)]
  const values = nothing.slice()
  let says = 0
  let describes = 0

  for (const name of Object.keys(record)) {
    const value = record[name]
    const said = table.fields.get(name)
    if (value === null && said?.clears !== undefined) {
      keep(values, said, said.clears)
      says++
      continue
    }
    if (isAbsent(value)) continue
    if (said !== undefined) {
      keep(values, said, said.read(value))
      if (said.isResult) says++
      else if (!said.isShort) describes++
    } else if (table.groups.has(name)) {
      if (readGroup(values, table, name, value) > 0) describes++
    } else if (!known.has(name) && ignored && ignored.size < 100) {
      ignored.add(name)
    }
  }

  const isResult = describes === 0 && says > 0
  for (const { field, place, isShort } of table.required) {
    if (isResult && !isShort) continue
    if ((values[place] ?? '') === '') throw new InvalidRow('required', {}, field.name)
  }
  return { line, key: finish(values), isResult, values }
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

function readGroup(values: LotValues, table: KindTable, group: string, value: unknown): number {
  if (typeof value !== 'object' || value === null) throw new InvalidRow('object', {}, group)
  const given = Object.entries(value).filter(([, item]) => !isAbsent(item))
  for (const [name, item] of given) {
    const said = table.fields.get(`${group}.${name}`)
    if (said !== undefined) keep(values, said, said.read(item))
  }
  return given.length
}

function keep(values: LotValues, { place, field: { name } }: KnownField, value: FeedValue) {
  if (place !== -1) {
    // Lines have no column of their own.
    values[place] = value as CellValue
    return
  }
  const details = (values[places.details] ?? {}) as Record<string, unknown>
  values[places.details] = details
  const dot = name.indexOf('.')
  if (dot === -1) {
    details[name] = value
    return
  }
  const group = name.slice(0, dot)
  details[group] = { ...(details[group] as object | undefined), [name.slice(dot + 1)]: value }
}

/** Stock has no time. Without a day it gets the epoch, so that its key is as complete as any. */
const stockDay = '1970-01-01'

/** Adds derived values, and returns the lot's key. */
function finish(values: LotValues): string {
  const { [places.kind]: kind, [places.auctionAt]: at, [places.condition]: grade } = values
  const day = typeof at === 'number' ? dayOf(at) : stockDay
  values[places.auctionDay] = day
  if (kind === 'stock') values[places.auctionAt] = undefined
  else if (typeof at === 'number') values[places.auctionAt] = new Date(at).toISOString()
  if (typeof grade === 'string') values[places.conditionRank] = rankOf(grade)
  return keyOf(values)
}

/** What identifies a lot among all lots. */
export const keyOf = (values: LotValues) =>
  [places.kind, places.auctionDay, places.lotNo, places.auction].map((place) => values[place]).join('\t')

/** A feed has few days and few grades, and many lots. */
const remembered = 1000
const days = new Map<number, string>()
const ranks = new Map<string, number | undefined>()

function dayOf(at: number): string {
  const number = Math.floor((at + 9 * 3_600_000) / 86_400_000)
  const day = days.get(number) ?? jstDay(at)
  if (days.size < remembered) days.set(number, day)
  return day
}

export function rankOf(grade: string): number | undefined {
  if (ranks.has(grade)) return ranks.get(grade)
  const rank = conditionRank(grade) ?? undefined
  const finite = rank !== undefined && Number.isFinite(rank) ? rank : undefined
  if (ranks.size < remembered) ranks.set(grade, finite)
  return finite
}
