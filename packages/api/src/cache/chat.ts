import * as contracts from '@seriba/contracts/chat'
import { updateCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, readTags } from '../tags.ts'
import { withRollback } from '../with-rollback.ts'

export const bidChat: QueryRules<typeof contracts.bidChat> = {
  providesTags: (_chat, _error, { bidId }) => [idTag('Chat', bidId)],
}

export const saveChat: MutationRules<typeof contracts.saveChat> = {
  // On screen at once; a message that failed is removed again, wherever it is by then.
  async onQueryStarted({ bidId, comment }, { dispatch, queryFulfilled }) {
    const time = new Date().toISOString()
    dispatch(
      updateCached(contracts.bidChat, { bidId }, ({ chat }) => {
        chat.push({ id: (chat.at(-1)?.id ?? 0) + 1, text: comment, time, isOwn: true })
      }),
    )
    const undo = () =>
      dispatch(
        updateCached(contracts.bidChat, { bidId }, (answer) => {
          answer.chat = answer.chat.filter((message) => message.time !== time)
        }),
      )
    await withRollback([{ undo }], queryFulfilled)
  },
  // Lists show a bid's last message.
  invalidatesTags: (done, _error, { bidId }) => (done ? [idTag('Chat', bidId), idTag('Bid', bidId)] : []),
}

export const updateChatStatus: MutationRules<typeof contracts.updateChatStatus> = {
  invalidatesTags: (_done, _error, { bidId }) => readTags(bidId),
}

export const bidLogs: QueryRules<typeof contracts.bidLogs> = {
  providesTags: (_logs, _error, { bidId }) => [idTag('Bid', bidId), idTag('BidDetail', bidId), 'Words'],
}
