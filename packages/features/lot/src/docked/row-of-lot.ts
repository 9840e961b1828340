import type { LotDetail } from '@seriba/contracts/lot'
import { vehicleOf } from '../facts/lot-parts.ts'

/** What a list's row says about a lot. */
export type RowOfLot = {
  lotNo: number
  maker: string
  model: string
  auctionName: string
  auctionDate: string | null
  images: readonly string[]
}

/** The same for a lot that was fetched on its own. */
export function rowOfDetail(lot: LotDetail): RowOfLot {
  const { maker, model } = vehicleOf(lot)
  const { lotNumber, auctionName, auctionDate } = lot.lotInfo
  return { lotNo: lotNumber, maker, model, auctionName, auctionDate, images: lot.lotImages.thumbnails }
}
