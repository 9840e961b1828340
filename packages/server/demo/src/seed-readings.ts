import { createHash } from 'node:crypto'
import { sheetTruth } from '@seriba/demo/sheet-truth'
import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import { wordListVersion } from '@seriba/domain/lots/damage/word-list-version'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Lot = { id: number; auction: string; auction_sheet: string }

/**
 * Sheets that the demo company's own reader has already read: of lots that clients bid on or ask about. It returns what
 * is drawn on them; nobody has checked any of them.
 */
export async function seedReadings(tx: Tx, now: Date) {
  const { rows } = await sql<Lot>`
    select l.id, l.auction, l.auction_sheet from lots l
    where l.kind = 'car' and l.auction_sheet is not null and l.auction_at > ${now}
      and (exists (select from bids b where b.lot_id = l.id)
        or exists (select from translation_requests r where r.lot_id = l.id))
    order by l.auction_at, l.id limit 60`.execute(tx)
  const read = rows.flatMap(({ id, auction, auction_sheet }) => {
    const reading = sheetTruth(auction_sheet)
    const sheet = createHash('sha256').update(auction_sheet).digest('hex')
    if (!reading) return []
    const damage = damageBitsIn(reading)
    return [{ lot_id: id, hall: auction, address: auction_sheet, sheet, reading, damage }]
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
    as t(lot_id bigint, hall text, address text, sheet text, reading jsonb, damage smallint)`
  await sql`
    insert into sheet_readings (sheet, hall, reader, reading, damage, judged_by)
    select sheet, hall, 'demo', reading, damage, ${wordListVersion} from ${given} on conflict (sheet) do nothing`.execute(
    tx,
  )
  await sql`
    insert into sheet_reading_lots (lot_id, address, reading_id)
    select t.lot_id, t.address, s.id from ${given} join sheet_readings s on s.sheet = t.sheet
    on conflict do nothing`.execute(tx)
  await sql`
    update lots set sheet_damage = damage_of_sheet(lots.id, lots.auction_sheet)
    from ${given} where lots.id = t.lot_id`.execute(tx)
}
