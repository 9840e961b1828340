import { dayNumber, dayText, weekdayOf } from './calendar.ts'
import type { FeedLot } from './feed-lot.ts'
import { lotStatus } from './outcome.ts'
import { hashText, mix, unit } from './random.ts'

/** One in this many cars has been at auctions before. */
const oneIn = 5
/** One in this many of those had its odometer turned back. */
const turnedBackOneIn = 6
const halls = ['USS Nagoya', 'HAA Kobe', 'TAA Kinki', 'ARAI Oyama']
/** Above the numbers of lots that come only once. */
const firstLotNo = 90_000

/**
 * A car's auctions before the current one, latest first: its owner refused what was bid, and an odometer here and there
 * has been turned back since.
 */
export function earlierAuctionsOf(lot: FeedLot): FeedLot[] {
  if (lot.kind !== 'car') return []
  const hash = hashText(lot.chassis)
  if (hash % oneIn !== 0) return []
  const draw = (part: number) => unit(mix(hash, part))
  const count = 1 + Math.floor(draw(1) * 3)
  const turnedBack = Math.floor(draw(2) * turnedBackOneIn) === 0
  return Array.from({ length: count }, (_, back) => {
    const startPrice = Math.round((lot.startPrice * (1.04 + 0.05 * back)) / 5000) * 5000
    const driven = Math.round((back + 1) * 20 * draw(3 + back))
    const fell = turnedBack && back === 0 ? 4000 + Math.round(20 * draw(9)) * 150 : 0
    return {
      ...lot,
      auction: halls[(hash + back) % halls.length] ?? lot.auction,
      auctionDate: `${workday(dayNumber(lot.auctionDate.slice(0, 10)) - 9 - 24 * back - (hash % 7))}T11:00:00+09:00`,
      lotNo: firstLotNo + ((hash + 977 * back) % 9000),
      mileage: Math.max(7, lot.mileage - driven + fell),
      startPrice,
      soldPrice: Math.round((startPrice * (1.02 + 0.05 * draw(6 + back))) / 5000) * 5000,
      status: lotStatus.notSold,
      isUss: false,
      images: lot.images.slice(0, 4),
    }
  })
}

const workday = (day: number) => dayText(weekdayOf(day) === 0 ? day - 1 : day)
