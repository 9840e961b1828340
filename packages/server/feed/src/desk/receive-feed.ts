import type { Readable } from 'node:stream'
import type { FeedRun } from '@seriba/contracts/feeds'
import { ApiError } from '@seriba/server-kit/api-error'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import { sql } from 'kysely'
import type pg from 'pg'
import { findFixes } from '../fixes.ts'
import { type ImportSummary, importFeed, type SkippedRow } from '../import-feed.ts'
import { lockFeed, silentSeconds } from './feeds.repository.ts'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Connections for writing lots. */
    feedPool: pg.Pool
  }
}

export type Received = {
  runId: number
  read: number
  written: number
  unchanged: number
  skipped: number
  badLines: Pick<SkippedRow, 'line' | 'reason'>[]
  ignored: string[]
}

type Ctx = { db: Db; feedPool: pg.Pool }
type Source = { feedId: number; way: FeedRun['way']; fileName: string | null }

const answered = 100
const seenEveryMs = 2000

/** Imports what a feed sends, as a run that the console shows while it is active and when it has ended. */
export async function receiveFeed({ db, feedPool }: Ctx, source: Source, body: Readable): Promise<Received> {
  const runId = await beginRun(db, source)
  let seen = Date.now()
  const onProgress = (read: number) => {
    if (Date.now() - seen < seenEveryMs) return
    seen = Date.now()
    void update(db, runId, { read, seen_at: new Date() }).catch(() => {})
  }
  try {
    const summary = await importFeed({ pool: feedPool }, body, {
      onProgress,
      fixes: await findFixes(db, source.feedId),
    })
    await endRun(db, runId, summary)
    const { read, written, unchanged, skippedCount, skipped, ignored } = summary
    return {
      runId,
      read,
      written,
      unchanged,
      skipped: skippedCount,
      badLines: skipped.slice(0, answered).map(({ line, reason }) => ({ line, reason })),
      ignored,
    }
  } catch (error) {
    const unreadable = error instanceof ConfigurationError
    const failure = unreadable ? 'unreadable' : body.errored ? 'interrupted' : 'failed'
    await update(db, runId, { failure, ended_at: new Date() })
    throw unreadable ? new ApiError('feed_unreadable') : error
  }
}

/** One run of a feed at a time; a run without a sign of life is over. */
function beginRun(db: Db, { feedId, way, fileName }: Source): Promise<number> {
  return withTransaction({ db }, async (tx) => {
    const feed = await lockFeed(tx, feedId)
    if (!feed || feed.paused_at !== null) throw new ApiError('feed_paused')
    await sql`
      update feed_runs set ended_at = now(), failure = 'interrupted'
      where feed_id = ${feedId} and way <> 'pull' and ended_at is null
        and seen_at < now() - make_interval(secs => ${silentSeconds})`.execute(tx)
    const running = await tx
      .selectFrom('feed_runs')
      .select('id')
      .where('feed_id', '=', feedId)
      .where('way', '<>', 'pull')
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (running) throw new ApiError('feed_running')
    const { id } = await tx
      .insertInto('feed_runs')
      .values({ feed_id: feedId, way, file_name: fileName })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifyFeedsChanged(tx, null)
    return id
  })
}

const endRun = (db: Db, runId: number, summary: ImportSummary) =>
  withTransaction({ db }, async (tx) => {
    await tx
      .updateTable('feed_runs')
      .set({
        ended_at: new Date(),
        seen_at: new Date(),
        read: summary.read,
        written: summary.written,
        unchanged: summary.unchanged,
        skipped: summary.skippedCount,
        ignored: summary.ignored,
      })
      .where('id', '=', runId)
      .execute()
    if (summary.skipped.length > 0)
      await tx
        .insertInto('feed_bad_lines')
        .values(summary.skipped.map((bad) => badLineRow(runId, bad)))
        .execute()
    await notifyFeedsChanged(tx, null)
  })

type RunUpdate = { read?: number; seen_at?: Date; ended_at?: Date; failure?: string }
const update = (db: Db, runId: number, set: RunUpdate) =>
  withTransaction({ db }, async (tx) => {
    await tx.updateTable('feed_runs').set(set).where('id', '=', runId).execute()
    await notifyFeedsChanged(tx, null)
  })

export const badLineRow = (runId: number, { line, reason, field, value, record }: SkippedRow) => ({
  run_id: runId,
  line,
  reason,
  field: field ?? null,
  value: value ?? null,
  record: record ? JSON.stringify(record) : null,
})
