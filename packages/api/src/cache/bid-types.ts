import type * as contracts from '@seriba/contracts/bid-types'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listBidTypes: QueryRules<typeof contracts.listBidTypes> = { providesTags: ['BidTypes'] }

export const saveBidTypes: MutationRules<typeof contracts.saveBidTypes> = {
  invalidatesTags: (_done, error) => (error ? [] : ['BidTypes']),
}

export const exportBidTypes: QueryRules<typeof contracts.exportBidTypes> = { keepUnusedDataFor: 0 }
