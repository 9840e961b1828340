import { createHash } from 'node:crypto'
import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import { wordListVersion } from '@seriba/domain/lots/damage/word-list-version'
import type { LotKind } from '@seriba/domain/lots/page-types'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { Db, Tx } from '@seriba/server-kit/db'
import { lockLots } from '@seriba/server-kit/lock-lots'
import { sql } from 'kysely'
import { updateDamageOfLot, updateDamageOfLots } from './lot-damage.ts'

export type SheetLot = {
  id: number
  kind: LotKind
  auction: string
  lot_no: number
  maker: string
  model: string
  auction_sheet: string | null
}

export const findSheetLot = (db: Db, id: string): Promise<SheetLot | undefined> =>
  db
    .selectFrom('lots')
    .select(['id', 'kind', 'auction', 'lot_no', 'maker', 'model', 'auction_sheet'])
    .where('id', '=', Number(id))
    .executeTakeFirst()

export type StoredReading = {
  id: number
  /** The picture, by its hash. */
  sheet: string
  reader: 'machine' | 'demo'
  /** As read by the machine; null if it could not. */
  machine: SheetReading | null
  read_at: string
  checked: SheetReading | null
  checked_by: string | null
  checked_at: string | null
  dropped: boolean
  version: number
}

const stored = sql`s.id, s.sheet, s.reader, s.reading as machine, s.read_at, s.checked, u.full_name as checked_by, s.checked_at,
  s.dropped_at is not null as dropped, s.version`

/** The reading of a lot's current sheet. */
export async function readingOfLot(
  db: Db | Tx,
  { id, auction_sheet }: Pick<SheetLot, 'id' | 'auction_sheet'>,
): Promise<StoredReading | undefined> {
  const { rows } = await sql<StoredReading>`
    select ${stored} from sheet_reading_lots r
    join sheet_readings s on s.id = r.reading_id
    left join users u on u.id = s.checked_by
    where r.lot_id = ${id} and r.address = ${auction_sheet}`.execute(db)
  return rows[0]
}

/** A sheet is identified by its picture, wherever that is. */
export const hashOfSheet = (picture: Buffer | string) => createHash('sha256').update(picture).digest('hex')

/** The same sheet at another address or on another lot. */
export async function readingOfSheet(db: Db | Tx, sheet: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('sheet_readings').select('id').where('sheet', '=', sheet).executeTakeFirst()
}

type NewReading = {
  sheet: string
  hall: string
  reader: 'machine' | 'demo'
  model: string
  reading: SheetReading | null
}

/** Stores a reading; if another process was faster, that one stays. */
export async function storeReading(tx: Tx, { reading, ...row }: NewReading): Promise<number> {
  await sql`
    insert into sheet_readings (sheet, hall, reader, model, reading, damage, judged_by)
    values (${row.sheet}, ${row.hall}, ${row.reader}, ${row.model}, ${reading && JSON.stringify(reading)}::jsonb,
      ${reading && damageBitsIn(reading)}::smallint, ${wordListVersion})
    on conflict (sheet) do nothing`.execute(tx)
  const kept = await readingOfSheet(tx, row.sheet)
  if (!kept) throw new Error('a reading was not stored')
  return kept.id
}

/** Gives a lot a sheet that has been read, and the sheet's damage from now on. */
export async function linkReadingToLot(
  tx: Tx,
  lot: Pick<SheetLot, 'id' | 'auction_sheet'>,
  readingId: number,
) {
  await lockLots(tx)
  await sql`
    insert into sheet_reading_lots (lot_id, address, reading_id)
    values (${lot.id}, ${lot.auction_sheet}, ${readingId})
    on conflict (lot_id, address) do update set reading_id = excluded.reading_id`.execute(tx)
  await updateDamageOfLots(tx, readingId)
}

/** Whether a lot has, or had, a sheet that was read. */
export async function hasBeenRead(db: Db, lotId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sheet_reading_lots')
    .select('lot_id')
    .where('lot_id', '=', lotId)
    .executeTakeFirst()
  return row !== undefined
}

/** A different picture has replaced the one that was read, and nothing is known about it. */
export async function unlinkReadingFromLot(
  tx: Tx,
  { id, auction_sheet }: Pick<SheetLot, 'id' | 'auction_sheet'>,
) {
  await lockLots(tx)
  await sql`
    delete from sheet_reading_lots where lot_id = ${id} and address = ${auction_sheet}`.execute(tx)
  await updateDamageOfLot(tx, id)
}
