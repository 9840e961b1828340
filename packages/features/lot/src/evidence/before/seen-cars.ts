import { serverNow } from '@seriba/api/server-clock'
import type { LotDetail } from '@seriba/contracts/lot'
import type { EarlierAuction } from '@seriba/contracts/price-evidence'
import { type MileageFall, mileageFalls } from '@seriba/domain/lots/evidence/earlier-auctions'
import { jstDay } from '@seriba/domain/time/jst'
import { vehicleOf } from '../../facts/lot-parts.ts'

/** The car at one auction; the last one is the lot itself. */
export type Seen = Pick<EarlierAuction, 'auctionName' | 'lotNumber' | 'status' | 'condition' | 'mileage'> &
  Pick<EarlierAuction, 'startPrice' | 'price' | 'thumbnail'> & {
    auctionDate: string | null
    /** Null for the lot itself. */
    earlier: EarlierAuction | null
    /** Kilometers since the auction before; null if one of them does not state any. */
    driven: number | null
    /** Japanese days ahead of now, or before it. */
    days: number | null
    fall: MileageFall<{ mileage: number | null; auctionDate: string | null }> | null
  }

const dayMs = 86_400_000

/** Newest first, and before all of them the lot itself. */
export function seenCars(lot: LotDetail, auctions: readonly EarlierAuction[]): Seen[] {
  const { lotInfo, bidInfo, lotImages } = lot
  const today = jstDay(serverNow())
  const all = [
    {
      ...lotInfo,
      mileage: vehicleOf(lot).mileage,
      startPrice: bidInfo.startPrice || null,
      price: bidInfo.soldPrice || null,
      thumbnail: lotImages.thumbnails[0] ?? null,
      earlier: null,
    },
    ...auctions.map((auction) => ({ ...auction, earlier: auction })),
  ]
  const falls = mileageFalls(all.toReversed())
  return all.map((seen, at) => {
    const before = all[at + 1]?.mileage ?? null
    return {
      ...seen,
      driven: before === null || seen.mileage === null ? null : seen.mileage - before,
      days:
        seen.auctionDate === null
          ? null
          : Math.round((Date.parse(jstDay(seen.auctionDate)) - Date.parse(today)) / dayMs),
      fall: falls.find(({ to }) => to === seen) ?? null,
    }
  })
}
