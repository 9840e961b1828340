import type { Input } from '@seriba/contracts/contract'
import type { reportMistake as contract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { isInReading, mistakeLimits } from '@seriba/domain/lots/sheet/sheet-mistake'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { deskChanged } from './desk-event.ts'
import { lockedReadingOf } from './locked-reading.ts'

/** A client reports what was misread. Staff see it beside the sheet, and the reading has to be checked again. */
export function reportMistake(
  { db }: { db: Db },
  actor: Actor,
  { kind, says, places, note, ...asked }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const said = note.trim()
  if (said === '') throw new ApiError('invalid_input', { fields: { note: 'field_required' } })
  return withTransaction({ db }, async (tx) => {
    const { lot, id, reading } = await lockedReadingOf(tx, actor, asked)
    if (!isInReading(reading, { kind, says, places })) throw new ApiError('stale')
    await sql`
      insert into sheet_mistakes (reading_id, client_id, lot_id, kind, says, places, note)
      values (${id}, ${actor.userId}, ${lot.id}, ${kind}, ${says}, ${places}::text[], ${said})
      on conflict (reading_id, client_id, kind, says, places) where settled_at is null
      do update set note = excluded.note, reported_at = now()`.execute(tx)
    await assertWithinLimit(tx, actor)
    const after = { reading: id, kind, says, places, note: said }
    await recordAudit(tx, {
      actor,
      action: 'sheet.report',
      entity: 'lot',
      entityId: lot.id,
      after,
      ip: caller.ip,
    })
    await recordEvent(tx, deskChanged({ actor, caller }))
  })
}

async function assertWithinLimit(tx: Tx, { userId }: Actor) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from sheet_mistakes
    where client_id = ${userId} and reported_at > now() - interval '1 day'`.execute(tx)
  if ((rows[0]?.count ?? 0) > mistakeLimits.aDay) throw new ApiError('daily_limit')
}
