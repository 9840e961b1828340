import type * as contracts from '@seriba/contracts/negotiations'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { bidChanged, idTag, listTag, type Tag } from '../tags.ts'

/** What was refused is no longer as the page shows it, either; what is accepted is a purchase. */
const changed = (bidId: number | undefined): Tag[] => [
  ...bidChanged(bidId),
  { type: 'Lot' },
  { type: 'Purchase' },
]

export const viewNegotiation: QueryRules<typeof contracts.viewNegotiation> = {
  // What the client may still offer changes with their money.
  providesTags: (_talks, _error, { bidId }) => [
    idTag('Bid', bidId),
    idTag('BidDetail', bidId),
    { type: 'Balance' },
  ],
}

export const aboutBid: QueryRules<typeof contracts.aboutBid> = {
  providesTags: (_bid, _error, { bidId }) => [idTag('Bid', bidId), idTag('BidDetail', bidId)],
}

export const listNegotiations: QueryRules<typeof contracts.listNegotiations> = {
  providesTags: [listTag('Bid'), listTag('BidDetail')],
}

export const askInNegotiation: MutationRules<typeof contracts.askInNegotiation> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const offerInNegotiation: MutationRules<typeof contracts.offerInNegotiation> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const acceptNegotiation: MutationRules<typeof contracts.acceptNegotiation> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const declineNegotiation: MutationRules<typeof contracts.declineNegotiation> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const settleNegotiation: MutationRules<typeof contracts.settleNegotiation> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const updateHallContact: MutationRules<typeof contracts.updateHallContact> = {
  invalidatesTags: [{ type: 'BidDetail' }],
}

export const takeBackOffer: MutationRules<typeof contracts.takeBackOffer> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const forwardOffer: MutationRules<typeof contracts.forwardOffer> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const exportNegotiations: QueryRules<typeof contracts.exportNegotiations> = { keepUnusedDataFor: 0 }
