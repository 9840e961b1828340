import type { DayBid, DayHall, viewDay } from '@seriba/contracts/auction-day'
import type { Output } from '@seriba/contracts/contract'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'

export const today = jstDay(new Date())
/** A time today in Japan. */
export const at = (hours: number, minutes = 0) =>
  new Date(startOfJstDay(today).getTime() + (hours * 60 + minutes) * 60_000).toISOString()

export const aHall = (changed: Partial<DayHall> = {}): DayHall => ({
  name: 'USS Yokohama',
  startsAt: at(9, 30),
  endsAt: at(16),
  lots: 1240,
  nowAt: null,
  delayMs: null,
  ...changed,
})

export const aDayBid = (changed: Partial<DayBid> = {}): DayBid => ({
  bidId: 1,
  lotId: '1',
  lotType: 'auction',
  lotNo: 30_511,
  auctionName: 'USS Yokohama',
  auctionDate: at(10),
  maker: 'Toyota',
  model: 'Crown Royal',
  image: null,
  clientId: 5,
  client: 'K. Al Amri',
  group: null,
  amount: 1_240_000,
  maximum: 1_240_000,
  bidStatus: 2,
  autoBid: false,
  forwardedAt: null,
  byHand: null,
  clash: false,
  status: 4532,
  soldPrice: null,
  outbid: (changed.soldPrice ?? 0) > (changed.maximum ?? 1_240_000),
  reported: null,
  updatedAt: at(8),
  ...changed,
})

const models = [
  'Crown Royal',
  'Fit Hybrid',
  'Land Cruiser Prado',
  'Note e-Power',
  'Levorg',
  'Spacia',
  'Hiace Van',
]
const clients = [
  'K. Al Amri',
  'A. Rahman',
  'G. Njoroge',
  'D. Kovalenko',
  'T. Novak',
  'O. Sidorenko',
  'J. Whitfield',
]

/** The largest possible day: the given number of halls and bids, spread over seven hours. */
export function aBusyDay(halls = 60, bids = 3000): Output<typeof viewDay> {
  const names = Array.from({ length: halls }, (_, hall) => `Hall ${String(hall + 1).padStart(2, '0')}`)
  const list = Array.from({ length: bids }, (_, bid) => {
    const minutes = Math.floor((bid / bids) * 420)
    const ended = minutes < 120
    const won = bid % 5 === 0
    return aDayBid({
      bidId: bid + 1,
      lotId: String(bid + 1),
      lotNo: 1000 + bid,
      auctionName: names[(bid * 7) % halls] ?? '',
      auctionDate: at(9, minutes),
      model: models[bid % models.length] ?? '',
      client: clients[bid % clients.length] ?? '',
      amount: 300_000 + (bid % 40) * 50_000,
      maximum: 300_000 + (bid % 40) * 50_000,
      bidStatus: ended ? (won ? 6 : 5) : bid % 9 === 0 ? 1 : 2,
      soldPrice: ended && bid % 7 !== 0 ? 400_000 + (bid % 50) * 10_000 : null,
      autoBid: !ended && bid % 11 === 0,
      byHand: !ended && bid % 301 === 0 ? 'change' : null,
      updatedAt: at(9, minutes),
    })
  })
  return {
    date: today,
    bids: list,
    halls: names.map((name) => aHall({ name, delayMs: 240_000 })),
    nextDate: null,
  }
}

/** A typical day for staff: three halls, with something of everything. */
export const aDay = (): Output<typeof viewDay> => ({
  date: today,
  nextDate: null,
  halls: [
    aHall({ nowAt: 30_511, delayMs: 0 }),
    aHall({ name: 'TAA Kinki', startsAt: at(9, 40), nowAt: 1002, delayMs: 240_000, lots: 980 }),
    aHall({ name: 'CAA Chubu', startsAt: at(11), endsAt: at(15), lots: 9870 }),
  ],
  bids: [
    aDayBid({
      bidId: 1,
      lotNo: 30_290,
      model: 'Fit',
      auctionDate: at(9, 46),
      bidStatus: 5,
      soldPrice: 388_000,
      updatedAt: at(9, 48),
    }),
    aDayBid({
      bidId: 2,
      lotNo: 971,
      model: 'Voxy',
      auctionName: 'TAA Kinki',
      auctionDate: at(9, 47),
      bidStatus: 6,
      soldPrice: 1_720_000,
      updatedAt: at(9, 55),
    }),
    aDayBid({ bidId: 3, lotNo: 30_511, auctionDate: at(10, 5), autoBid: true }),
    aDayBid({
      bidId: 4,
      lotNo: 30_642,
      model: 'Note e-Power',
      client: 'D. Kovalenko',
      group: 'DK-B',
      auctionDate: at(10, 20),
      byHand: 'withdraw',
      bidStatus: 3,
    }),
    aDayBid({
      bidId: 5,
      lotNo: 1042,
      model: 'Crown Athlete',
      auctionName: 'TAA Kinki',
      auctionDate: at(10, 20),
      bidStatus: 1,
      clash: true,
    }),
    aDayBid({
      bidId: 6,
      lotNo: 6310,
      model: 'Mark X',
      auctionName: 'CAA Chubu',
      auctionDate: at(11, 4),
      byHand: 'confirm',
      reported: { outcome: 'won', price: 600_000 },
    }),
    aDayBid({
      bidId: 7,
      lotNo: 6311,
      model: 'Alphard',
      auctionName: 'CAA Chubu',
      auctionDate: at(11, 5),
      bidStatus: 6,
      soldPrice: null,
      updatedAt: at(11, 9),
    }),
  ].map((bid) => ({ ...bid, lotId: String(bid.bidId) })),
})
