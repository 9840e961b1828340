import type { Input } from '@seriba/contracts/contract'
import type { checkReading as contract, dropReading as dropContract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { readingChanges } from '@seriba/domain/lots/sheet/reading-changes'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'

type By = Pick<Caller, 'connection' | 'ip'>

/** A person stands behind a reading from now on; what they have changed is kept as examples for later ones. */
export function checkReading(
  { db }: { db: Db },
  actor: Actor,
  { id, reading }: Input<typeof contract>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { machine, hall } = await lockReading(tx, id)
    await sql`
      update sheet_readings
      set checked = ${JSON.stringify(reading)}::jsonb, checked_by = ${actor.userId}, checked_at = now()
      where id = ${id}`.execute(tx)
    const changes = readingChanges(machine, reading)
    // Checked once more, it has the corrections of the last look alone.
    await tx.deleteFrom('sheet_corrections').where('reading_id', '=', id).execute()
    if (changes.length > 0) {
      const of = { reading_id: id, hall, corrected_by: actor.userId }
      await tx
        .insertInto('sheet_corrections')
        .values(changes.map(({ what, was, is }) => ({ ...of, what, was, became: is })))
        .execute()
    }
    await audited(tx, actor, caller, { id, action: 'sheet.check', after: { changes } })
  })
}

/** The sheet cannot be read, whatever a machine says of it: nobody is shown what it has read. */
export function dropReading(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof dropContract>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockReading(tx, id)
    await sql`
      update sheet_readings set dropped_by = ${actor.userId}, dropped_at = now() where id = ${id}`.execute(tx)
    await audited(tx, actor, caller, { id, action: 'sheet.drop', after: {} })
  })
}

async function lockReading(tx: Tx, id: number): Promise<{ machine: SheetReading; hall: string }> {
  const { rows } = await sql<{ machine: SheetReading | null; hall: string }>`
    select reading as machine, hall from sheet_readings where id = ${id}::bigint and dropped_at is null for update`.execute(
    tx,
  )
  const machine = rows[0]?.machine
  return rows[0] && machine ? { machine, hall: rows[0].hall } : notFound()
}

type Done = { id: number; action: 'sheet.check' | 'sheet.drop'; after: object }

/** One audit entry per lot that has the sheet, and an event that shows the change on every open page of those lots. */
async function audited(tx: Tx, actor: Actor, caller: By, { id, action, after }: Done) {
  const lots = await tx
    .selectFrom('sheet_reading_lots')
    .select('lot_id')
    .where('reading_id', '=', id)
    .execute()
  for (const lotId of new Set(lots.map(({ lot_id }) => lot_id))) {
    const of = { entity: 'lot', entityId: lotId, after: { reading: id, ...after }, ip: caller.ip } as const
    await recordAudit(tx, { actor, action, ...of })
    await recordEvent(tx, { ...lotChanged(lotId), by: { actor, caller } })
  }
}
