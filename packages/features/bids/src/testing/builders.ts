import { aBid, aChangedBid, aList, hoursAhead } from '@seriba/api/testing/bids'
import { aBalance } from '@seriba/api/testing/facts'
import type { BidList } from '@seriba/contracts/bid-lists'
import type { bidAllowance, PlacedBid } from '@seriba/contracts/bids'
import type { Output } from '@seriba/contracts/contract'
import type { BidInfo, CarLot } from '@seriba/contracts/lot'

/** Facts in wire format, for tests and stories. */
export { aBid, aChangedBid, aList, hoursAhead }

const noBid: Pick<BidInfo, 'myBid' | 'jasId' | 'myBidAmount' | 'myBidDate' | 'bidStatusId' | 'myBidGroup'> = {
  myBid: false,
  jasId: false,
  myBidAmount: null,
  myBidDate: null,
  bidStatusId: null,
  myBidGroup: null,
}

export const ownBid: Partial<BidInfo> = {
  myBid: true,
  jasId: 7,
  myBidAmount: 3_150_000,
  myBidDate: '2026-11-24T00:58:00.000Z',
  bidStatusId: 1,
  cancellationAllowed: true,
}

export function aLot(info: Partial<BidInfo> = {}): CarLot {
  return {
    carCommonDetail: {
      isUss: true,
      allowDownloadPhotos: true,
      id: '41207',
      lotNumber: 41207,
      info: '',
      auctionSheet: null,
      comment: '',
      commentEditable: false,
    },
    lotInfo: {
      lotNumber: 41207,
      auctionName: 'USS Tokyo',
      auctionDate: hoursAhead(49),
      condition: '4.5',
      status: 4532,
    },
    carInfo: {
      maker: 'Toyota',
      model: 'Land Cruiser Prado',
      year: 2019,
      chassisId: 'TRJ150-0098412',
      mileage: 68_000,
      mileageTrusted: null,
      isRestricted: false,
    },
    carSpecification: {
      engineCC: 2690,
      grade: 'TX L Package',
      color: 'Pearl',
      transmission: 'AT',
      drive: '4WD',
      horsePower: 163,
      equipment: 'AC, PS, PW',
      steering: 'Right',
    },
    lotImages: { images: [], thumbnails: [] },
    bidInfo: {
      bidGroupShow: false,
      exportTypeOptional: false,
      exportTypeShow: true,
      startPrice: 2_850_000,
      averagePrice: 3_312_000,
      soldPrice: 0,
      bidLimitReached: false,
      biddingDeadline: hoursAhead(48.5),
      acceptBid: true,
      sold: false,
      cancellationAllowed: false,
      auctionFinished: false,
      bidAdjustmentPrice: 30_000,
      cancelDeadlineHour: 2,
      ...noBid,
      ...info,
    },
    wishList: [],
    translateDetail: { requested: false, translated: false, byMachine: true },
  }
}

export const bidTypes = [
  { value: 1, label: 'RoRo', description: 'Driven aboard a car carrier' },
  { value: 2, label: 'Container', description: 'Loaded into a container' },
]

export const bidGroups = [
  { value: 1, label: 'A', cars: 1, bids: 3, won: 0 },
  { value: 0, label: 'New group', cars: 1, bids: 0, won: 0 },
]

export const filtersOf = (list: BidList) => ({
  counters: list.counters,
  filters: {
    auctions: [{ value: 'USS Tokyo', label: 'USS Tokyo' }],
    dates: [{ value: '2026-11-24', label: '2026-11-24' }],
    clients: [{ value: 104882, label: 'Dmitri Kovalenko' }],
    chassisId: [{ value: 'TRJ150W', label: 'TRJ150W' }],
    condition: [{ value: '4.5', label: '4.5' }],
    mileage: [{ value: 60_000, label: '60\u00a0000–80\u00a0000' }],
    status: [{ value: 4532, label: '4532' }],
    group: [{ value: 31, label: 'DK-A' }],
    manager: [{ value: 12, label: 'Saki Mori' }],
  },
  totalBids: list.totalBids ?? 0,
})

/** What a client may bid on a lot without a bid of theirs. */
/** The response to placing a bid. */
export const aPlacedBid = (changed: Partial<PlacedBid> = {}): PlacedBid => ({
  bidAmount: 3_150_000,
  bidDate: '2026-11-24T01:00:00.000Z',
  bidId: 7,
  bidStatus: 1,
  balanceInfo: aBalance(),
  ...changed,
})

export const anAllowance = (
  changed: Partial<Output<typeof bidAllowance>> = {},
): Output<typeof bidAllowance> => ({
  bidAllow: 4_350_000,
  balanceInfo: aBalance(),
  warnings: [],
  liveBid: null,
  liveBidGroup: null,
  budget: null,
  ...changed,
})
