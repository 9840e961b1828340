import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { type LotKind, lotKinds } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { BadLine } from './bad-line.ts'
import { type FeedField, feedFields, hasField, isRequired, keyFields, resultFields } from './feed-fields.ts'
import { type FeedValue, readValue } from './read-value.ts'

export type FeedRecord = Record<string, unknown>

/** A line that passed: what it says of a lot by column, and the rest of it in `details`. */
export type FeedRow = {
  line: number
  /** Names the lot among all lots. */
  key: string
  /** Says only how a known lot ended. */
  isResult: boolean
  columns: Record<string, FeedValue>
  details: Record<string, unknown>
}

type KindTable = { fields: Map<string, FeedField>; groups: Set<string>; required: FeedField[] }

const tables = Object.fromEntries(lotKinds.map((kind) => [kind, tableOf(kind)])) as Record<LotKind, KindTable>

function tableOf(kind: LotKind): KindTable {
  const fields = feedFields.filter((field) => hasField(field, kind))
  const nested = fields.filter(({ name }) => name.includes('.'))
  return {
    fields: new Map(fields.map((field) => [field.name, field])),
    groups: new Set(nested.map(({ name }) => name.slice(0, name.indexOf('.')))),
    required: fields.filter((field) => isRequired(field, kind)),
  }
}

const known = new Set(feedFields.flatMap(({ name }) => [name, name.split('.')[0] ?? name]))
const short = new Set([...keyFields, ...resultFields])
const results = new Set(resultFields)

/** Reads one record of a feed; names it does not know are added to `ignored`. Throws BadLine. */
export function readLine(record: FeedRecord, line: number, ignored?: Set<string>): FeedRow {
  const kind = readKind(record.kind)
  const table = tables[kind]
  const row: FeedRow = { line, key: '', isResult: false, columns: {}, details: {} }
  let says = 0
  let describes = 0

  for (const name of Object.keys(record)) {
    const value = record[name]
    if (isAbsent(value)) continue
    const field = table.fields.get(name)
    if (field !== undefined) {
      keep(row, field, readValue(field, value))
      if (results.has(name)) says++
      else if (!short.has(name)) describes++
    } else if (table.groups.has(name)) {
      if (readGroup(row, table, name, value) > 0) describes++
    } else if (!known.has(name) && ignored && ignored.size < 100) {
      ignored.add(name)
    }
  }

  row.isResult = describes === 0 && says > 0
  for (const { name, column } of table.required) {
    if (row.isResult && !keyFields.includes(name)) continue
    if (column !== undefined && (row.columns[column] ?? '') === '') throw new BadLine('is required', name)
  }
  return finish(row)
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

function readKind(value: unknown): LotKind {
  const field = feedFields[0]
  if (isAbsent(value) || field === undefined) throw new BadLine('is required', 'kind')
  return readValue(field, value) as LotKind
}

function readGroup(row: FeedRow, table: KindTable, group: string, value: unknown): number {
  if (typeof value !== 'object' || value === null) throw new BadLine('must be an object', group)
  const given = Object.entries(value).filter(([, item]) => !isAbsent(item))
  for (const [name, item] of given) {
    const field = table.fields.get(`${group}.${name}`)
    if (field !== undefined) keep(row, field, readValue(field, item))
  }
  return given.length
}

function keep(row: FeedRow, { name, column }: FeedField, value: FeedValue) {
  if (column !== undefined) {
    row.columns[column] = value
    return
  }
  const dot = name.indexOf('.')
  if (dot === -1) {
    row.details[name] = value
    return
  }
  const group = name.slice(0, dot)
  row.details[group] = { ...(row.details[group] as object | undefined), [name.slice(dot + 1)]: value }
}

/** Stock is not called at any time. Without a day it has the epoch, so that its key is as whole as any. */
const stockDay = '1970-01-01'

function finish(row: FeedRow): FeedRow {
  const { columns } = row
  const at = columns.auction_at
  columns.auction_day = typeof at === 'number' ? dayOf(at) : stockDay
  if (columns.kind === 'stock') delete columns.auction_at
  else if (typeof at === 'number') columns.auction_at = new Date(at).toISOString()
  const rank = typeof columns.condition === 'string' ? conditionRank(columns.condition) : null
  if (rank !== null && Number.isFinite(rank)) columns.condition_rank = rank
  row.key = `${columns.kind}\t${columns.auction_day}\t${columns.lot_no}\t${columns.auction}`
  return row
}

const days = new Map<number, string>()

/** A feed has few days and many lots. */
function dayOf(at: number): string {
  const number = Math.floor((at + 9 * 3_600_000) / 86_400_000)
  const day = days.get(number) ?? jstDay(at)
  if (days.size < 1000) days.set(number, day)
  return day
}
