import type * as contracts from '@seriba/contracts/bid-views'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listBidViews: QueryRules<typeof contracts.listBidViews> = { providesTags: ['BidView'] }

export const saveBidView: MutationRules<typeof contracts.saveBidView> = { invalidatesTags: ['BidView'] }

export const defaultBidView: MutationRules<typeof contracts.defaultBidView> = { invalidatesTags: ['BidView'] }

export const deleteBidView: MutationRules<typeof contracts.deleteBidView> = { invalidatesTags: ['BidView'] }
