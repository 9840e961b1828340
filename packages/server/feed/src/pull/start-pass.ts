import type { NextPull } from '@seriba/domain/feeds/next-pull'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { type PullRow, pullOf, type SourceNow } from './pull-state.ts'

type Beginning = { part: NextPull['part']; begin: NonNullable<NextPull['begin']>; total: number | null }

/** Without a time to start from, all rows count as changes. */
export const passMode = (source: SourceNow, part: NextPull['part'], { mode }: Beginning['begin']) =>
  mode === 'changes' && !pullOf(source, part)?.changed_before ? 'all' : mode

/** Begins to read a part: a run that the console shows, and a place before its first row. */
export function startPass(
  db: Db,
  source: SourceNow,
  { part, begin, total }: Beginning,
  now: Date,
): Promise<PullRow> {
  const before = pullOf(source, part)
  const mode = passMode(source, part, begin)
  const place = {
    mode,
    day: begin.day,
    last_day: begin.lastDay,
    last_id: null,
    page: 0,
    read: 0,
    total,
    changed_since: mode === 'changes' ? (before?.changed_before ?? null) : null,
    changed_before: before?.changed_to ?? null,
    started_at: now,
    stopped_at: null,
    pass: (before?.pass ?? 0) + 1,
    step: (before?.step ?? 0) + 1,
  }
  return withTransaction({ db }, async (tx) => {
    // A run whose place was forgotten is over.
    await tx
      .updateTable('feed_runs')
      .set({ ended_at: now, failure: 'interrupted' })
      .where('feed_id', '=', source.feedId)
      .where('part', '=', part)
      .where('ended_at', 'is', null)
      .execute()
    const { id } = await tx
      .insertInto('feed_runs')
      .values({ feed_id: source.feedId, way: 'pull', file_name: null, part })
      .returning('id')
      .executeTakeFirstOrThrow()
    const values = { feed_id: source.feedId, part, ...place, run_id: id }
    return tx
      .insertInto('feed_pulls')
      .values(values)
      .onConflict((conflict) => conflict.columns(['feed_id', 'part']).doUpdateSet({ ...place, run_id: id }))
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
