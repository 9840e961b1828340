import type { Input, Output } from '@seriba/contracts/contract'
import type { fixLines as contract } from '@seriba/contracts/feeds'
import type { Actor } from '@seriba/domain/access/actor'
import { knownFix } from '@seriba/domain/feeds/known-fix'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import type pg from 'pg'
import { fixed } from '../fixes.ts'
import { InvalidRow } from '../invalid-row.ts'
import { type FeedRecord, readLine } from '../read-line.ts'
import { statusOf } from '../source/source-words.ts'
import { feedOfRun } from './feeds.repository.ts'
import { linesOf, tryLines, tryLinesLater } from './try-lines.ts'

/** The certain meaning of an unreadable value: a word that others use for a status, or a known mistake. */
export function proposalFor(field: string, value: string) {
  if (field !== 'status') return knownFix(field, value)
  const { value: becomes, isKnown } = statusOf(value)
  return isKnown && becomes !== '' ? { becomes } : null
}

type Ctx = { db: Db; feedPool: pg.Pool }
type Asked = Input<typeof contract>

/** Gives a feed's value a meaning from now on, and retries a run's lines that failed because of it. */
export async function fixLines(
  { db, feedPool }: Ctx,
  actor: Actor,
  { runId, field, value, becomes: given }: Asked,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contract>> {
  const { feedId } = (await feedOfRun(db, runId)) ?? notFound()
  const bad = { runId, feedId, field, value }
  const lines = await linesOf(db, bad)
  const [first] = lines
  if (!first) return notFound()
  const becomes = given?.trim() || null
  refuseWhatStaysBad(first.record as FeedRecord, field, value, becomes)
  await withTransaction({ db }, async (tx) => {
    await tx
      .insertInto('feed_fixes')
      .values({ feed_id: feedId, field, value, becomes })
      .onConflict((conflict) => conflict.columns(['feed_id', 'field', 'value']).doUpdateSet({ becomes }))
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'feed.fixLines',
      entity: 'feed',
      entityId: feedId,
      after: { field, value, becomes, lines: lines.length },
      ip: caller.ip,
    })
    await tryLinesLater(tx, bad)
  })
  return tryLines({ db, pool: feedPool }, bad, { actor, caller })
}

/** A fix that leaves the field just as unreadable does not count. */
function refuseWhatStaysBad(record: FeedRecord, field: string, value: string, becomes: string | null) {
  try {
    readLine(fixed(record, new Map([[field, new Map([[value, becomes]])]])), 1)
  } catch (error) {
    if (!(error instanceof InvalidRow)) throw error
    if (error.field === field) throw new ApiError('feed_fix_wrong', { fields: { becomes: 'feed_fix_wrong' } })
  }
}
