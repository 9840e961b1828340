import type * as contracts from '@seriba/contracts/withdrawals'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { bidChanged, idTag, type Tag } from '../tags.ts'

/** What was refused is no longer as the page shows it, either. */
const changed = (bidId: number | undefined): Tag[] => [...bidChanged(bidId), { type: 'Lot' }]

export const viewReceipt: QueryRules<typeof contracts.viewReceipt> = {
  providesTags: (_receipt, _error, { bidId }) => [idTag('Bid', bidId), idTag('BidDetail', bidId)],
}

export const askWithdrawal: MutationRules<typeof contracts.askWithdrawal> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const takeBackWithdrawal: MutationRules<typeof contracts.takeBackWithdrawal> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

export const answerWithdrawal: MutationRules<typeof contracts.answerWithdrawal> = {
  invalidatesTags: (_done, _error, { bidId }) => changed(bidId),
}

/** Fetched each time, because another bid may have come since. */
export const freedByCancel: QueryRules<typeof contracts.freedByCancel> = { keepUnusedDataFor: 0 }
