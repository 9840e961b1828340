import type * as contracts from '@seriba/contracts/bid-history'
import type { QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const viewBidHistory: QueryRules<typeof contracts.viewBidHistory> = {
  providesTags: (_lines, _error, { bidId }) => [idTag('Bid', bidId), idTag('BidDetail', bidId), 'Words'],
}
