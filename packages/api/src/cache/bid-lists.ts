import type * as contracts from '@seriba/contracts/bid-lists'
import type { QueryRules } from '../endpoint.ts'
import { idTag, listTag, listTags } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

const list = {
  ...validateInDevelopment,
  providesTags: (page: contracts.BidList | undefined, _error: unknown, asked: unknown) => [
    ...listTags('BidPage', [JSON.stringify(asked ?? {})]),
    ...listTags(
      'Bid',
      page?.cars.map(({ bidId }) => bidId),
    ),
    ...(page?.cars ?? []).map(({ id }) => idTag('Lot', id)),
  ],
}

/** A link works once, for a minute. */
export const exportBids: QueryRules<typeof contracts.exportBids> = { keepUnusedDataFor: 0 }

export const myBids: QueryRules<typeof contracts.myBids> = { ...list }

export const bidIndex: QueryRules<typeof contracts.bidIndex> = { ...list }

export const dealerBids: QueryRules<typeof contracts.dealerBids> = { ...list }

export const bidHistory: QueryRules<typeof contracts.bidHistory> = { ...list }

export const bidHistoryFilters: QueryRules<typeof contracts.bidHistoryFilters> = {
  providesTags: ['BidFilters'],
}

export const bidFilters: QueryRules<typeof contracts.bidFilters> = { providesTags: ['BidFilters'] }

export const searchBids: QueryRules<typeof contracts.searchBids> = {
  providesTags: [listTag('Bid'), listTag('BidDetail')],
}

export const dealerClients: QueryRules<typeof contracts.dealerClients> = { providesTags: ['BidFilters'] }
