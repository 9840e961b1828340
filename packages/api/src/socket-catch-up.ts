import type { SocketMessage } from '@seriba/contracts/notifications'

type Sink = { receive: (message: SocketMessage) => void; reload: () => void }
type Missed = { events: readonly SocketMessage[]; last: number; incomplete: boolean }

const rememberedLimit = 500

/**
 * Hands on every message once, however it arrives: live, or asked for after the line was down
 * (GAP17). Asked for nothing, the server says where the events stand.
 */
export function inOrder(sink: Sink, fetchAfter: (seq?: number) => Promise<Missed>) {
  const seen = new Set<number>()
  /** Everything up to here was told. What comes live says nothing of what came before it until one has caught up. */
  let last: number | undefined
  let behind = true
  let starting: Promise<unknown> | null = null

  function receive(message: SocketMessage) {
    if (seen.has(message.seq)) return
    seen.add(message.seq)
    if (seen.size > rememberedLimit) seen.delete(seen.values().next().value ?? message.seq)
    if (!behind) last = Math.max(last ?? 0, message.seq)
    sink.receive(message)
  }

  return {
    receive,
    /** Learns where the events stand now; older ones were in what the page has just loaded. */
    start() {
      starting = fetchAfter().then(
        (now) => {
          last = now.last
        },
        () => undefined,
      )
      return starting
    },
    /** Whether the session still answers. */
    reachable: () =>
      fetchAfter().then(
        () => true,
        () => false,
      ),
    async catchUp() {
      behind = true
      await starting
      const after = last
      try {
        const missed = await fetchAfter(after)
        // Another history, as of a backup that was brought back: its numbers are new.
        if (missed.last < (after ?? 0)) seen.clear()
        for (const message of missed.events) receive(message)
        last = missed.last
        behind = false
        if (missed.incomplete || after === undefined) sink.reload()
      } catch {
        // Whatever was missed is not known, so everything may be stale.
        sink.reload()
      }
    },
  }
}
