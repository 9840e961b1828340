import type * as contracts from '@seriba/contracts/bid-groups'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { bidChanged, idTag, listTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

export const viewGroup: QueryRules<typeof contracts.viewGroup> = {
  ...validateInDevelopment,
  providesTags: [listTag('Bid'), 'BidGroup'],
}

export const ungroupedBids: QueryRules<typeof contracts.ungroupedBids> = {
  ...validateInDevelopment,
  providesTags: [listTag('Bid'), 'BidGroup'],
}

export const closedGroups: QueryRules<typeof contracts.closedGroups> = {
  ...validateInDevelopment,
  providesTags: [listTag('Bid'), 'BidGroup'],
}

export const groupHistory: QueryRules<typeof contracts.groupHistory> = {
  ...validateInDevelopment,
  providesTags: [listTag('Bid'), 'BidGroup'],
}

export const updateGroup: MutationRules<typeof contracts.updateGroup> = {
  invalidatesTags: (done) => (done ? bidChanged() : []),
}

export const confirmWithdrawal: MutationRules<typeof contracts.confirmWithdrawal> = {
  invalidatesTags: (done, _error, { bidId }) => (done ? bidChanged(bidId) : []),
}

type NewGroup = typeof contracts.createGroup | typeof contracts.createGroupFromManager
const groupChanged: MutationRules<NewGroup>['invalidatesTags'] = (placed, _error, { bids }) => [
  ...(bids ?? []).map(({ carId }) => idTag('Lot', carId)),
  ...(placed?.bids ?? []).flatMap(({ bidId }) => (bidId === null ? [] : bidChanged(bidId))),
]

export const createGroup: MutationRules<typeof contracts.createGroup> = { invalidatesTags: groupChanged }
export const createGroupFromManager: MutationRules<typeof contracts.createGroupFromManager> = {
  invalidatesTags: groupChanged,
}

export const exportGroup: QueryRules<typeof contracts.exportGroup> = { keepUnusedDataFor: 0 }
