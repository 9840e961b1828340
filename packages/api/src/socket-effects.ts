import type { SocketMessage } from '@seriba/contracts/notifications'
import { api } from './api.ts'
import { bidEventReceived, chatEventReceived } from './notifications-slice.ts'
import type { AppDispatch } from './store.ts'
import { bidChanged, idTag, type Tag } from './tags.ts'

const gatherMs = 300

/** What a message makes stale. */
export function staleAfter({ payload }: SocketMessage): Tag[] {
  if ('bidId' in payload) {
    return [idTag('Chat', payload.bidId), idTag('Bid', payload.bidId), { type: 'Counters' }]
  }
  const { id, lotId } = payload.detail
  const won = payload.eventType === 'managerWinBid' || payload.detail.bidStatus === 6
  return [...bidChanged(id, lotId), ...(won ? [{ type: 'Purchase' } as const] : [])]
}

/**
 * Turns socket messages into stale tags and news. The first message acts at once; a burst that
 * follows it is gathered, so that a busy hall does not refetch the same list a hundred times.
 */
export function makeSocketEffects(dispatch: AppDispatch) {
  let waiting: Tag[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    timer = undefined
    if (waiting.length === 0) return
    dispatch(api.util.invalidateTags(waiting))
    waiting = []
    timer = setTimeout(flush, gatherMs)
  }

  return {
    receive(message: SocketMessage) {
      const visible = document.visibilityState === 'visible'
      const { payload } = message
      if ('bidId' in payload) dispatch(chatEventReceived({ event: payload, visible }))
      else dispatch(bidEventReceived({ event: payload, visible }))
      waiting.push(...staleAfter(message))
      if (timer === undefined) flush()
    },
    /** Too much was missed to tell what is stale. */
    reload() {
      dispatch(api.util.invalidateTags(['Balance', 'Bid', 'BidGroup', 'Chat', 'Counters', 'Lot', 'Purchase']))
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
