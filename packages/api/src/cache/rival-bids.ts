import type * as contracts from '@seriba/contracts/rival-bids'
import type { QueryRules } from '../endpoint.ts'
import { listTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

export const rivalsOfBid: QueryRules<typeof contracts.rivalsOfBid> = {
  ...validateInDevelopment,
  providesTags: [listTag('Bid'), 'BidGroup'],
}
