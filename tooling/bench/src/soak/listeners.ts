import { io } from 'socket.io-client'
import type { Person } from '../storm/prepare-company.ts'

/** How many may perform the handshake at a time. */
const together = 50

/** What one socket received: few enough figures for hours of it. */
export type Heard = { events: number; sum: number; losses: number }

export type Listeners = { heard: readonly Heard[]; close(): void }

/** Sockets of staff, each of which counts the events it receives and adds up their numbers. */
export async function openListeners(
  origin: string,
  staff: readonly Person[],
  count: number,
): Promise<Listeners> {
  const heard: Heard[] = []
  const sockets: ReturnType<typeof io>[] = []
  const open = ({ cookie }: Person) =>
    new Promise<void>((resolve, reject) => {
      const socket = io(origin, {
        path: '/socket',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { cookie, origin },
      })
      const own: Heard = { events: 0, sum: 0, losses: 0 }
      socket.onAny((_, message: { seq?: number }) => {
        if (typeof message?.seq !== 'number') return
        own.events += 1
        own.sum += message.seq
      })
      socket.on('disconnect', () => {
        own.losses += 1
      })
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
      heard.push(own)
      sockets.push(socket)
    })
  for (let from = 0; from < count; from += together) {
    const next = Array.from({ length: Math.min(together, count - from) }, (_, at) => staff[at % staff.length])
    await Promise.all(next.map((person) => person && open(person)))
  }
  return {
    heard,
    close() {
      for (const socket of sockets) {
        socket.off('disconnect')
        socket.close()
      }
    },
  }
}
