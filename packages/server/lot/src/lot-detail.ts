import type { SharedBikeLot, SharedCarLot, SharedLotDetail, SharedMechLot } from '@seriba/contracts/lot'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { flagIn, linesIn, numberIn, ratingsIn, textIn } from '@seriba/server-catalogue/lot-details'
import { inspectionIn } from './inspection.ts'
import type { SharedLotRow } from './lot.repository.ts'

/** What depends on the viewer. */
export type LotForViewer = Pick<
  SharedCarLot['carCommonDetail'],
  'allowDownloadPhotos' | 'comment' | 'commentEditable'
>

/** What everybody who may see a lot sees of it, in the shape of its type. */
export function lotDetail(lot: SharedLotRow, viewer: LotForViewer): SharedLotDetail {
  if (lot.kind === 'bike') return bikeDetail(lot, viewer)
  return lot.kind === 'machinery' ? mechDetail(lot, viewer) : carDetail(lot, viewer)
}

const commonDetail = (lot: SharedLotRow, viewer: LotForViewer) => ({
  id: String(lot.id),
  lotNumber: lot.lot_no,
  info: lot.info,
  auctionSheet: lot.auction_sheet,
  ...viewer,
})

const lotInfo = (lot: SharedLotRow) => ({
  lotNumber: lot.lot_no,
  auctionName: lot.auction,
  auctionDate: lot.auction_at,
  condition: lot.condition,
  status: lot.status,
})

const report = ({ images, details }: SharedLotRow) => {
  const inspection = inspectionIn(details)
  return { lotImages: { images, thumbnails: images.map(thumbnailOf) }, ...(inspection && { inspection }) }
}

const carDetail = (lot: SharedLotRow, viewer: LotForViewer): SharedCarLot => ({
  carCommonDetail: { ...commonDetail(lot, viewer), isUss: lot.is_uss },
  lotInfo: lotInfo(lot),
  carInfo: {
    maker: lot.maker,
    model: lot.model,
    year: lot.year,
    chassisId: lot.chassis,
    mileage: lot.mileage,
    mileageTrusted: flagIn(lot.details, 'mileageTrusted'),
    isRestricted: flagIn(lot.details, 'restricted') === true,
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
  ...report(lot),
})

function bikeDetail(lot: SharedLotRow, viewer: LotForViewer): SharedBikeLot {
  const { rateEngine, ...rates } = ratingsIn(lot.details)
  return {
    bikeCommonDetail: commonDetail(lot, viewer),
    lotInfo: { ...lotInfo(lot), info: lot.info, rateEng: rateEngine, ...rates },
    bikeInfo: {
      maker: lot.maker,
      model: lot.model,
      year: lot.year,
      serial: textIn(lot.details, 'serial'),
      mileage: lot.mileage,
      mileageNote: textIn(lot.details, 'mileageNote'),
    },
    bikeSpecification: { grade: lot.grade, color: lot.color, engineCC: lot.engine },
    ...report(lot),
  }
}

const mechDetail = (lot: SharedLotRow, viewer: LotForViewer): SharedMechLot => ({
  mechCommonDetail: commonDetail(lot, viewer),
  lotInfo: lotInfo(lot),
  mechInfo: {
    maker: lot.maker,
    model: lot.model,
    year: lot.year,
    serial: textIn(lot.details, 'serial'),
    mileage: lot.mileage,
    hours: numberIn(lot.details, 'hours'),
  },
  mechSpecification: {
    grade: lot.grade,
    category: textIn(lot.details, 'category'),
    subCategory: textIn(lot.details, 'subcategory'),
    description: JSON.stringify(Object.fromEntries(linesIn(lot.details, 'description'))),
  },
  ...report(lot),
})
