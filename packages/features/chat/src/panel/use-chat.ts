import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { chatClosed, chatOpened } from '@seriba/api/notifications-slice'
import { useBidChatQuery, useUpdateChatStatusMutation } from '@seriba/api/shared/chat'
import { useEffect } from 'react'
import { usePageVisible } from './use-page-visible.ts'

export type Chat = ReturnType<typeof useChat>

/** A bid's conversation. While it is open, it plays no sounds, and new messages are marked as read. */
export function useChat(bidId: number) {
  const dispatch = useAppDispatch()
  const visible = usePageVisible()
  const { currentData, isError, error, isFetching, refetch } = useBidChatQuery({ bidId })
  const [markRead] = useUpdateChatStatusMutation()
  const unread = currentData?.isRead === false

  useEffect(() => {
    dispatch(chatOpened(bidId))
    return () => void dispatch(chatClosed())
  }, [bidId, dispatch])

  useEffect(() => {
    if (unread && visible) void markRead({ bidId })
  }, [unread, visible, bidId, markRead])

  return {
    bidId,
    data: currentData,
    failed: isError,
    /** There is no such bid, or the viewer may not see it. */
    unknown: toApiError(error)?.code === 'bid_not_found',
    loading: isFetching && !currentData,
    retry: () => void refetch(),
  }
}
