import { setTimeout as wait } from 'node:timers/promises'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueueOnce } from '@seriba/server-kit/jobs'
import { type PullContext, pullFeed } from './pull-feed.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    pullFeeds: Record<string, never>
    pullFeed: { feedId: number }
  }
}

/** A job reads for this long and is queued again behind the others, so that emails do not wait for a source. */
const sliceMs = 20_000

/** Every minute: one job for each source. One whose process was killed is resumed here. */
export async function queuePulls({ db }: Pick<PullContext, 'db'>): Promise<void> {
  const sources = await db
    .selectFrom('feed_sources as s')
    .innerJoin('feeds as f', 'f.id', 's.feed_id')
    .select('s.feed_id as feedId')
    .where('f.paused_at', 'is', null)
    .execute()
  for (const { feedId } of sources) await queuePull({ db }, feedId)
}

export const queuePull = ({ db }: Pick<PullContext, 'db'>, feedId: number): Promise<void> =>
  withTransaction({ db }, (tx) => enqueueOnce(tx, 'pullFeed', { feedId }, `pullFeed:${feedId}`))

/** Reads a source for a while; the rest is left to another job. */
export async function runPullJob(ctx: PullContext, { feedId }: { feedId: number }, signal?: AbortSignal) {
  const until = Date.now() + sliceMs
  const slice = {
    signal,
    goOn: () => Date.now() < until && signal?.aborted !== true,
    now: () => new Date(),
    wait: (ms: number) => wait(ms, undefined, signal ? { signal } : {}),
  }
  try {
    if ((await pullFeed(ctx, feedId, slice)) === 'due' && signal?.aborted !== true)
      await queuePull(ctx, feedId)
  } catch (error) {
    // This process ends; another continues.
    if (signal?.aborted !== true) throw error
  }
}
