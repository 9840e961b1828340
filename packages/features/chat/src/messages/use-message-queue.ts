import { toApiError } from '@seriba/api/api-error'
import { runningQuery } from '@seriba/api/cached'
import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { selectConnectionLost } from '@seriba/api/notifications-slice'
import { bidChat, useSaveChatMutation } from '@seriba/api/shared/chat'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import {
  onUnsentChange,
  removeUnsent,
  sendUnsent,
  storeUnsent,
  unsentMessages,
} from '@seriba/api/unsent-messages'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How long after a try without a connection the next one is made, if the browser says that it has one. */
const retryMs = 3000

/** A message that the server refused; kept so that it can be sent again. */
export type Unsent = { key: string; text: string; time: string }

/**
 * Sends messages, one after the other and not before the chat has loaded. The api shows them right away; without a
 * connection they wait for one, on this device and in this order, and refused ones are kept here.
 */
export function useMessageQueue(bidId: number) {
  const dispatch = useAppDispatch()
  const lost = useAppSelector(selectConnectionLost)
  const { data: profile } = useViewProfileQuery()
  const userId = profile?.detail.userId
  const [saveChat, { isLoading }] = useSaveChatMutation()
  const [failed, setFailed] = useState<Unsent[]>([])
  const [queued, setQueued] = useState<Unsent[]>([])
  const last = useRef(Promise.resolve())
  const all = useSyncExternalStore(onUnsentChange, unsentMessages)
  const waiting = all.filter((message) => message.bidId === bidId && message.userId === userId)
  const hasWaiting = waiting.length > 0

  useEffect(() => {
    if (lost || !hasWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const sendAll = async () => {
      clearTimeout(timer)
      const isSent = await sendUnsent(dispatch, (message) => setFailed((others) => [...others, message]))
      // A try that was running when the connection came back has failed, and nothing else would start another.
      if (!isSent && isHere && navigator.onLine) timer = setTimeout(sendAll, retryMs)
    }
    void sendAll()
    // If the socket has noticed nothing, the browser may have.
    window.addEventListener('online', sendAll)
    return () => {
      isHere = false
      clearTimeout(timer)
      window.removeEventListener('online', sendAll)
    }
  }, [dispatch, lost, hasWaiting])

  const send = (text: string) => begin({ key: crypto.randomUUID(), text, time: new Date().toISOString() })

  function begin(message: Unsent) {
    setQueued((others) => [...others, message])
    // Earlier messages are sent first, even after the chat has been closed.
    last.current = last.current.then(() => deliver(message))
  }

  async function deliver(message: Unsent) {
    // The api could not add it to a chat that is still loading.
    await dispatch(runningQuery(bidChat, { bidId }))
    setQueued((others) => others.filter(({ key }) => key !== message.key))
    const { text } = message
    const mine = unsentMessages().some((one) => one.bidId === bidId && one.userId === userId)
    if (userId !== undefined && (mine || !navigator.onLine)) {
      storeUnsent({ ...message, userId, bidId })
      return
    }
    const { error } = await saveChat({ bidId, comment: text, idempotencyKey: message.key })
    if (!error) return
    if (userId !== undefined && toApiError(error)?.code === 'offline')
      storeUnsent({ ...message, userId, bidId })
    else setFailed((others) => [...others, message])
  }
  return {
    send,
    sending: isLoading,
    /** Not being sent yet. */
    queued,
    failed,
    waiting,
    remove: removeUnsent,
    /** Identified by its own key: a message that arrived although no answer came is not sent twice. */
    retry(message: Unsent) {
      setFailed((others) => others.filter(({ key }) => key !== message.key))
      begin({ ...message, time: new Date().toISOString() })
    },
  }
}
