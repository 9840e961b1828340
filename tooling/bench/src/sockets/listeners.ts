import { io } from 'socket.io-client'

export type Listeners = {
  /** When each socket received a message, by the message's id: ms since the epoch. */
  received: Map<number, number[]>
  close(): void
}

/** How many may perform the handshake at a time. */
const together = 50

export async function openListeners(origin: string, cookies: readonly string[]): Promise<Listeners> {
  const received = new Map<number, number[]>()
  const sockets: ReturnType<typeof io>[] = []
  const hear = ({ payload }: { payload: { id: number } }) => {
    const now = performance.timeOrigin + performance.now()
    const of = received.get(payload.id)
    if (of) of.push(now)
    else received.set(payload.id, [now])
  }
  for (let from = 0; from < cookies.length; from += together) {
    await Promise.all(
      cookies.slice(from, from + together).map(
        (cookie) =>
          new Promise<void>((resolve, reject) => {
            const socket = io(origin, {
              path: '/socket',
              transports: ['websocket'],
              forceNew: true,
              reconnection: false,
              extraHeaders: { cookie, origin },
            })
            sockets.push(socket)
            socket.on('chat-notification', hear)
            socket.once('connect', () => resolve())
            socket.once('connect_error', reject)
          }),
      ),
    )
  }
  return { received, close: () => sockets.forEach((socket) => void socket.close()) }
}
