import type * as contracts from '@seriba/contracts/clients'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { clientChanged, idTag, listTag } from '../tags.ts'

// Figures change with every bid, no matter who places it.
export const listClients: QueryRules<typeof contracts.listClients> = {
  providesTags: [listTag('Client'), 'Balance', listTag('Bid'), 'Words'],
}

export const listAccountManagers: QueryRules<typeof contracts.listAccountManagers> = {
  providesTags: [listTag('Client')],
}

export const viewClient: QueryRules<typeof contracts.viewClient> = {
  providesTags: (_client, _error, { id }) => [idTag('Client', id), 'Balance', listTag('Bid')],
}

export const clientHistory: QueryRules<typeof contracts.clientHistory> = {
  providesTags: (_history, _error, { id }) => [idTag('Client', id)],
}

export const createClient: MutationRules<typeof contracts.createClient> = {
  invalidatesTags: [listTag('Client')],
}

// If it was refused, what is shown was out of date.
export const updateClient: MutationRules<typeof contracts.updateClient> = {
  invalidatesTags: (_done, _error, { id }) => clientChanged(id),
}

export const assignClients: MutationRules<typeof contracts.assignClients> = {
  invalidatesTags: (_done, _error, { ids = [] }) => [
    ...ids.flatMap((id) => clientChanged(id)),
    { type: 'Counters' },
    // Bids say who looks after their clients, and lists can be filtered by it.
    listTag('Bid'),
    { type: 'BidFilters' },
  ],
}

export const updatePermissions: MutationRules<typeof contracts.updatePermissions> = {
  invalidatesTags: (_done, _error, { id }) => clientChanged(id),
}

export const resetTwoStep: MutationRules<typeof contracts.resetTwoStep> = {
  invalidatesTags: (_done, _error, { id }) => [idTag('Client', id)],
}
