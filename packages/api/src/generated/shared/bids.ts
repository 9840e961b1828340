// Generated from packages/contracts/src/bids.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bids'
import * as cache from '../../cache/bids.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The highest bid possible on this lot in this group; the caller's own bid on the lot is released first (GAP32). `GET /bid/allow` */
export const bidAllowance = query(contracts.bidAllowance, cache.bidAllowance)
export const useBidAllowanceQuery = useQueryOf(bidAllowance)
export const useLazyBidAllowanceQuery = useLazyQueryOf(bidAllowance)

/** The client's open groups and a 'New group' entry with value 0 (GAP69). `GET /bid/group` */
export const bidGroups = query(contracts.bidGroups, cache.bidGroups)
export const useBidGroupsQuery = useQueryOf(bidGroups)
export const useLazyBidGroupsQuery = useLazyQueryOf(bidGroups)

/** Bid types, for buyers. `GET /bid/type` */
export const bidTypes = query(contracts.bidTypes, cache.bidTypes)
export const useBidTypesQuery = useQueryOf(bidTypes)
export const useLazyBidTypesQuery = useLazyQueryOf(bidTypes)

/** Export types, for managers. `GET /bid/export-type` */
export const exportTypes = query(contracts.exportTypes, cache.exportTypes)
export const useExportTypesQuery = useQueryOf(exportTypes)
export const useLazyExportTypesQuery = useLazyQueryOf(exportTypes)

/** A manager switches a bid's status; a buyer sends 4 to cancel. The error's `detail` says who has won the lot (`BidWinner`), whose bid is ahead (`LeadingBid`) or which group is filled (`FilledGroup`). `PUT /bid/update-bid-status` */
export const updateBidStatus = mutation(contracts.updateBidStatus, cache.updateBidStatus)
export const useUpdateBidStatusMutation = useMutationOf(updateBidStatus)
