import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { type Kysely, sql } from 'kysely'

/** Stores the damage on sheets with lots that were read before there was a column for it. */
export async function up(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: number; reading: SheetReading }>`
    select id, coalesce(checked, reading) as reading from sheet_readings
    where reading is not null and damage is null`.execute(db)
  for (const { id, reading } of rows)
    await sql`update sheet_readings set damage = ${damageBitsIn(reading)} where id = ${id}`.execute(db)
  // Logged explicitly at the end: the triggers would keep everybody else from writing lots until the commit.
  await sql`select set_config('seriba.logs_lots', 'yes', true)`.execute(db)
  const { rows: changed } = await sql<{ id: string }>`
    update lots set sheet_damage = damage_of_sheet(id, auction_sheet)
    where id in (select lot_id from sheet_reading_lots)
      and sheet_damage is distinct from damage_of_sheet(id, auction_sheet)
    returning id`.execute(db)
  if (changed.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('lot_changes'))`.execute(db)
  await sql`
    insert into lot_changes (lot_id) select unnest(${changed.map(({ id }) => id)}::bigint[])`.execute(db)
  await sql`select pg_notify('lot_changes', '')`.execute(db)
}
