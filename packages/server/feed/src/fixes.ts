import type { Db, Tx } from '@seriba/server-kit/db'
import type { InvalidRow } from './invalid-row.ts'
import type { FeedRecord } from './read-line.ts'

/** The meanings of a feed's values, by field. */
export type Fixes = ReadonlyMap<string, ReadonlyMap<string, string | null>>
export const noFixes: Fixes = new Map()

export async function findFixes(db: Db | Tx, feedId: number): Promise<Fixes> {
  const rows = await db
    .selectFrom('feed_fixes')
    .select(['field', 'value', 'becomes'])
    .where('feed_id', '=', feedId)
    .execute()
  const fixes = new Map<string, Map<string, string | null>>()
  for (const { field, value, becomes } of rows) {
    const of = fixes.get(field) ?? new Map<string, string | null>()
    fixes.set(field, of.set(value, becomes))
  }
  return fixes
}

/** A record with the meanings that staff have given its values. */
export function fixed(record: FeedRecord, fixes: Fixes): FeedRecord {
  if (fixes.size === 0) return record
  let changed = record
  for (const [field, values] of fixes) {
    const value = writtenIn(record, field)
    if (value === null || !values.has(value)) continue
    changed = { ...changed, [field]: values.get(value) ?? undefined }
  }
  return changed
}

export type BadLine = {
  line: number
  reason: string
  field?: string | null
  value?: string | null
  record?: FeedRecord | null
}

const longestValue = 200
const largestRecord = 8000

/** What is stored of an unreadable record, so that it can be retried. */
export function badLine(line: number, reason: string, error: InvalidRow, record: FeedRecord): BadLine {
  const field = error.field ?? null
  const value = field === null ? null : writtenIn(record, field)
  const isKept = value !== null && JSON.stringify(record).length <= largestRecord
  return { line, reason, field, value, record: isKept ? record : null }
}

function writtenIn(record: FeedRecord, field: string): string | null {
  const value = record[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestValue) : null
}
