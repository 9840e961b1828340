import { dealerTabs } from '@seriba/domain/bids/bid-lists'
import { handActions } from '@seriba/domain/bids/forwarding'
import * as z from 'zod/mini'
import { listFilter, listQuery } from './bid-list-query.ts'
import { contract } from './contract.ts'
import { fileFormat, instant, int, nextCursor, Option, PageInfo, text, yen } from './fields.ts'
import { OpenNegotiation } from './negotiations.ts'
import { LeaderOut, LeadingBid } from './rival-bids.ts'
import { Withdrawal } from './withdrawals.ts'

/** The client of a bid, as seen by those who may know the client (3§3.2). */
export const BidUser = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  clientId: z.string(),
  jasClientId: z.int(),
  userLevel: z.nullable(z.string()),
  createdAt: instant(),
  lastLogin: z.nullable(instant()),
  creditLimit: yen(),
  balance: yen(),
  country: z.int(),
  note: z.nullable(z.string()),
  carDealer: z.nullable(z.string()),
})
export type BidUser = z.infer<typeof BidUser>

/** A row of the bid lists (3§3.1). */
export const Bid = z.object({
  bidId: z.int(),
  /** The lot. */
  id: z.string(),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.nullable(z.string()),
  lotNo: z.int(),
  lotType: z.string(),
  auctionDate: z.nullable(instant()),
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  engine: z.nullable(z.int()),
  chassis: z.string(),
  grade: z.string(),
  color: z.string(),
  condition: z.string(),
  gearbox: z.string(),
  mileage: z.nullable(z.int()),
  equip: z.string(),
  startPrice: yen(),
  soldPrice: yen(),
  bidDate: instant(),
  /** Auction status of the lot. */
  status: z.int(),
  user: z.nullable(BidUser),
  bidAmount: yen(),
  exportType: z.nullable(z.int()),
  bidGroup: z.nullable(z.int()),
  bidGroupLabel: z.nullable(z.string()),
  /** The client's short code, in lists that mix clients. */
  bidGroupPrefix: z.nullable(z.string()),
  /** Another live bid of the group runs in another hall at nearly the same time: both could be won. */
  groupClash: z.boolean(),
  /** What the status was when its group was filled; null of a bid that none has stopped. */
  stoppedFrom: z.nullable(z.int()),
  /** Stopped so late that staff has to withdraw it at the hall itself; told to staff until somebody has. */
  withdrawByHand: z.boolean(),
  /** What somebody has to do at the hall by hand; told to staff. */
  byHand: z.nullable(z.enum(handActions)),
  /** Whose bid was ahead of it and is no more, while nobody has decided about this one; told to staff. */
  leaderOut: z.nullable(LeaderOut),
  /** When the hall was last told of it; told to staff. */
  forwardedAt: z.nullable(instant()),
  /** Told to staff of a group that has all that it wants: one more win would be too many. */
  groupFilled: z.nullable(z.object({ won: z.int(), cars: z.int() })),
  /**
   * Where a live bid stands among those of other clients on its lot, and which of those behind it are set to Bid; told
   * to staff, of lots with several.
   */
  sameLot: z.nullable(z.object({ rank: z.int(), of: z.int(), overtaken: z.array(LeadingBid) })),
  bidStatus: z.int(),
  manager: z.nullable(z.string()),
  /** What the buyer told the manager with the bid; empty for those who take no part in its chat. */
  comment: z.string(),
  /** The last chat message. */
  message: z.nullable(z.string()),
  isRead: z.boolean(),
  adjustmentPrice: yen(),
  images: z.array(z.string()),
  /** The same photos small, for the lists; `images` are for the gallery that opens from there. */
  thumbnails: z.array(z.string()),
  /** Counts its changes: an edit says which of them it saw. */
  version: z.int(),
  /** Whether the viewer may cancel it now. */
  cancellationAllowed: z.boolean(),
  /** Until when a buyer may cancel it without asking; null where they may not, or at any time. */
  cancelUntil: z.nullable(instant()),
  /** When time alone next changes what may be done with it, or which list it is in; null of what is over. */
  changesAt: z.nullable(instant()),
  /** The wish to withdraw it after the cancel deadline, if there was one. */
  withdrawal: z.nullable(Withdrawal),
  /** Whether the viewer may ask for it to be withdrawn now. */
  withdrawalAllowed: z.boolean(),
  /** The number of its receipt, where its client has canceled it. */
  receipt: z.nullable(z.string()),
  /** Open talks with the seller of its lot. */
  negotiation: z.nullable(OpenNegotiation),
  /** What staff may still correct the outcome of an archived bid to. */
  corrections: z.array(z.int()),
})
export type Bid = z.infer<typeof Bid>

export const Counter = z.object({
  status: z.union([z.int(), z.enum(['Archive', 'All'])]),
  count: z.int(),
})
export type Counter = z.infer<typeof Counter>

export const BidList = z.object({
  cars: z.array(Bid),
  counters: z.array(Counter),
  totalBids: z.optional(z.int()),
  /** Bids of today that are over, within the filter and the status; the archive has none. */
  earlier: z.optional(z.object({ count: z.int(), finished: z.int(), won: z.int() })),
  pageInfo: PageInfo,
  nextCursor: nextCursor(),
})
export type BidList = z.infer<typeof BidList>

/** The caller's own bids: a page of them, counts by status, and totals. */
export const myBids = contract({
  method: 'GET',
  path: '/bid/my-bid',
  operation: 'bidLists.myBids',
  audience: 'buyer',
  input: z.object(listQuery),
  output: BidList,
  errors: [],
})

/** The Bid Manager: every client's bids. */
export const bidIndex = contract({
  method: 'GET',
  path: '/bid/index',
  operation: 'bidLists.bidIndex',
  audience: 'manager',
  input: z.object(listQuery),
  output: BidList,
  errors: [],
})

/** A dealer's own bids, those of their clients, or both. */
export const dealerBids = contract({
  method: 'GET',
  path: '/bid/dealer',
  operation: 'bidLists.dealerBids',
  audience: 'dealer',
  input: z.object({ ...listQuery, bidType: z._default(z.enum(dealerTabs), 'all') }),
  output: BidList,
  errors: [],
})

/** Bids that have ended: the caller's own, a dealer's and their clients', or for managers everyone's. */
export const bidHistory = contract({
  method: 'GET',
  path: '/bid/bid-history',
  operation: 'bidLists.bidHistory',
  audience: 'signedIn',
  input: z.object({ ...listQuery, archiveStatus: z.optional(int(4, 6)) }),
  output: BidList,
  errors: [],
})

/** Where one of the caller's lists, with all its pages, can be had as a spreadsheet or as CSV, for a minute. */
export const exportBids = contract({
  method: 'GET',
  path: '/bid/export',
  operation: 'bidLists.exportBids',
  audience: 'signedIn',
  input: z.object({
    ...listFilter,
    list: z._default(z.enum(['live', 'archive']), 'live'),
    bidType: z._default(z.enum(dealerTabs), 'all'),
    archiveStatus: z.optional(int(4, 6)),
    format: fileFormat(),
  }),
  output: z.object({ url: z.string() }),
  errors: [],
})

const FilterOptions = z.object({
  counters: z.array(Counter),
  filters: z.object({
    auctions: z.array(Option),
    dates: z.array(Option),
    clients: z.optional(z.array(Option)),
    chassisId: z.array(Option),
    condition: z.array(Option),
    mileage: z.array(Option),
    /** Auction statuses of the lots. */
    status: z.array(Option),
    group: z.array(Option),
    /** For staff. */
    manager: z.optional(z.array(Option)),
  }),
  totalBids: z.int(),
})

/** Options for the filters above a live list, taken from its bids. */
export const bidFilters = contract({
  method: 'GET',
  path: '/bid/filters',
  operation: 'bidLists.bidFilters',
  audience: 'signedIn',
  input: z.object({
    bidType: z._default(z.enum(dealerTabs), 'all'),
    bidStatus: z.optional(int(1, 6)),
  }),
  output: FilterOptions,
  errors: [],
})

/** The same for the archive, which is filtered by a date range instead of single dates. */
export const bidHistoryFilters = contract({
  method: 'GET',
  path: '/bid/bid-history-filters',
  operation: 'bidLists.bidHistoryFilters',
  audience: 'signedIn',
  input: z.object({
    bidType: z._default(z.enum(dealerTabs), 'all'),
    bidStatus: z.optional(int(1, 6)),
    archiveStatus: z.optional(int(4, 6)),
  }),
  output: FilterOptions,
  errors: [],
})

/** Bids in one of the caller's lists whose lot numbers begin with what was typed, or are in its list or range. */
export const searchBids = contract({
  method: 'GET',
  path: '/bid/search',
  operation: 'bidLists.searchBids',
  audience: 'signedIn',
  input: z.object({
    lotNo: z._default(text(500), ''),
    bidStatus: z.optional(int(1, 6)),
    bidType: z._default(z.enum(dealerTabs), 'all'),
    list: z._default(z.enum(['live', 'archive']), 'live'),
  }),
  output: z.object({
    cars: z.array(z.object({ bidId: z.int(), lotNo: z.int(), auctionName: z.string() })),
  }),
  errors: [],
})

/** A dealer's clients, for the filter of their bids. */
export const dealerClients = contract({
  method: 'GET',
  path: '/bid/dealer-clients',
  operation: 'bidLists.dealerClients',
  audience: 'dealer',
  input: z.object({ page: z._default(int(1, 1_000_000), 1), pageSize: z._default(int(1, 500), 500) }),
  output: z.object({ clientList: z.array(Option), pageInfo: PageInfo }),
  errors: [],
})
