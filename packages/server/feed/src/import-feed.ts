import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { type BadLine, badLine, type Fixes, fixed, noFixes } from './fixes.ts'
import { InvalidRow } from './invalid-row.ts'
import { places } from './lot-columns.ts'
import { type LotWriter, openLotWriter, type Prepared, prepare } from './lot-writer.ts'
import { type FeedRow, readLine } from './read-line.ts'
import type { SourceRecord } from './read-ndjson.ts'
import { readSource } from './read-source.ts'
import { openSpellings } from './spellings.ts'

export type SkippedRow = BadLine

export type ImportSummary = {
  /** Lines that held a lot or a result, good or bad. */
  read: number
  /** Lots that are new or have changed. */
  written: number
  unchanged: number
  skippedCount: number
  /** The first thousand of them. */
  skipped: SkippedRow[]
  /** Names the feed uses that we do not know. */
  ignored: string[]
  seconds: number
}

type ImportOptions = {
  /** Called after each batch. */
  onProgress?: (read: number) => void
  onSkipped?: (skipped: SkippedRow) => void
  /** The meanings that staff have given values that cannot be read as they are. */
  fixes?: Fixes
}

/**
 * Lots are imported fastest many at a time. Changes to known ones are committed sooner: each takes the database
 * longer, and people who search should see them soon.
 */
const batchSizes = { usual: 4000, ofChanges: 1000 }
const reported = 1000
const largeImport = 10_000
const searched = 'kind, maker, model, chassis_code, year, auction, auction_at, auction_day, lot_no, status'

/** Reads a feed, NDJSON or CSV, and writes its lots and results; bad lines are skipped and the rest is imported. */
export const importFeed = (ctx: { pool: pg.Pool }, stream: Readable, options: ImportOptions = {}) =>
  importRecords(ctx, readSource(stream), options)

/** Imports records that have already been read. The next batch is prepared while the database writes the last. */
export async function importRecords(
  { pool }: { pool: pg.Pool },
  groups: AsyncIterable<SourceRecord[]> | Iterable<SourceRecord[]>,
  { onProgress, onSkipped, fixes = noFixes }: ImportOptions = {},
): Promise<ImportSummary> {
  const started = performance.now()
  const ignored = new Set<string>()
  const summary = { read: 0, written: 0, unchanged: 0, skippedCount: 0, skipped: [] as SkippedRow[] }
  const writer = await openLotWriter(pool)
  const spellings = openSpellings(async (...asked) => {
    await writing
    return writer.ask(...asked)
  })
  let batch = new Map<string, FeedRow>()
  let batchSize = batchSizes.ofChanges
  let writing: Promise<void> = Promise.resolve()

  function skip(bad: SkippedRow) {
    summary.skippedCount++
    if (summary.skipped.length < reported) summary.skipped.push(bad)
    onSkipped?.(bad)
  }

  async function write(rows: Prepared) {
    const { written, fresh, unchanged, refused } = await writer.write(rows)
    batchSize = written - fresh > rows.length / 4 ? batchSizes.ofChanges : batchSizes.usual
    summary.written += written
    summary.unchanged += unchanged
    for (const { line, reason } of refused) skip({ line, reason })
  }

  async function flush() {
    await spellings.unify(batch.values())
    const unified = new Map<string, FeedRow>()
    for (const row of batch.values()) addRow(unified, row)
    const prepared = prepare(unified.values())
    await writing
    onProgress?.(summary.read)
    writing = write(prepared)
    // Awaited at the next batch; until then a failure must not count as unhandled.
    writing.catch(() => {})
    batch = new Map()
  }

  try {
    for await (const records of groups) {
      for (const entry of records) {
        summary.read++
        try {
          if ('bad' in entry) throw entry.bad
          addRow(batch, readLine(fixed(entry.record, fixes), entry.line, ignored))
        } catch (error) {
          if (!(error instanceof InvalidRow)) throw error
          skip(
            'bad' in entry
              ? { line: entry.line, reason: error.message }
              : badLine(entry.line, error.message, error, entry.record),
          )
        }
        if (batch.size >= batchSize) await flush()
      }
      // The database's responses are read between two groups, so that it never waits for us.
      await setImmediate()
    }
    await flush()
    await writing
  } finally {
    await settle(writing, writer)
  }
  // Listings can use only indexes if pages are known to be visible; after a large import none is.
  if (summary.written >= largeImport) await pool.query(`vacuum (analyze) lots (${searched})`)
  onProgress?.(summary.read)
  return { ...summary, ignored: [...ignored], seconds: (performance.now() - started) / 1000 }
}

async function settle(writing: Promise<void>, writer: LotWriter) {
  await writing.catch(() => {})
  await writer.close()
}

/** A lot named twice is written once: the last line wins, and a result is merged into its lot. */
function addRow(batch: Map<string, FeedRow>, row: FeedRow) {
  const before = batch.get(row.key)
  if (before === undefined) {
    batch.set(row.key, row)
    return
  }
  const base = row.isResult ? before : row
  const values = base.values.slice()
  for (const place of [places.status, places.soldPrice]) {
    values[place] = row.values[place] ?? before.values[place]
  }
  batch.set(row.key, { ...base, line: row.line, values })
}
