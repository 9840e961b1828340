import type { Input } from '@seriba/contracts/contract'
import type { checkReading as contract, dropReading as dropContract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import { wordListVersion } from '@seriba/domain/lots/damage/word-list-version'
import { readingChanges } from '@seriba/domain/lots/sheet/reading-changes'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { deskChanged } from './desk-event.ts'
import { updateDamageOfLots } from './lot-damage.ts'
import { notifyChecked } from './notify-checked.ts'

type By = Pick<Caller, 'connection' | 'ip'>
type Desk = { db: Db; publicUrl: Config['publicUrl'] }

/**
 * A person vouches for a reading from now on; their changes are stored as examples for later ones. Nobody can
 * overwrite what a colleague has saved since they began.
 */
export function checkReading(
  { db, publicUrl }: Desk,
  actor: Actor,
  { id, reading, version }: Input<typeof contract>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { machine, hall, version: now } = await lockReading(tx, id)
    if (now !== version) throw new ApiError('stale')
    await sql`
      update sheet_readings
      set checked = ${JSON.stringify(reading)}::jsonb, checked_by = ${actor.userId}, checked_at = now(),
        version = version + 1, damage = ${damageBitsIn(reading)}, judged_by = ${wordListVersion}
      where id = ${id}`.execute(tx)
    const changes = readingChanges(machine, reading)
    // Checked again, it has only the corrections of the last check.
    await tx.deleteFrom('sheet_corrections').where('reading_id', '=', id).execute()
    if (changes.length > 0) {
      const of = { reading_id: id, hall, corrected_by: actor.userId }
      await tx
        .insertInto('sheet_corrections')
        .values(changes.map(({ what, was, is }) => ({ ...of, what, was, became: is })))
        .execute()
    }
    await updateDamageOfLots(tx, id)
    await audited(tx, actor, caller, { id, action: 'sheet.check', after: { changes } })
    await notifyChecked(tx, id, { changes: changes.length, by: { actor, caller }, publicUrl })
  })
}

/** The sheet cannot be read, whatever a machine says about it: its reading is shown to nobody. */
export function dropReading(
  { db, publicUrl }: Desk,
  actor: Actor,
  { id }: Input<typeof dropContract>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockReading(tx, id)
    await sql`
      update sheet_readings set dropped_by = ${actor.userId}, dropped_at = now() where id = ${id}`.execute(tx)
    await updateDamageOfLots(tx, id)
    await audited(tx, actor, caller, { id, action: 'sheet.drop', after: {} })
    await notifyChecked(tx, id, { changes: null, by: { actor, caller }, publicUrl })
  })
}

type Locked<Machine = SheetReading> = { machine: Machine; hall: string; version: number }

/** Locked against other checks; more lots may be linked to it in the meantime, which happens under the lock of lots. */
async function lockReading(tx: Tx, id: number): Promise<Locked> {
  const { rows } = await sql<Locked<SheetReading | null>>`
    select reading as machine, hall, version from sheet_readings where id = ${id}::bigint and dropped_at is null
      for no key update`.execute(tx)
  const machine = rows[0]?.machine
  return rows[0] && machine ? { ...rows[0], machine } : notFound()
}

type Done = { id: number; action: 'sheet.check' | 'sheet.drop'; after: object }

/** One audit entry for each lot with the sheet, and an event that shows the change on every open page of those lots. */
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
  await recordEvent(tx, deskChanged({ actor, caller }))
}
