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

/** The lines of a run that failed by a value and are kept, so that they can be tried again. */
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

/** Lines of a value that was given its meaning are tried by a job too: the process that should may be killed. */
export const tryLinesLater = (tx: Tx, bad: BadValue) =>
  enqueueLater(tx, 'tryLines', bad, {
    afterMs: soonMs,
    key: `try-lines:${bad.runId}:${bad.field}:${bad.value}`,
  })

/**
 * Tries the lines of a run again that failed by a value, with what staff has said of it by now. Done twice it does no
 * more than once: lots that came in are unchanged then, and the code that takes the lines away counts them.
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
    // A colleague who said the same at that moment has counted them.
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
