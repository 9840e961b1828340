import type { CarLot, LotDetail } from '@seriba/contracts/lot'
import { commonOf, vehicleOf } from '../facts/lot-parts.ts'

/** What bidding needs to know about a lot of any kind. */
export type LotOfBid = Pick<CarLot, 'bidInfo' | 'lotInfo' | 'lotImages'> & {
  carCommonDetail: { id: string; lotNumber: number }
  carInfo: Omit<CarLot['carInfo'], 'mileageTrusted' | 'isRestricted'>
}

export function lotOfBid(lot: LotDetail): LotOfBid {
  const { id, lotNumber } = commonOf(lot)
  const { maker, model, year, mileage, number } = vehicleOf(lot)
  return {
    bidInfo: lot.bidInfo,
    lotInfo: lot.lotInfo,
    lotImages: lot.lotImages,
    carCommonDetail: { id, lotNumber },
    carInfo: { maker, model, year, mileage, chassisId: number },
  }
}
