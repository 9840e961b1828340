import type { Input } from '@seriba/contracts/contract'
import type { HallChange, saveHalls, withdrawHalls } from '@seriba/contracts/halls'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import type {} from '@seriba/server-kit/jobs'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { setHall } from './hall-settings.ts'
import { announceCompany } from './stored-sections.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    applyHallChanges: Record<string, never>
  }
}

type By = Pick<Caller, 'ip' | 'connection'>

/** Publishes terms for halls from a certain day; those from today apply at once. */
export function publishHalls(
  { db }: { db: Db },
  actor: Actor,
  { version, from, reason, changes }: Input<typeof saveHalls>,
  caller: By,
  now = new Date(),
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockHalls(tx)
    if (version !== (await hallsVersion(tx))) throw new ApiError('stale')
    if (from < jstDay(now)) throw new ApiError('date_passed', { fields: { from: 'date_passed' } })
    if (reason.trim() === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
    const { id } = await tx
      .insertInto('hall_changes')
      .values({
        valid_from: from,
        changes: JSON.stringify(changes),
        reason: reason.trim(),
        by: actor.userId,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'halls.publish',
      entity: 'halls',
      entityId: id,
      after: { from, reason: reason.trim(), changes },
      ip: caller.ip,
    })
    await applyDue(tx, now)
    await announceCompany(tx, { actor, caller })
  })
}

/** Withdraws what was published for a later day. */
export function withdrawHallChanges(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof withdrawHalls>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockHalls(tx)
    const found = await tx.selectFrom('hall_changes').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) return notFound()
    if (found.applied_at !== null) throw new ApiError('date_passed')
    await tx.deleteFrom('hall_changes').where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'halls.withdraw',
      entity: 'halls',
      entityId: id,
      before: { from: found.valid_from, reason: found.reason, changes: found.changes },
      ip: caller.ip,
    })
    await announceCompany(tx, { actor, caller })
  })
}

/** Applies what was published for today or earlier. */
export const applyHallChanges = (db: Db, now = new Date()): Promise<void> =>
  withTransaction({ db }, async (tx) => {
    await lockHalls(tx)
    if (await applyDue(tx, now)) await announceCompany(tx)
  })

/** Applies the publications whose day has come; returns whether there were any. */
async function applyDue(tx: Tx, now: Date): Promise<boolean> {
  const due = await tx
    .selectFrom('hall_changes')
    .select(['id', 'changes'])
    .where('applied_at', 'is', null)
    .where('valid_from', '<=', jstDay(now))
    .orderBy('valid_from')
    .orderBy('id')
    .execute()
  for (const { id, changes } of due) {
    for (const { name, ...terms } of changes as HallChange[]) await setHall(tx, name, terms)
    await tx.updateTable('hall_changes').set({ applied_at: now }).where('id', '=', id).execute()
  }
  return due.length > 0
}

/** How many publications there have been: the number of the last one. */
export async function hallsVersion(db: Db | Tx): Promise<number> {
  const row = await db
    .selectFrom('hall_changes')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Two people who publish at the same time take turns. */
const lockHalls = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('halls'))`.execute(tx)
