import { toApiError } from './api-error.ts'
import { saveChat } from './generated/shared/chat.ts'
import { viewProfile } from './generated/shared/user.ts'
import type { AppDispatch } from './store.ts'

/**
 * A message that is waiting for the connection. Its key makes sure that it is posted once, however often it is sent.
 */
export type UnsentMessage = {
  key: string
  userId: number
  bidId: number
  text: string
  /** When it was written, ISO 8601 in UTC. */
  time: string
}

const storageKey = 'unsent-messages'
const changed = 'seriba-unsent'
const none: readonly UnsentMessage[] = []
let cache: { raw: string | null; messages: readonly UnsentMessage[] } = { raw: null, messages: none }

/** Everything that is waiting on this device; the same list until it changes. */
export function unsentMessages(): readonly UnsentMessage[] {
  const raw = localStorage.getItem(storageKey)
  if (raw !== cache.raw) cache = { raw, messages: raw === null ? none : parse(raw) }
  return cache.messages
}

function parse(raw: string): readonly UnsentMessage[] {
  try {
    return JSON.parse(raw) as UnsentMessage[]
  } catch {
    return none
  }
}

function write(messages: readonly UnsentMessage[]) {
  if (messages.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(messages))
  window.dispatchEvent(new Event(changed))
}

export const storeUnsent = (message: UnsentMessage) => write([...unsentMessages(), message])
export const removeUnsent = (key: string) => write(unsentMessages().filter((message) => message.key !== key))

/** For `useSyncExternalStore`; what another tab has sent no longer waits here either. */
export function onUnsentChange(listen: () => void) {
  window.addEventListener(changed, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(changed, listen)
    window.removeEventListener('storage', listen)
  }
}

let sending: Promise<boolean> | undefined

/**
 * Sends what is waiting for the account that is logged in, in the order in which it was written; nothing of anybody
 * else's is sent. What the server refuses stays, for its author to read. False if there was no connection.
 */
export function sendUnsent(
  dispatch: AppDispatch,
  onRefused: (message: UnsentMessage) => void,
): Promise<boolean> {
  sending ??= sendEach(dispatch, onRefused).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendEach(
  dispatch: AppDispatch,
  onRefused: (message: UnsentMessage) => void,
): Promise<boolean> {
  const userId = dispatch((_, getState) => viewProfile.select()(getState()).data?.detail.userId)
  for (const message of unsentMessages()) {
    if (message.userId !== userId) continue
    const { key, bidId, text } = message
    const { error } = await dispatch(saveChat.initiate({ bidId, comment: text, idempotencyKey: key }))
    if (toApiError(error)?.code === 'offline') return false
    removeUnsent(key)
    if (error) onRefused(message)
  }
  return true
}
