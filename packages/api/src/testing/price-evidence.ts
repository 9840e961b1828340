import type { EarlierAuction, LikeSale, PriceEvidence } from '@seriba/contracts/price-evidence'
import { newestFirst, summarizeSales } from '@seriba/domain/lots/evidence/price-evidence'
import { dayMs } from '@seriba/domain/time/jst'

const newest = Date.parse('2026-11-20T02:00:00Z')

/** Evidence of sales a week apart, newest first, at these prices. */
export function aPriceEvidence(prices: readonly number[], more: Partial<PriceEvidence> = {}): PriceEvidence {
  const sales = prices.map((price, i) => ({ id: i + 1, at: newest - 7 * i * dayMs, price })).sort(newestFirst)
  return {
    likeness: {
      maker: 'Toyota',
      model: 'Prado',
      chassisCode: 'TRJ150',
      years: [2018, 2020],
      conditions: ['4', '5'],
      mileage: [40_000, 100_000],
      trim: 'TX L Package',
      days: 180,
    },
    leftOut: [],
    sold: sales.length,
    unsold: 13,
    ...summarizeSales(sales),
    prices: prices.toSorted((a, b) => a - b),
    sales: sales.map((sale) => aLikeSale(sale.id, sale.at, sale.price)),
    ...more,
  }
}

const aLikeSale = (id: number, at: number, soldPrice: number): LikeSale => ({
  id: String(id),
  pageType: 'stats',
  auctionDate: new Date(at).toISOString(),
  auctionName: 'USS Tokyo',
  lotNumber: 2000 + id,
  year: 2019,
  condition: '4.5',
  mileage: 71_000,
  grade: 'TX L Package',
  soldPrice,
})

export const anEarlierAuction = (more: Partial<EarlierAuction> = {}): EarlierAuction => ({
  id: '501',
  pageType: 'stats',
  auctionDate: '2026-09-10T02:00:00Z',
  auctionName: 'HAA Kobe',
  lotNumber: 48_120,
  status: 4535,
  condition: '4.5',
  mileage: 67_100,
  startPrice: 2_900_000,
  price: 2_980_000,
  thumbnail: null,
  photos: 24,
  hasSheet: true,
  ...more,
})
