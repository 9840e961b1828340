import { setTimeout as sleep } from 'node:timers/promises'
import { createPool } from '@seriba/server-kit/db'
import { io } from 'socket.io-client'
import type { Person } from '../storm/prepare-company.ts'

const retryMs = 50

type Message = { seq?: number }

export type Follower = {
  /** The events for all staff, by number. */
  heard: ReadonlySet<number>
  /** Events that were delivered live more than once. */
  twice(): number
  connects(): number
  /** Requests whatever it has not received yet. */
  catchUp(): Promise<void>
  close(): void
}

/**
 * Follows events as a browser does: live, and after each connect with whatever has happened since the last known event.
 */
export async function follow(origin: string, { cookie }: Person): Promise<Follower> {
  const heard = new Set<number>()
  const live = new Set<number>()
  let [newest, twice, connects] = [0, 0, 0]
  let closed = false
  const take = ({ seq }: Message) => {
    if (typeof seq !== 'number') return
    heard.add(seq)
    newest = Math.max(newest, seq)
  }
  const catchUp = async () => {
    while (!closed) {
      const answer = await fetch(`${origin}/v1/user/events?after=${newest}`, { headers: { cookie } }).catch(
        () => null,
      )
      if (!answer?.ok) {
        await sleep(retryMs)
        continue
      }
      const { result } = (await answer.json()) as { result: { events: Message[]; incomplete: boolean } }
      result.events.forEach(take)
      if (!result.incomplete || result.events.length === 0) return
    }
  }
  const socket = io(origin, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
    extraHeaders: { cookie, origin },
  })
  const first = new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  socket.on('connect', () => {
    connects += 1
    void catchUp()
  })
  // A server that stops ends its connections, which a client does not reopen by itself.
  socket.on('disconnect', () => {
    if (!closed && !socket.active) socket.connect()
  })
  socket.onAny((_, message: Message) => {
    if (typeof message?.seq !== 'number') return
    if (live.has(message.seq)) twice += 1
    live.add(message.seq)
    take(message)
  })
  await first
  return {
    heard,
    twice: () => twice,
    connects: () => connects,
    catchUp,
    close() {
      closed = true
      socket.close()
    },
  }
}

/** The numbers of all events that staff are notified of. */
export async function eventsOfStaff(url: string): Promise<number[]> {
  const pool = createPool({ url, max: 1 })
  try {
    const { rows } = await pool.query<{ seq: number }>(
      `select seq from events where rooms && '{staff,everybody}'::text[] order by seq`,
    )
    return rows.map(({ seq }) => seq)
  } finally {
    await pool.end()
  }
}
