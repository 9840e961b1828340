import type { Db, Tx } from '@seriba/server-kit/db'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import { enqueueLater } from '@seriba/server-kit/jobs'
import type pg from 'pg'
import { findFixes } from '../fixes.ts'
import { importRecords } from '../import-feed.ts'
import type { FeedRecord } from '../read-line.ts'
import { badLineRow } from './receive-feed.ts'

export type BadValue = { runId: number; feedId: number; field: string; value: string }

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    tryLines: BadValue
  }
}

/** A run's lines that failed because of a value, stored so that they can be retried. */
export const linesOf = (db: Db | Tx, { runId, field, value }: BadValue) =>
  db
    .selectFrom('feed_bad_lines')
    .select(['line', 'record'])
    .where('run_id', '=', runId)
    .where('field', '=', field)
    .where('value', '=', value)
    .where('record', 'is not', null)
    .execute()

const soonMs = 60_000

/** A job also retries the lines of a value that was given a meaning, since the process that should may be killed. */
export const tryLinesLater = (tx: Tx, bad: BadValue) =>
  enqueueLater(tx, 'tryLines', bad, {
    afterMs: soonMs,
    key: `try-lines:${bad.runId}:${bad.field}:${bad.value}`,
  })

/**
 * Retries a run's lines that failed because of a value, with the meanings given by staff so far. Running it twice
 * does no more than once: imported lots are then unchanged, and the code that removes the lines counts them.
 */
export async function tryLines(
  { db, pool }: { db: Db; pool: pg.Pool },
  bad: BadValue,
  by: Parameters<typeof notifyFeedsChanged>[1] = null,
): Promise<{ fixed: number; left: number }> {
  const lines = await linesOf(db, bad)
  if (lines.length === 0) return { fixed: 0, left: 0 }
  const records = lines.map(({ line, record }) => ({ line, record: record as FeedRecord }))
  const fixes = await findFixes(db, bad.feedId)
  const { written, unchanged, skipped } = await importRecords({ pool }, [records], { fixes })
  await withTransaction({ db }, async (tx) => {
    const taken = await tx
      .deleteFrom('feed_bad_lines')
      .where('run_id', '=', bad.runId)
      .where(
        'line',
        'in',
        lines.map(({ line }) => line),
      )
      .returning('line')
      .execute()
    // A colleague who did the same at that moment has counted them.
    if (taken.length === 0) return
    if (skipped.length > 0)
      await tx
        .insertInto('feed_bad_lines')
        .values(skipped.map((line) => badLineRow(bad.runId, line)))
        .execute()
    await tx
      .updateTable('feed_runs')
      .set(({ eb }) => ({
        written: eb('written', '+', written),
        unchanged: eb('unchanged', '+', unchanged),
        skipped: eb('skipped', '-', taken.length - skipped.length),
      }))
      .where('id', '=', bad.runId)
      .execute()
    await notifyFeedsChanged(tx, by)
  })
  return { fixed: lines.length - skipped.length, left: skipped.length }
}
