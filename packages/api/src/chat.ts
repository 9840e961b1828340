import * as contracts from '@seriba/contracts/chat'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { optimistic } from './optimistic.ts'
import { idTag } from './tags.ts'

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    bidChat: build.query({
      ...bind(contracts.bidChat),
      providesTags: (_chat, _error, { bidId }) => [idTag('Chat', bidId)],
    }),
    saveChat: build.mutation({
      ...bind(contracts.saveChat),
      // On screen at once; what failed is taken out again, wherever it stands by then.
      async onQueryStarted({ bidId, comment }, { dispatch, queryFulfilled }) {
        const time = new Date().toISOString()
        dispatch(
          chatApi.util.updateQueryData('bidChat', { bidId }, ({ chat }) => {
            chat.push({ id: (chat.at(-1)?.id ?? 0) + 1, text: comment, time, isOwn: true })
          }),
        )
        const undo = () =>
          dispatch(
            chatApi.util.updateQueryData('bidChat', { bidId }, (answer) => {
              answer.chat = answer.chat.filter((message) => message.time !== time)
            }),
          )
        await optimistic([{ undo }], queryFulfilled)
      },
      // Lists show the last message of a bid.
      invalidatesTags: (done, _error, { bidId }) => (done ? [idTag('Chat', bidId), idTag('Bid', bidId)] : []),
    }),
    updateChatStatus: build.mutation({
      ...bind(contracts.updateChatStatus),
      // Its messages are read in the list of notifications too.
      invalidatesTags: (_done, _error, { bidId }) => [
        idTag('Chat', bidId),
        idTag('Bid', bidId),
        'Notification',
        'Counters',
      ],
    }),
    bidLogs: build.query({
      ...bind(contracts.bidLogs),
      providesTags: (_logs, _error, { bidId }) => [idTag('Bid', bidId), 'Words'],
    }),
  }),
})

export const { useBidChatQuery, useSaveChatMutation, useUpdateChatStatusMutation, useBidLogsQuery } = chatApi
