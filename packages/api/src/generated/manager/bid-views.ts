// Generated from packages/contracts/src/bid-views.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-views'
import * as cache from '../../cache/bid-views.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Chooses the view that the caller's Bid Manager opens with; null means none. `PUT /bid/default-view` */
export const defaultBidView = mutation(contracts.defaultBidView, cache.defaultBidView)
export const useDefaultBidViewMutation = useMutationOf(defaultBidView)

/** Deletes one of the caller's own views, also for the colleagues it was shared with. `POST /bid/delete-view` */
export const deleteBidView = mutation(contracts.deleteBidView, cache.deleteBidView)
export const useDeleteBidViewMutation = useMutationOf(deleteBidView)

/** The caller's saved views of the Bid Manager, and those that colleagues share. `GET /bid/views` */
export const listBidViews = query(contracts.listBidViews, cache.listBidViews)
export const useListBidViewsQuery = useQueryOf(listBidViews)
export const useLazyListBidViewsQuery = useLazyQueryOf(listBidViews)

/** Saves a view under a name, or changes one of the caller's own; fields left out of a change stay as they are. `POST /bid/save-view` */
export const saveBidView = mutation(contracts.saveBidView, cache.saveBidView)
export const useSaveBidViewMutation = useMutationOf(saveBidView)
