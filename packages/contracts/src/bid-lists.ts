import { dealerTabs } from '@seriba/domain/bids/bid-lists'
import * as z from 'zod/mini'
import { listFilter, listQuery } from './bid-list-query.ts'
import { Bid, BidUser, Counter } from './bid-row.ts'
import { contract } from './contract.ts'
import { fileFormat, int, nextCursor, Option, PageInfo, text } from './fields.ts'

export { Bid, BidUser, Counter }

export const BidList = z.object({
  cars: z.array(Bid),
  counters: z.array(Counter),
  totalBids: z.optional(z.int()),
  /** Today's bids that are over, within the filter and the status; the archive has none. */
  earlier: z.optional(z.object({ count: z.int(), finished: z.int(), won: z.int() })),
  pageInfo: PageInfo,
  nextCursor: nextCursor(),
})
export type BidList = z.infer<typeof BidList>

/** The caller's own bids: one page of them, counts by status, and totals. */
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

/** A dealer's own bids, their clients' bids, or both. */
export const dealerBids = contract({
  method: 'GET',
  path: '/bid/dealer',
  operation: 'bidLists.dealerBids',
  audience: 'dealer',
  input: z.object({ ...listQuery, bidType: z._default(z.enum(dealerTabs), 'all') }),
  output: BidList,
  errors: [],
})

/** Bids that have ended: the caller's own, a dealer's and their clients', or, for managers, everyone's. */
export const bidHistory = contract({
  method: 'GET',
  path: '/bid/bid-history',
  operation: 'bidLists.bidHistory',
  audience: 'signedIn',
  input: z.object({ ...listQuery, archiveStatus: z.optional(int(4, 6)) }),
  output: BidList,
  errors: [],
})

/**
 * Creates a link to download one of the caller's lists, all pages of it, as XLSX or CSV; it works for one minute and
 * only for the caller.
 */
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

/** The filter options of a live list, taken from its bids. */
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

/** The filter options of the archive, which is filtered by a date range instead of single dates. */
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

/**
 * Bids in one of the caller's lists whose lot number starts with the search text, or is in the list or range that the
 * text gives.
 */
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
    /** The first 20; `client` distinguishes bids on the same lot, and is null for the caller's own. */
    cars: z.array(
      z.object({
        bidId: z.int(),
        lotNo: z.int(),
        auctionName: z.string(),
        client: z.nullable(z.string()),
      }),
    ),
    total: z.int(),
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
