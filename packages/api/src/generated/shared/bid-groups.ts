// Generated from packages/contracts/src/bid-groups.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-groups'
import * as cache from '../../cache/bid-groups.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A client's finished groups, newest first. `GET /bid/closed-groups` */
export const closedGroups = query(contracts.closedGroups, cache.closedGroups)
export const useClosedGroupsQuery = useQueryOf(closedGroups)
export const useLazyClosedGroupsQuery = useLazyQueryOf(closedGroups)

/** Creates a link to download what the groups page shows, one line per bid, as a file; it works for one minute and only for the caller. `GET /bid/group-view-export` */
export const exportGroup = query(contracts.exportGroup, cache.exportGroup)
export const useExportGroupQuery = useQueryOf(exportGroup)
export const useLazyExportGroupQuery = useLazyQueryOf(exportGroup)

/** The history of a group's bids, newest first; what happened to several at once is one line. `GET /bid/group-history` */
export const groupHistory = query(contracts.groupHistory, cache.groupHistory)
export const useGroupHistoryQuery = useQueryOf(groupHistory)
export const useLazyGroupHistoryQuery = useLazyQueryOf(groupHistory)

/** A client's live bids that are in no group, in auction order. Each holds its full amount. `GET /bid/ungrouped` */
export const ungroupedBids = query(contracts.ungroupedBids, cache.ungroupedBids)
export const useUngroupedBidsQuery = useQueryOf(ungroupedBids)
export const useLazyUngroupedBidsQuery = useLazyQueryOf(ungroupedBids)

/** Changes how many vehicles an open group may buy, or its name. Raising the number for a filled group opens it again: bids that it stopped get their status back if their auction is more than an hour away and there is enough credit. `PUT /bid/update-group` */
export const updateGroup = mutation(contracts.updateGroup, cache.updateGroup)
export const useUpdateGroupMutation = useMutationOf(updateGroup)

/** A group's bids in auction order, and the credit they hold together. `GET /bid/group-view` */
export const viewGroup = query(contracts.viewGroup, cache.viewGroup)
export const useViewGroupQuery = useQueryOf(viewGroup)
export const useLazyViewGroupQuery = useLazyQueryOf(viewGroup)
