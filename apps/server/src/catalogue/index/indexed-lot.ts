import { saleValue } from '@seriba/domain/lots/auction-sale'
import { equipmentWords } from '@seriba/domain/lots/quick-search'
import type { CopiedRow } from './copy-binary.ts'
import type { IndexedLot } from './lots-schema.ts'
import { dayNumbered, jstDayNumber } from './time.ts'

/** What the index knows of a lot, in the order in which `indexedLots` reads it. */
export const indexedColumns = `id, kind, auction, auction_at, lot_no, maker, model, year, color, engine, gearbox,
  equip, condition, mileage, steering, chassis, start_price, sold_price, status, condition_rank,
  details ->> 'category', details ->> 'subcategory', (details ->> 'hours')::integer`

/** Makes rows of the index from copied ones; remembers what many lots share. */
export function indexedLots(): (row: CopiedRow) => IndexedLot {
  const dayOf = remembered(dayNumbered, 50_000)
  const upper = remembered((text: string) => text.toUpperCase(), 50_000)
  const salesOf = remembered(
    (auction: string) => remembered((day: string) => (day === '' ? '' : saleValue({ auction, day })), 5000),
    5000,
  )

  return (row) => {
    const at = row.timestamp(3)
    const auction = row.text(2)
    const model = row.text(6)
    const day = at === null ? '' : dayOf(jstDayNumber(at))
    return {
      id: row.bigint(0) ?? 0,
      kind: row.text(1),
      hall: auction,
      at,
      day,
      sale: salesOf(auction)(day),
      lotNo: row.int(4),
      maker: row.text(5),
      model,
      modelName: upper(model),
      year: row.smallint(7),
      color: row.text(8),
      engine: row.int(9),
      gearbox: row.text(10),
      equipment: row.words(11) ?? equipmentWords(row.uniqueText(11)),
      condition: row.text(12),
      mileage: row.int(13),
      steering: row.text(14),
      chassis: row.uniqueText(15).toUpperCase(),
      // A price of 0 is not known.
      startPrice: row.bigint(16) || null,
      finishPrice: row.bigint(17) || null,
      status: String(row.smallint(18) ?? ''),
      conditionRank: row.real(19),
      category: row.text(20),
      subcategory: row.text(21),
      hour: row.int(22),
    }
  }
}

/** Forgets everything once there is too much of it. */
function remembered<Key, T>(make: (key: Key) => T, most: number): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const value = known.get(key)
    if (value !== undefined) return value
    const made = make(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
