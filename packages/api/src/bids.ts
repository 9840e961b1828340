import * as contracts from '@seriba/contracts/bids'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { bidChanged, idTag, type Tag } from './tags.ts'

export const bidsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bidTypes: build.query({ ...bind(contracts.bidTypes), providesTags: ['Words'] }),
    exportTypes: build.query({ ...bind(contracts.exportTypes), providesTags: ['Words'] }),
    bidGroups: build.query({ ...bind(contracts.bidGroups), providesTags: ['BidGroup', 'Words'] }),
    bidAllowance: build.query({
      ...bind(contracts.bidAllowance),
      providesTags: [idTag('Balance', 'client')],
    }),
    createBid: build.mutation({
      ...bind(contracts.createBid),
      invalidatesTags: (placed, error, { carId }) => placedTags(placed, error, carId),
    }),
    bidFromManager: build.mutation({
      ...bind(contracts.bidFromManager),
      invalidatesTags: (placed, error, { carId }) => placedTags(placed, error, carId),
    }),
    updateBidStatus: build.mutation({
      ...bind(contracts.updateBidStatus),
      invalidatesTags: (done, _error, { bidId }) =>
        // The bid does not say which lot it is on, and a lot shows its own bid.
        done ? [...bidChanged(bidId), { type: 'Lot' }, { type: 'Purchase' }] : [{ type: 'Lot' }],
    }),
    updateBid: build.mutation({
      ...bind(contracts.updateBid),
      invalidatesTags: (saved, _error, { bidId }) => (saved ? editedTags(bidId) : []),
    }),
    updateBidPrice: build.mutation({
      ...bind(contracts.updateBidPrice),
      invalidatesTags: (saved, _error, { jasId }) => (saved ? editedTags(jasId) : []),
    }),
    updateAdjustmentPrice: build.mutation({
      ...bind(contracts.updateAdjustmentPrice),
      invalidatesTags: (done, _error, { bidId }) => (done ? editedTags(bidId) : []),
    }),
    updateAutoBid: build.mutation({
      ...bind(contracts.updateAutoBid),
      invalidatesTags: (done, _error, { bidId }) => (done ? [idTag('Bid', bidId)] : []),
    }),
    updateSoldPrice: build.mutation({
      ...bind(contracts.updateSoldPrice),
      invalidatesTags: (done, _error, { bidId }) =>
        done ? [idTag('Bid', bidId), 'Balance', 'Purchase'] : [],
    }),
  }),
})

/** A lot shows its own bid, and an edit does not say which lot that is on. */
const editedTags = (bidId: number): Tag[] => [...bidChanged(bidId), { type: 'Lot' }]

/** A dry run changes nothing. What is refused is no longer as the page has it. */
function placedTags(placed: contracts.PlacedBid | undefined, error: unknown, lotId: string): Tag[] {
  if (error) return [idTag('Lot', lotId)]
  return placed?.bidId == null ? [] : bidChanged(placed.bidId, lotId)
}

export const {
  useBidTypesQuery,
  useExportTypesQuery,
  useBidGroupsQuery,
  useBidAllowanceQuery,
  useLazyBidAllowanceQuery,
  useCreateBidMutation,
  useBidFromManagerMutation,
  useUpdateBidStatusMutation,
  useUpdateSoldPriceMutation,
} = bidsApi
