import type { Input } from '@seriba/contracts/contract'
import type { askForCheck as contract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { mistakeLimits } from '@seriba/domain/lots/sheet/sheet-mistake'
import { promisedBy } from '@seriba/domain/translations/translation'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { deskChanged } from './desk-event.ts'
import { lockedReadingOf } from './locked-reading.ts'

/** A client wants a person to check what a machine has read. Asking again counts once, and keeps the promised time. */
export function askForCheck(
  { db }: { db: Db },
  actor: Actor,
  asked: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { lot, id, checked } = await lockedReadingOf(tx, actor, asked)
    if (checked) return
    const promised_at = promisedBy(new Date().toISOString(), lot.auction_at)
    const row = await tx
      .insertInto('sheet_checks')
      .values({ reading_id: id, client_id: actor.userId, lot_id: lot.id, promised_at })
      .onConflict((conflict) =>
        conflict.columns(['reading_id', 'client_id']).where('done_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await assertWithinLimit(tx, actor)
    const of = { entity: 'lot', entityId: lot.id, after: { reading: id }, ip: caller.ip } as const
    await recordAudit(tx, { actor, action: 'sheet.ask', ...of })
    await recordEvent(tx, deskChanged({ actor, caller }))
  })
}

async function assertWithinLimit(tx: Tx, { userId }: Actor) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from sheet_checks
    where client_id = ${userId} and asked_at > now() - interval '1 day'`.execute(tx)
  if ((rows[0]?.count ?? 0) > mistakeLimits.aDay) throw new ApiError('daily_limit')
}
