import { useSaveChatMutation } from '@seriba/api/shared/chat'
import { useRef, useState } from 'react'

/** A message that did not reach the server; kept so that it can be sent again. */
export type Unsent = { key: number; text: string; time: string }

/** Sends messages; the api shows them at once, and here those are kept that failed. */
export function useSending(bidId: number) {
  const [saveChat, { isLoading }] = useSaveChatMutation()
  const [failed, setFailed] = useState<Unsent[]>([])
  const next = useRef(1)

  async function send(text: string) {
    const message = { key: next.current++, text, time: new Date().toISOString() }
    try {
      await saveChat({ bidId, comment: text }).unwrap()
    } catch {
      setFailed((others) => [...others, message])
    }
  }
  return {
    send,
    sending: isLoading,
    failed,
    retry({ key, text }: Unsent) {
      setFailed((others) => others.filter((other) => other.key !== key))
      void send(text)
    },
  }
}
