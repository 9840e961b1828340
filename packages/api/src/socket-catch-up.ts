import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { readMarkTypes } from '@seriba/domain/notifications/event-types'

type Sink = { receive: (message: SocketMessage) => void; reload: () => void }
type Missed = { events: readonly SocketMessage[]; last: number; incomplete: boolean }

const rememberedLimit = 500

const isNews = ({ payload }: SocketMessage) => !readMarkTypes.some((mark) => mark === payload.eventType)

/**
 * Passes on every message after `from` once, however it arrives: live, or fetched after the connection was down
 * (GAP17).
 */
export function queueInOrder(sink: Sink, from: number, fetchAfter: (seq: number) => Promise<Missed>) {
  const seen = new Set<number>()
  /**
   * Everything up to here was passed on. Until we have caught up, live messages say nothing about what came before
   * them.
   */
  let last = from
  let behind = true

  function receive(message: SocketMessage) {
    if (message.seq === 0) return sink.receive(message)
    if (seen.has(message.seq)) return
    seen.add(message.seq)
    if (seen.size > rememberedLimit) seen.delete(seen.values().next().value ?? message.seq)
    if (!behind) last = Math.max(last, message.seq)
    sink.receive(message)
  }

  return {
    receive,
    /** Whether the session still answers. */
    reachable: () =>
      fetchAfter(last).then(
        () => true,
        () => false,
      ),
    /** Returns how many messages had been missed; null if nobody knows. */
    async catchUp(): Promise<number | null> {
      behind = true
      try {
        const missed = await fetchAfter(last)
        // Another history, from a backup that was restored: its numbers are new.
        if (missed.last < last) seen.clear()
        for (const message of missed.events) receive(message)
        last = missed.last
        behind = false
        if (missed.incomplete) sink.reload()
        return missed.incomplete ? null : missed.events.filter(isNews).length
      } catch {
        // It is unknown what was missed, so everything may be stale.
        sink.reload()
        return null
      }
    },
  }
}
