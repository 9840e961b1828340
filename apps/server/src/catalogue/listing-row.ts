import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { numberIn, objectIn, textIn } from './lot-details.ts'
import type { LotRow } from './lot-rows.repository.ts'

type Extras = { averagePrice: number | null; wishList: CarRow['wishList'] }

const commonRow = (lot: LotRow, { wishList }: Extras) => ({
  id: String(lot.id),
  lotNo: lot.lot_no,
  auctionDate: lot.auction_at,
  auctionName: lot.auction,
  maker: lot.maker,
  model: lot.model,
  year: lot.year,
  grade: lot.grade,
  color: lot.color,
  condition: lot.condition,
  mileage: lot.mileage,
  startPrice: lot.start_price,
  soldPrice: lot.sold_price,
  status: lot.status,
  myBid: lot.bid_amount !== null,
  myBidAmount: lot.bid_amount,
  bidStatusId: lot.bid_status,
  wishList,
  images: lot.images,
})

export const carRow = (lot: LotRow, extras: Extras): CarRow => ({
  ...commonRow(lot, extras),
  engine: lot.engine,
  chassis: lot.chassis,
  gearbox: lot.gearbox,
  equip: lot.equip,
  steering: lot.steering,
  drive: lot.drive,
  averagePrice: extras.averagePrice,
  lotType: lotTypeOfKind[lot.kind],
  isUss: lot.is_uss,
})

export function bikeRow(lot: LotRow, extras: Extras): BikeRow {
  const ratings = objectIn(lot.details, 'ratings')
  return {
    ...commonRow(lot, extras),
    engine: lot.engine,
    serial: textIn(lot.details, 'serial'),
    rateEngine: numberIn(ratings, 'engine'),
    rateFront: numberIn(ratings, 'front'),
    rateExt: numberIn(ratings, 'exterior'),
    rateRear: numberIn(ratings, 'rear'),
    rateEl: numberIn(ratings, 'electro'),
    rateFrame: numberIn(ratings, 'frame'),
  }
}

export const mechRow = (lot: LotRow, extras: Extras): MechRow => ({
  ...commonRow(lot, extras),
  group: textIn(lot.details, 'group'),
  category: textIn(lot.details, 'category'),
  hours: numberIn(lot.details, 'hours'),
  volume: textIn(lot.details, 'volume'),
  serial: textIn(lot.details, 'serial'),
  KPP: lot.gearbox,
  price: lot.start_price,
})
