import * as contracts from '@seriba/contracts/chat'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag } from './tags.ts'

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    bidChat: build.query({
      ...bind(contracts.bidChat),
      providesTags: (_chat, _error, { bidId }) => [idTag('Chat', bidId)],
    }),
    saveChat: build.mutation({
      ...bind(contracts.saveChat),
      // Lists show the last message of a bid.
      invalidatesTags: (_done, _error, { bidId }) => [idTag('Chat', bidId), idTag('Bid', bidId)],
    }),
    updateChatStatus: build.mutation({
      ...bind(contracts.updateChatStatus),
      invalidatesTags: (_done, _error, { bidId }) => [idTag('Chat', bidId), idTag('Bid', bidId)],
    }),
    bidLogs: build.query({
      ...bind(contracts.bidLogs),
      providesTags: (_logs, _error, { bidId }) => [idTag('Bid', bidId)],
    }),
  }),
})

export const { useBidChatQuery, useSaveChatMutation, useUpdateChatStatusMutation, useBidLogsQuery } = chatApi
