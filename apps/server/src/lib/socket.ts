import type { IncomingMessage } from 'node:http'
import { type Actor, isDealer } from '@seriba/domain/access/actor'
import { userTypes } from '@seriba/domain/access/roles'
import { accessCookie } from '@seriba/server-account/cookies'
import { findSession } from '@seriba/server-account/find-session'
import type { Session } from '@seriba/server-account/session'
import { findOpenSessions } from '@seriba/server-account/sessions.repository'
import type { TwoStepRule } from '@seriba/server-account/two-step/two-step-rule'
import type { Config } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import { connectionRoom, socketRooms, socketRoomsOf } from '@seriba/server-kit/events'
import { isOwnOrigin, type OriginFacts } from '@seriba/server-kit/origin'
import type { DeliveredEvent } from '@seriba/server-kit/relay'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { limitAddresses } from './socket-limits.ts'
import { followWatchedLots, watchedLots } from './watched-lots.ts'

export type Sockets = {
  emit(event: DeliveredEvent): void
  /** The lots that somebody has open in this process. */
  watchedLots(): string[]
  /** Whether any staff are connected to this process. */
  hasStaff(): boolean
  /** Closes the connections of a session that has ended. */
  disconnect(sessionId: string): void
  /** Breaks all connections, as a network failure does: everybody reconnects and catches up. */
  breakAll(): void
  /** Closes those whose session ended without our being notified. */
  disconnectClosed(): Promise<void>
  count(): number
  close(): Promise<void>
}

type Facts = { db: Db; config: Config; twoStep: () => TwoStepRule }

/** Live news for logged-in browsers: at the handshake, their cookie says whose they are. */
export function openSockets(app: FastifyInstance, { db, config, twoStep }: Facts): Sockets {
  const originOf = (request: IncomingMessage) => app.originOfRaw(request)
  const io = new Server(app.server, {
    path: '/socket',
    transports: ['websocket'],
    serveClient: false,
    // Large enough for the lots that a window shows.
    maxHttpBufferSize: 20_000,
    allowRequest: (request, decide) => {
      const isOurs = app.isOwnName(app.hostOfRaw(request)) && isOwnOrigin(originOf(request))
      decide(null, isOurs && !isCrowded(request))
    },
  })

  const isCrowded = limitAddresses(io, config)
  const isFull = ({ userId }: Actor) =>
    config.socketsPerUser > 0 &&
    (io.sockets.adapter.rooms.get(socketRooms.user(userId))?.size ?? 0) >= config.socketsPerUser

  io.use(async (socket, next) => {
    const session = await findSession(db, accessTokenOf(app, socket), twoStep()).catch(
      () => 'unknown' as const,
    )
    if (session === 'unknown') return next(new Error('try_again'))
    if (!session) return next(new Error('signed_out'))
    if (!matches(session, socket.handshake, originOf(socket.request)))
      return next(new Error('wrong_identity'))
    if (isFull(session.actor)) return next(new Error('too_many_sockets'))
    socket.data.session = session
    next()
  })

  io.on('connection', (socket) => {
    const { id, actor } = socket.data.session as Session
    socket.join([...socketRoomsOf(actor), sessionRoom(id), connectionRoom(id, socket.id)])
    followWatchedLots(socket, actor)
  })

  return {
    emit: ({ rooms: to, originSocket, ...message }) => {
      const receivers = io.to(to)
      const others = originSocket === null ? receivers : receivers.except(originSocket)
      others.emit(message.name, message)
    },
    watchedLots: () => watchedLots(io),
    hasStaff: () => (io.sockets.adapter.rooms.get(socketRooms.staff)?.size ?? 0) > 0,
    disconnect: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    breakAll() {
      for (const { conn } of io.sockets.sockets.values()) conn.close()
    },
    async disconnectClosed() {
      const sessions = [...io.sockets.sockets.values()].map(({ data }) => (data.session as Session).id)
      const open = await findOpenSessions(db, sessions)
      for (const id of sessions) if (!open.has(id)) io.in(sessionRoom(id)).disconnectSockets(true)
    },
    count: () => io.engine.clientsCount,
    close: async () => {
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

const sessionRoom = (sessionId: string) => `session:${sessionId}`

const accessTokenOf = (app: FastifyInstance, socket: Socket) =>
  app.parseCookie(socket.request.headers.cookie ?? '')[accessCookie] ?? ''

/** What a browser claims about itself is accepted only if it is true (DEC28). */
function matches({ actor }: Session, { auth, query }: Socket['handshake'], origin: OriginFacts): boolean {
  const said = { ...query, ...auth }
  const isTrue = {
    user_id: (value: unknown) => Number(value) === actor.userId,
    user_role: (value: unknown) => value === socketRole(actor),
    url: (value: unknown) => typeof value === 'string' && isOwnOrigin({ ...origin, origin: value }),
  }
  return Object.entries(isTrue).every(([name, holds]) => said[name] === undefined || holds(said[name]))
}

const socketRole = (actor: Actor) =>
  actor.userType === userTypes.client || isDealer(actor) ? 'client' : 'manager'
