import type { SharedCarLot } from '@seriba/contracts/lot'
import type { SharedLotRow } from './lot.repository.ts'

type ForViewer = Pick<SharedCarLot['carCommonDetail'], 'allowDownloadPhotos' | 'comment' | 'commentEditable'>

/** What everybody who may see a lot is told of it. */
export const lotDetail = (lot: SharedLotRow, viewer: ForViewer): SharedCarLot => ({
  carCommonDetail: {
    isUss: lot.is_uss,
    id: String(lot.id),
    lotNumber: lot.lot_no,
    info: lot.info,
    auctionSheet: lot.auction_sheet,
    ...viewer,
  },
  lotInfo: {
    lotNumber: lot.lot_no,
    auctionName: lot.auction,
    auctionDate: lot.auction_at,
    condition: lot.condition,
    status: lot.status,
  },
  carInfo: {
    maker: lot.maker,
    model: lot.model,
    year: lot.year,
    chassisId: lot.chassis,
    mileage: lot.mileage,
  },
  carSpecification: {
    engineCC: lot.engine,
    grade: lot.grade,
    color: lot.color,
    transmission: lot.gearbox,
    drive: lot.drive,
    horsePower: lot.horse_power,
    equipment: lot.equip,
    steering: lot.steering,
  },
  lotImages: { images: lot.images, thumbnails: lot.images },
})
