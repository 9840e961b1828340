import type { PullPart } from '@seriba/domain/feeds/feed-source'
import { retryPause } from '@seriba/domain/feeds/retry-pause'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import type { SourceError } from '../source/source-error.ts'
import { pullOf, type SourceNow } from './pull-state.ts'

/** Failures in a row after which a feed counts as failed. */
const alarming = 3

/** Records why a source couldn’t be read, and when it is tried again: later each time. What was imported stays. */
export function recordFailure(
  db: Db,
  source: SourceNow,
  part: PullPart,
  error: SourceError,
  now: Date,
): Promise<void> {
  const tries = (pullOf(source, part)?.tries ?? 0) + 1
  const failed = {
    tries,
    failure: error.reason,
    said: error.said,
    retry_at: new Date(now.getTime() + retryPause(tries)),
  }
  return withTransaction({ db }, async (tx) => {
    await tx
      .insertInto('feed_pulls')
      .values({ feed_id: source.feedId, part, mode: null, ...failed })
      .onConflict((conflict) => conflict.columns(['feed_id', 'part']).doUpdateSet(failed))
      .execute()
    const runId = pullOf(source, part)?.run_id ?? null
    if (runId !== null && tries >= alarming)
      await tx.updateTable('feed_runs').set({ failure: 'source' }).where('id', '=', runId).execute()
    await notifyFeedsChanged(tx, null)
  })
}
