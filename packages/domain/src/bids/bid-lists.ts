import type { Sort } from '../lots/listing.ts'
import type { BidStatus } from './bid-status.ts'

/** The four lists that share one page (3§2.1). */
export const bidListModes = ['my-bids', 'bid-manager', 'dealer', 'archive'] as const
export type BidListMode = (typeof bidListModes)[number]

export const dealerTabs = ['all', 'mine', 'clients'] as const
export type DealerTab = (typeof dealerTabs)[number]

export const bidSortKeys = [
  'lotNo',
  'auctionDate',
  'auctionName',
  'year',
  'chassis',
  'condition',
  'mileage',
  'status',
  'startPrice',
  'soldPrice',
  'bidAmount',
  'bidGroup',
] as const
export type BidSortKey = (typeof bidSortKeys)[number]

/** The default order of a list: upcoming bids soonest first, past bids latest first. */
export const defaultBidSort = (mode: BidListMode): Sort<BidSortKey> => ({
  sort: 'auctionDate',
  order: mode === 'archive' ? 'DESC' : 'ASC',
})

/** Bids are filtered by mileage in bands of this many km. */
export const mileageBand = 20_000

export const bidPageSizes = [20, 50, 70] as const

export type Counter = { status: BidStatus | 'Archive' | 'All'; count: number }

/**
 * What the 'All' button shows (3§4.9): clients add up everything but the archive, dealers use the server's own count,
 * the archive adds up everything. Null where the server must provide it.
 */
export function allCount(counters: readonly Counter[], mode: BidListMode): number {
  const own = counters.find(({ status }) => status === 'All')?.count
  if (mode === 'dealer') return own ?? 0
  return counters
    .filter(({ status }) => status !== 'All' && (mode === 'archive' || status !== 'Archive'))
    .reduce((total, { count }) => total + count, 0)
}

/** `/bid-manager/{segment}` (DEC09). */
export const managerSegments = ['all', 'new', 'bid', 'dont-bid', 'cancel', 'finished', 'win'] as const
export type ManagerSegment = (typeof managerSegments)[number]

export const statusOfSegment: Record<ManagerSegment, BidStatus | null> = {
  all: null,
  new: 1,
  bid: 2,
  'dont-bid': 3,
  cancel: 4,
  finished: 5,
  win: 6,
}

/** Where staff find the bids on a lot; `bidId` is the bid that is highlighted, with its chat open. */
export const bidsOfLotPath = (lotId: string, bidId?: number): `/${string}` =>
  `/bid-manager/all?${bidId === undefined ? '' : `bid=${bidId}&`}lot=${lotId}`
