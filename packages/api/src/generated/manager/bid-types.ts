// Generated from packages/contracts/src/bid-types.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-types'
import * as cache from '../../cache/bid-types.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates a link to download the list of bid types as a file; it works for one minute and only for the caller. `GET /site/bid-types-export` */
export const exportBidTypes = query(contracts.exportBidTypes, cache.exportBidTypes)
export const useExportBidTypesQuery = useQueryOf(exportBidTypes)
export const useLazyExportBidTypesQuery = useLazyQueryOf(exportBidTypes)

/** Bid and export types in the order in which they are offered, and how many bids and orders use each (GAP52). `GET /site/bid-types` */
export const listBidTypes = query(contracts.listBidTypes, cache.listBidTypes)
export const useListBidTypesQuery = useQueryOf(listBidTypes)
export const useLazyListBidTypesQuery = useLazyQueryOf(listBidTypes)

/** Replaces the list of bid types, in the given order. A type that bids use can be hidden from everyone but not removed: old bids keep its name. Without a Russian name, Russian buyers see the English one. Returns the number of each type in the order in which they were sent, so that new ones can be identified, and the list's next version. `PUT /site/bid-types` */
export const saveBidTypes = mutation(contracts.saveBidTypes, cache.saveBidTypes)
export const useSaveBidTypesMutation = useMutationOf(saveBidTypes)
