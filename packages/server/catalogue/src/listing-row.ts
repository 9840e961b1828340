import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import { pageTypeOfLot } from '@seriba/domain/lots/page-type-of-lot'
import { lotTypeOfKind, pageTypes } from '@seriba/domain/lots/page-types'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { numberIn, objectIn, ratingsIn, textIn } from './lot-details.ts'
import type { LotRow } from './lot-rows.repository.ts'

type Extras = {
  averagePrice: number | null
  wishList: CarRow['wishList']
}

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
  ...clientBidsOn(lot),
  wishList,
  images: lot.images.map(thumbnailOf),
})

const clientBidsOn = ({ highest_client_bid: highest, bidding_clients: clients = 0 }: LotRow) =>
  highest == null ? {} : { clientBids: { highest, clients } }

export const carRow = (lot: LotRow, extras: Extras): CarRow => ({
  ...commonRow(lot, extras),
  engine: lot.engine,
  chassis: lot.chassis,
  gearbox: lot.gearbox,
  equip: lot.equip,
  steering: lot.steering,
  drive: lot.drive,
  priv: lot.drive,
  averagePrice: extras.averagePrice,
  lotType: lotTypeOfKind[lot.kind],
  isUss: lot.is_uss,
})

export const bikeRow = (lot: LotRow, extras: Extras): BikeRow => ({
  ...commonRow(lot, extras),
  auctionId: lot.auction,
  makerId: lot.maker,
  modelId: lot.model,
  engine: lot.engine,
  serial: textIn(lot.details, 'serial'),
  inspection: Object.keys(objectIn(lot.details, 'inspection')).length > 0 ? 1 : 0,
  ...ratingsIn(lot.details),
})

export const mechRow = (lot: LotRow, extras: Extras): MechRow => ({
  ...commonRow(lot, extras),
  group: textIn(lot.details, 'group'),
  category: textIn(lot.details, 'category'),
  hours: numberIn(lot.details, 'hours'),
  volume: textIn(lot.details, 'volume'),
  serial: textIn(lot.details, 'serial'),
  KPP: lot.gearbox,
  gg: lot.year === null ? '' : String(lot.year),
  cc: lot.engine,
  link: `${pageTypes[pageTypeOfLot({ kind: lot.kind, auctionDate: lot.auction_at }, new Date())].path}/${lot.id}`,
  price: lot.start_price,
})
