// Generated from packages/contracts/src/bid-lists.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-lists'
import * as cache from '../../cache/bid-lists.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The filter options of a live list, taken from its bids. `GET /bid/filters` */
export const bidFilters = query(contracts.bidFilters, cache.bidFilters)
export const useBidFiltersQuery = useQueryOf(bidFilters)
export const useLazyBidFiltersQuery = useLazyQueryOf(bidFilters)

/** Bids that have ended: the caller's own, a dealer's and their clients', or, for managers, everyone's. `GET /bid/bid-history` */
export const bidHistory = query(contracts.bidHistory, cache.bidHistory)
export const useBidHistoryQuery = useQueryOf(bidHistory)
export const useLazyBidHistoryQuery = useLazyQueryOf(bidHistory)

/** The filter options of the archive, which is filtered by a date range instead of single dates. `GET /bid/bid-history-filters` */
export const bidHistoryFilters = query(contracts.bidHistoryFilters, cache.bidHistoryFilters)
export const useBidHistoryFiltersQuery = useQueryOf(bidHistoryFilters)
export const useLazyBidHistoryFiltersQuery = useLazyQueryOf(bidHistoryFilters)

/** Creates a link to download one of the caller's lists, all pages of it, as XLSX or CSV; it works for one minute and only for the caller. `GET /bid/export` */
export const exportBids = query(contracts.exportBids, cache.exportBids)
export const useExportBidsQuery = useQueryOf(exportBids)
export const useLazyExportBidsQuery = useLazyQueryOf(exportBids)

/** Bids in one of the caller's lists whose lot number starts with the search text, or is in the list or range that the text gives. `GET /bid/search` */
export const searchBids = query(contracts.searchBids, cache.searchBids)
export const useSearchBidsQuery = useQueryOf(searchBids)
export const useLazySearchBidsQuery = useLazyQueryOf(searchBids)
