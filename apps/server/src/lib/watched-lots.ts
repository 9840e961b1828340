import { WatchedLots } from '@seriba/contracts/socket-messages'
import type { Actor } from '@seriba/domain/access/actor'
import { watchLots } from '@seriba/domain/notifications/event-types'
import { maySeePage } from '@seriba/server-catalogue/page-access'
import { socketRooms } from '@seriba/server-kit/events'
import type { Server, Socket } from 'socket.io'

const prefix = socketRooms.lot('')

/** Keeps a connection in the rooms of the lots that its window shows, as far as its account may see such lots. */
export function followWatchedLots(socket: Socket, actor: Actor) {
  socket.on(watchLots, (said: unknown, done?: unknown) => {
    const { data = [] } = WatchedLots.safeParse(said)
    const shown = data.filter(({ pageType }) => maySeePage(actor, pageType))
    const wanted = new Set(shown.map(({ id }) => socketRooms.lot(id)))
    for (const room of socket.rooms) if (room.startsWith(prefix) && !wanted.has(room)) socket.leave(room)
    socket.join([...wanted])
    if (typeof done === 'function') done()
  })
}

/** The lots that somebody has open in this process. */
export const watchedLots = (io: Server): string[] =>
  [...io.sockets.adapter.rooms.keys()]
    .filter((room) => room.startsWith(prefix))
    .map((room) => room.slice(prefix.length))
