import type { SocketMessage } from '@seriba/contracts/notifications'

type Sink = { receive: (message: SocketMessage) => void; reload: () => void }
type Missed = { events: readonly SocketMessage[]; last: number; incomplete: boolean }

const rememberedLimit = 500

/**
 * Hands on every message once, however it arrives: live, or asked for after the line was down
 * (GAP17).
 */
export function inOrder(sink: Sink, fetchAfter: (seq: number) => Promise<Missed>) {
  const seen = new Set<number>()
  let last: number | null = null
  let starting: Promise<unknown> | null = null

  function receive(message: SocketMessage) {
    if (seen.has(message.seq)) return
    seen.add(message.seq)
    if (seen.size > rememberedLimit) seen.delete(seen.values().next().value ?? message.seq)
    last = Math.max(last ?? 0, message.seq)
    sink.receive(message)
  }

  return {
    receive,
    /** Learns where the events stand now; older ones were in what the page has just loaded. */
    start() {
      starting = fetchAfter(Number.MAX_SAFE_INTEGER).then(
        (missed) => {
          last = Math.max(last ?? 0, missed.last)
        },
        () => undefined,
      )
      return starting
    },
    /** Whether the session still answers. */
    reachable: () =>
      fetchAfter(Number.MAX_SAFE_INTEGER).then(
        () => true,
        () => false,
      ),
    async catchUp() {
      await starting
      try {
        const missed = await fetchAfter(last ?? Number.MAX_SAFE_INTEGER)
        for (const message of missed.events) receive(message)
        last = Math.max(last ?? 0, missed.last)
        if (missed.incomplete) sink.reload()
      } catch {
        // Whatever was missed is not known, so everything may be stale.
        sink.reload()
      }
    },
  }
}
