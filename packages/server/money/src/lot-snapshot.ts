import type { LotsTable } from '@seriba/server-kit/schema/catalogue'
import type { Selectable } from 'kysely'

const kept = [
  'kind',
  'auction',
  'maker',
  'model',
  'year',
  'grade',
  'color',
  'engine',
  'gearbox',
  'condition',
  'mileage',
  'chassis',
  'images',
] as const

type Lot = Pick<Selectable<LotsTable>, (typeof kept)[number] | 'id' | 'auction_at' | 'lot_no'>

/** A lot as a purchase remembers it, since lots themselves are removed some day. */
export type LotSnapshot = Pick<Lot, (typeof kept)[number]> & {
  lotId: string
  auctionDate: string | null
  lotNo: number
}

export const snapshotOf = (lot: Lot): LotSnapshot => ({
  ...(Object.fromEntries(kept.map((field) => [field, lot[field]])) as Pick<Lot, (typeof kept)[number]>),
  lotId: String(lot.id),
  auctionDate: lot.auction_at,
  lotNo: lot.lot_no,
})
