import type * as contracts from '@seriba/contracts/bids'
import { api } from '../api.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { besideLists, bidChanged, idTag, listTag, type Tag } from '../tags.ts'

/** A lot shows its own bid, and an edit does not say which lot that is on. */
const editedTags = (bidId: number): Tag[] => [...bidChanged(bidId), { type: 'Lot' }]

/** A dry run changes nothing. What was refused is no longer as the page shows it. */
function placedTags(placed: contracts.PlacedBid | undefined, error: unknown, lotId: string): Tag[] {
  if (error) return [idTag('Lot', lotId)]
  return placed?.bidId == null ? [] : bidChanged(placed.bidId, lotId)
}

type Answered = MutationRules<
  typeof contracts.updateBidStatus | typeof contracts.updateAutoBid | typeof contracts.updateSoldPrice
>

/** The answer contains the bid as lists show it, and the counters: lists are not requested again. */
const answered: Pick<Answered, 'onQueryStarted'> = {
  async onQueryStarted({ bidId }, { dispatch, getState, queryFulfilled }) {
    const before = getState()
    try {
      const { data } = await queryFulfilled
      const { applyBidAnswer } = await import('../bid-answer.ts')
      applyBidAnswer(dispatch, before, bidId, data)
    } catch {
      // The page that made the change says so; what was refused is no longer as the page shows it.
      dispatch(api.util.invalidateTags([listTag('BidPage')]))
    }
  },
}

export const bidTypes: QueryRules<typeof contracts.bidTypes> = { providesTags: ['Words'] }

export const exportTypes: QueryRules<typeof contracts.exportTypes> = { providesTags: ['Words'] }

export const bidGroups: QueryRules<typeof contracts.bidGroups> = { providesTags: ['BidGroup', 'Words'] }

export const bidAllowance: QueryRules<typeof contracts.bidAllowance> = {
  providesTags: [idTag('Balance', 'client')],
}

export const createBid: MutationRules<typeof contracts.createBid> = {
  invalidatesTags: (placed, error, { carId }) => placedTags(placed, error, carId),
}

export const bidFromManager: MutationRules<typeof contracts.bidFromManager> = {
  invalidatesTags: (placed, error, { carId }) => placedTags(placed, error, carId),
}

export const updateBidStatus: MutationRules<typeof contracts.updateBidStatus> = {
  ...answered,
  invalidatesTags: (done, _error, { bidId }) =>
    done ? [...besideLists(bidId, done.bid.id), { type: 'Purchase' }] : [{ type: 'Lot' }],
}

export const updateBid: MutationRules<typeof contracts.updateBid> = {
  invalidatesTags: (saved, _error, { bidId }) => (saved ? editedTags(bidId) : []),
}

export const updateBidPrice: MutationRules<typeof contracts.updateBidPrice> = {
  invalidatesTags: (saved, _error, { jasId }) => (saved ? editedTags(jasId) : []),
}

export const updateAdjustmentPrice: MutationRules<typeof contracts.updateAdjustmentPrice> = {
  invalidatesTags: (done, _error, { bidId }) => (done ? editedTags(bidId) : []),
}

export const updateAutoBid: MutationRules<typeof contracts.updateAutoBid> = {
  ...answered,
  invalidatesTags: (done, _error, { bidId }) => (done ? [idTag('BidDetail', bidId)] : []),
}

export const updateSoldPrice: MutationRules<typeof contracts.updateSoldPrice> = {
  ...answered,
  invalidatesTags: (done, _error, { bidId }) =>
    done ? [idTag('BidDetail', bidId), 'Balance', 'Purchase'] : [],
}
