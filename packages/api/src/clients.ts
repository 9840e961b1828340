import * as contracts from '@seriba/contracts/clients'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag, listTag } from './tags.ts'

export const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewClient: build.query({
      ...bind(contracts.viewClient),
      // His figures move with every bid, whoever places it.
      providesTags: (_client, _error, { id }) => [idTag('Client', id), 'Balance', listTag('Bid')],
    }),
  }),
})

export const { useViewClientQuery } = clientsApi
