import { createHash } from 'node:crypto'
import { sheetTruth } from '@seriba/demo/sheet-truth'
import type { Tx } from '@seriba/server-kit/db'
import { storeReading, tieToLot } from '@seriba/server-sheets/readings.repository'
import { sql } from 'kysely'

type Lot = { id: number; auction: string; auction_sheet: string }

/**
 * Sheets that the demo company's own reader has read already: of lots that clients bid on or ask about. It says what
 * is drawn on them; nobody has checked any of them.
 */
export async function seedReadings(tx: Tx, now: Date) {
  const { rows } = await sql<Lot>`
    select l.id, l.auction, l.auction_sheet from lots l
    where l.kind = 'car' and l.auction_sheet is not null and l.auction_at > ${now}
      and (exists (select from bids b where b.lot_id = l.id)
        or exists (select from translation_requests r where r.lot_id = l.id))
    order by l.auction_at, l.id limit 60`.execute(tx)
  for (const lot of rows) {
    const reading = sheetTruth(lot.auction_sheet)
    if (!reading) continue
    const sheet = createHash('sha256').update(lot.auction_sheet).digest('hex')
    const row = { sheet, hall: lot.auction, reader: 'demo', model: '', reading } as const
    await tieToLot(tx, lot, await storeReading(tx, row))
  }
}
