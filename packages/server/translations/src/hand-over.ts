import type { Input } from '@seriba/contracts/contract'
import type { handOverTranslation as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { deskChanged } from '@seriba/server-sheets/desk-event'
import { sql } from 'kysely'
import { colleagues, holderOf } from './translation-holders.repository.ts'
import { translationLot } from './translation-lot.ts'

/** Assigns a translation that somebody is waiting for to a colleague or to the user, or releases it to everybody. */
export function handOver(
  { db }: { db: Db },
  actor: Actor,
  { colleagueId, from, ...asked }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { id } = await translationLot(tx, actor, asked)
    if (!(await lockWaiting(tx, id))) return notFound()
    const before = await holderOf(tx, id)
    if ((before ?? 0) !== from) throw new ApiError('stale')
    if (colleagueId === from) return
    const given = colleagueId === 0 ? null : await mustBeColleague(tx, colleagueId)
    await put(tx, id, given)
    await recordAudit(tx, {
      actor,
      action: 'translation.handOver',
      entity: 'lot',
      entityId: id,
      before: { user_id: before },
      after: { user_id: given },
      ip: caller.ip,
    })
    await recordEvent(tx, deskChanged({ actor, caller }))
  })
}

/** Locked, so that of two people taking it at once the second is told; an answer waits for it too. */
async function lockWaiting(tx: Tx, lotId: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('translation_requests')
    .select('id')
    .where('lot_id', '=', lotId)
    .where('answer_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return waiting.length > 0
}

async function mustBeColleague(tx: Tx, id: number): Promise<number> {
  const found = await colleagues(tx).where('u.id', '=', sql<number>`${id}::bigint`).executeTakeFirst()
  if (!found) throw new ApiError('invalid_input', { fields: { colleagueId: 'successor_unknown' } })
  return found.id
}

async function put(tx: Tx, lotId: number, userId: number | null) {
  await tx.deleteFrom('translation_holders').where('lot_id', '=', lotId).execute()
  if (userId !== null) {
    await tx.insertInto('translation_holders').values({ lot_id: lotId, user_id: userId }).execute()
  }
}
