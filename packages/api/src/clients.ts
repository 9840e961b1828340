import * as parts from '@seriba/contracts/client-parts'
import * as contracts from '@seriba/contracts/clients'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag, listTag } from './tags.ts'

/** Lists tell his figures, his own page and whoever bids for him too. */
const changed = (id: number) => [
  idTag('Client', id),
  listTag('Client'),
  idTag('Balance', 'client'),
  'Dashboard' as const,
]

export const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Figures move with every bid, whoever places it.
    listClients: build.query({
      ...bind(contracts.listClients),
      providesTags: [listTag('Client'), 'Balance', listTag('Bid'), 'Words'],
    }),
    exportClients: build.query(bind(contracts.exportClients)),
    listKeepers: build.query({ ...bind(contracts.listKeepers), providesTags: [listTag('Client')] }),
    viewClient: build.query({
      ...bind(contracts.viewClient),
      providesTags: (_client, _error, { id }) => [idTag('Client', id), 'Balance', listTag('Bid')],
    }),
    clientHistory: build.query({
      ...bind(contracts.clientHistory),
      providesTags: (_history, _error, { id }) => [idTag('Client', id)],
    }),
    clientPurchases: build.query({
      ...bind(parts.clientPurchases),
      providesTags: (_purchases, _error, { id }) => [idTag('Client', id), listTag('Purchase'), 'Balance'],
    }),
    clientLedger: build.query({
      ...bind(parts.clientLedger),
      providesTags: (_records, _error, { id }) => [idTag('Client', id), 'Balance'],
    }),
    clientCredit: build.query({
      ...bind(parts.clientCredit),
      providesTags: (_parts, _error, { id }) => [idTag('Client', id), 'Balance', listTag('Bid')],
    }),
    clientSessions: build.query({
      ...bind(parts.clientSessions),
      providesTags: (_sessions, _error, { id }) => [idTag('Client', id)],
    }),
    closeClientSessions: build.mutation({
      ...bind(parts.closeClientSessions),
      invalidatesTags: (_done, _error, { id }) => [idTag('Client', id)],
    }),
    createClient: build.mutation({ ...bind(contracts.createClient), invalidatesTags: [listTag('Client')] }),
    // What is shown was out of date where it is refused.
    updateClient: build.mutation({
      ...bind(contracts.updateClient),
      invalidatesTags: (_done, _error, { id }) => changed(id),
    }),
    stopClientBids: build.mutation({
      ...bind(parts.stopClientBids),
      invalidatesTags: (_done, _error, { id }) => [...changed(id), listTag('Bid')],
    }),
    updatePermissions: build.mutation({
      ...bind(contracts.updatePermissions),
      invalidatesTags: (_done, _error, { id }) => changed(id),
    }),
  }),
})

export const {
  useListClientsQuery,
  useLazyExportClientsQuery,
  useListKeepersQuery,
  useViewClientQuery,
  useClientHistoryQuery,
  useClientPurchasesQuery,
  useClientLedgerQuery,
  useClientCreditQuery,
  useClientSessionsQuery,
  useCloseClientSessionsMutation,
  useCreateClientMutation,
  useStopClientBidsMutation,
  useUpdateClientMutation,
  useUpdatePermissionsMutation,
} = clientsApi
