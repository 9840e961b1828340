import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/feed-sources'
import type { FeedPull } from '@seriba/contracts/feed-sources'
import type { Actor } from '@seriba/domain/access/actor'
import type { SourceFailure } from '@seriba/domain/feeds/feed-source'
import { partsOf } from '@seriba/domain/feeds/next-pull'
import { minuteMs } from '@seriba/domain/time/time-left'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import type { Caller } from '@seriba/server-kit/serve'
import { queuePull } from '../pull/pull-job.ts'
import { findSource, pullOf } from '../pull/pull-state.ts'

type Ctx = { db: Db }
type From = Pick<Caller, 'connection' | 'ip'>

/** How far each part of a source has been read. */
export async function findPulls(db: Db, feedId: number, now: Date) {
  const source = await findSource(db, feedId)
  if (!source) return notFound()
  const { unknown } = await db
    .selectFrom('feed_words')
    .select((on) => on.fn.countAll<number>().as('unknown'))
    .where('feed_id', '=', feedId)
    .where('meaning', 'is', null)
    .executeTakeFirstOrThrow()
  const pulls = partsOf(source.settings).map((part): FeedPull => {
    const pull = pullOf(source, part)
    const minutes = pull?.started_at ? (now.getTime() - Date.parse(pull.started_at)) / minuteMs : 0
    const read = pull?.read ?? 0
    return {
      part,
      isUnderWay: pull?.mode != null,
      read,
      total: pull?.total ?? null,
      day: pull?.day ?? pull?.reached_day ?? null,
      lastDay: pull?.last_day ?? null,
      rowsPerMinute: pull?.mode != null && minutes > 0 ? Math.round(read / minutes) : 0,
      startedAt: pull?.started_at ?? null,
      endedAt: pull?.ended_at ?? null,
      failure: pull?.failure ? { reason: pull.failure as SourceFailure, said: pull.said ?? '' } : null,
      retryAt: pull?.retry_at ?? null,
      stopped: pull?.stopped_at != null,
    }
  })
  return { pulls, unknownWords: Number(unknown) }
}

/** Everything is due at once; passes under way continue from their place. */
export async function startPull(
  { db }: Ctx,
  actor: Actor,
  { id }: Input<typeof contracts.startPull>,
  caller: From,
) {
  await withTransaction({ db }, async (tx) => {
    const feed = await tx
      .selectFrom('feed_sources as s')
      .innerJoin('feeds as f', 'f.id', 's.feed_id')
      .select(['s.settings', 'f.paused_at'])
      .where('s.feed_id', '=', id)
      .executeTakeFirst()
    if (!feed) return notFound()
    if (feed.paused_at !== null) throw new ApiError('feed_paused')
    if (!feed.settings.mayKeepCopy) throw new ApiError('feed_copy_not_allowed')
    await tx
      .updateTable('feed_pulls')
      .set({ retry_at: null, tries: 0, stopped_at: null })
      .where('feed_id', '=', id)
      .execute()
    await tx
      .updateTable('feed_pulls')
      .set({ started_at: null, full_at: null })
      .where('feed_id', '=', id)
      .where('mode', 'is', null)
      .execute()
    await recordAudit(tx, { actor, action: 'feed.startPull', entity: 'feed', entityId: id, ip: caller.ip })
    await notifyFeedsChanged(tx, { actor, caller })
  })
  await queuePull({ db }, id)
}

/** Ends a pass; its place is forgotten, and what was imported stays. */
export function stopPull(
  { db }: Ctx,
  actor: Actor,
  { id, part }: Input<typeof contracts.stopPull>,
  caller: From,
) {
  return withTransaction({ db }, async (tx) => {
    const pull = await tx
      .selectFrom('feed_pulls')
      .select(['run_id', 'step'])
      .where('feed_id', '=', id)
      .where('part', '=', part)
      .forUpdate()
      .executeTakeFirst()
    if (!pull) return notFound()
    await tx
      .updateTable('feed_pulls')
      .set({ mode: null, stopped_at: new Date(), retry_at: null, run_id: null, step: pull.step + 1 })
      .where('feed_id', '=', id)
      .where('part', '=', part)
      .execute()
    if (pull.run_id !== null)
      await tx
        .updateTable('feed_runs')
        .set({ ended_at: new Date(), failure: 'stopped' })
        .where('id', '=', pull.run_id)
        .execute()
    await recordAudit(tx, {
      actor,
      action: 'feed.stopPull',
      entity: 'feed',
      entityId: id,
      after: { part },
      ip: caller.ip,
    })
    await notifyFeedsChanged(tx, { actor, caller })
  })
}
