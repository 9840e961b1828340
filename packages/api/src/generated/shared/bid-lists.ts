// Generated from packages/contracts/src/bid-lists.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-lists'
import * as cache from '../../cache/bid-lists.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Options for the filters above a live list, taken from its bids. `GET /bid/filters` */
export const bidFilters = query(contracts.bidFilters, cache.bidFilters)
export const useBidFiltersQuery = useQueryOf(bidFilters)
export const useLazyBidFiltersQuery = useLazyQueryOf(bidFilters)

/** Bids that have ended: the caller's own, a dealer's and their clients', or for managers everyone's. `GET /bid/bid-history` */
export const bidHistory = query(contracts.bidHistory, cache.bidHistory)
export const useBidHistoryQuery = useQueryOf(bidHistory)
export const useLazyBidHistoryQuery = useLazyQueryOf(bidHistory)

/** The same for the archive, which is filtered by a date range instead of single dates. `GET /bid/bid-history-filters` */
export const bidHistoryFilters = query(contracts.bidHistoryFilters, cache.bidHistoryFilters)
export const useBidHistoryFiltersQuery = useQueryOf(bidHistoryFilters)
export const useLazyBidHistoryFiltersQuery = useLazyQueryOf(bidHistoryFilters)

/** Where one of the caller's lists, with all its pages, can be had as a spreadsheet or as CSV, for a minute. `GET /bid/export` */
export const exportBids = query(contracts.exportBids, cache.exportBids)
export const useExportBidsQuery = useQueryOf(exportBids)
export const useLazyExportBidsQuery = useLazyQueryOf(exportBids)

/** Bids in one of the caller's lists whose lot numbers begin with what was typed, or are in its list or range. `GET /bid/search` */
export const searchBids = query(contracts.searchBids, cache.searchBids)
export const useSearchBidsQuery = useQueryOf(searchBids)
export const useLazySearchBidsQuery = useLazyQueryOf(searchBids)
