import type { Bid, BidList } from '@seriba/contracts/bid-lists'
import type { ChangedBid } from '@seriba/contracts/bids'

/** Bids in their wire format, for tests and stories of anything that requests them. */
export const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

export const aBid = (changed: Partial<Bid> = {}): Bid => ({
  bidId: 7,
  id: '41207',
  autoBid: false,
  invoiceAvailable: false,
  invoiceUrl: null,
  purchaseId: null,
  lotNo: 41207,
  lotType: 'auction',
  auctionDate: hoursAhead(5),
  auctionName: 'USS Tokyo',
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  year: 2019,
  engine: 2690,
  chassis: 'TRJ150W',
  grade: 'TX L Package',
  color: 'Pearl',
  condition: '4.5',
  gearbox: 'AT',
  mileage: 68_000,
  equip: 'AC, PS, PW',
  startPrice: 2_850_000,
  soldPrice: 0,
  bidDate: '2026-11-24T00:58:00.000Z',
  status: 4532,
  user: {
    name: 'Dmitri Kovalenko',
    company: 'Vostok Auto',
    clientId: '104882',
    jasClientId: 104882,
    userLevel: null,
    createdAt: '2021-03-15T00:00:00.000Z',
    lastLogin: null,
    creditLimit: 8_000_000,
    balance: 1_240_500,
    country: 183,
    note: null,
    carDealer: null,
  },
  bidAmount: 3_150_000,
  exportType: 1,
  bidGroup: null,
  bidGroupLabel: null,
  bidGroupPrefix: null,
  stoppedFrom: null,
  withdrawByHand: false,
  byHand: null,
  leaderOut: null,
  forwardedAt: null,
  groupFilled: null,
  sameLot: null,
  groupClash: false,
  bidStatus: 1,
  manager: null,
  comment: '',
  message: null,
  isRead: true,
  adjustmentPrice: 0,
  images: [],
  thumbnails: changed.images ?? [],
  version: 1,
  cancellationAllowed: true,
  changesAt: null,
  cancelUntil: null,
  withdrawal: null,
  withdrawalAllowed: false,
  receipt: null,
  negotiation: null,
  corrections: [],
  ...changed,
})

export function aList(cars: readonly Bid[], total = cars.length): BidList {
  const counters = [1, 2, 3, 4, 5, 6].map((status) => ({
    status,
    count: cars.filter(({ bidStatus }) => bidStatus === status).length,
  }))
  return {
    cars: [...cars],
    counters: [...counters, { status: 'Archive' as const, count: 8 }],
    totalBids: total,
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: total, totalResults: total },
  }
}

/** The answer to a change to one of these bids. */
export const aChangedBid = (bid: Bid = aBid(), cars: readonly Bid[] = [bid]): ChangedBid => ({
  success: true,
  bid,
  counters: aList(cars).counters,
})
