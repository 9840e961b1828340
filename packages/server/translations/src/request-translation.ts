import type { Input } from '@seriba/contracts/contract'
import type { requestTranslation as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { promisedBy, translationLimits } from '@seriba/domain/translations/translation'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { deskChanged } from '@seriba/server-sheets/desk-event'
import { sql } from 'kysely'
import { translationLot } from './translation-lot.ts'

/**
 * Asks staff to read a sheet. Repeating the same request counts as one, and nobody is notified twice (DEC32); a client
 * who has an answer may ask another question.
 */
export function requestTranslation(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { language, specialRequest, ...asked }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const lot = await translationLot(tx, actor, asked)
    if (!company.managerTranslation) throw new ApiError('permission_missing')
    const question = specialRequest.trim()
    const promised_at = promisedBy(new Date().toISOString(), lot.auction_at)
    if (await isAsked(tx, { lotId: lot.id, clientId: actor.userId, question })) return
    const row = await tx
      .insertInto('translation_requests')
      .values({ lot_id: lot.id, client_id: actor.userId, language, question, promised_at })
      .onConflict((conflict) =>
        conflict.columns(['lot_id', 'client_id']).where('answer_id', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await assertWithinLimit(tx, actor)
    await recordAudit(tx, {
      actor,
      action: 'translation.request',
      entity: 'lot',
      entityId: lot.id,
      after: { language, question },
      ip: caller.ip,
    })
    await recordEvent(tx, deskChanged({ actor, caller }))
  })
}

/** A request without a new question asks for what the client already has, or is waiting for. */
async function isAsked(tx: Tx, asked: { lotId: number; clientId: number; question: string }) {
  const { rows } = await sql`
    select from translation_requests
    where lot_id = ${asked.lotId} and client_id = ${asked.clientId}
      and (question = ${asked.question} or ${asked.question} = '')`.execute(tx)
  return rows.length > 0
}

async function assertWithinLimit(tx: Tx, { userId }: Actor) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from translation_requests
    where client_id = ${userId} and requested_at > now() - interval '1 day'`.execute(tx)
  if ((rows[0]?.count ?? 0) > translationLimits.requests) throw new ApiError('daily_limit')
}
