import { normalizedWord, type SourceTable, type WordField } from '@seriba/domain/feeds/feed-source'
import { type BadLine, badLine, type Fixes, fixed, noFixes } from '../fixes.ts'
import { InvalidRow } from '../invalid-row.ts'
import { places } from '../lot-columns.ts'
import { type FeedRow, readLine } from '../read-line.ts'
import type { SourceRow } from '../source/read-answer.ts'
import { isDayOnly, listedNumber, type RowSettings, readRow } from '../source/source-record.ts'

export type SourcedRow = FeedRow & {
  sourceId: string
  listedNo: string
  /** The source gives the day of its sale but no time. */
  isDayOnly: boolean
}
export type UnknownWord = { field: WordField; word: string; written: string; lots: number }

export type ReadPage = {
  rows: SourcedRow[]
  skipped: BadLine[]
  /** Words that nobody has given a meaning. */
  unknown: UnknownWord[]
}

/** A page's rows as our lots; unreadable ones are skipped with the reason. */
export function readRows(
  page: readonly SourceRow[],
  table: SourceTable,
  settings: RowSettings,
  before: number,
  fixes: Fixes = noFixes,
): ReadPage {
  const rows = new Map<string, SourcedRow>()
  const skipped: ReadPage['skipped'] = []
  const unknown = new Map<string, UnknownWord>()
  for (const [at, row] of page.entries()) {
    const line = before + at + 1
    const read = readRow(row, table, settings)
    const sourceId = read.sourceId || `${row.auction}|${row.auction_date}|${listedNumber(row)}`
    for (const { field, word } of read.unknown) countUnknownWord(unknown, field, word)
    try {
      rows.set(sourceId, {
        ...withOriginal(readLine(fixed(read.record, fixes), line), read.original),
        sourceId,
        listedNo: listedNumber(row),
        isDayOnly: isDayOnly(row),
      })
    } catch (error) {
      if (!(error instanceof InvalidRow)) throw error
      skipped.push(badLine(line, `${sourceId}: ${error.message}`, error, read.record))
    }
  }
  return { rows: [...rows.values()], skipped, unknown: [...unknown.values()] }
}

function withOriginal(row: FeedRow, original: Record<string, string>): FeedRow {
  if (Object.keys(original).length === 0) return row
  const details = row.values[places.details] as Record<string, unknown> | undefined
  row.values[places.details] = { ...details, original }
  return row
}

const longestWord = 100

function countUnknownWord(words: Map<string, UnknownWord>, field: WordField, written: string) {
  const word = normalizedWord(written).slice(0, longestWord).replaceAll('\0', '')
  const key = `${field} ${word}`
  const met = words.get(key)
  if (met) met.lots += 1
  else words.set(key, { field, word, written: written.slice(0, longestWord).replaceAll('\0', ''), lots: 1 })
}
