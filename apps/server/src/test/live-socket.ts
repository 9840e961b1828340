import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'

type LiveOptions = Partial<ManagerOptions & SocketOptions> & { headers?: Record<string, string> }

/** A page's live connection to a running server. It starts connecting, and the test closes it. */
export const liveSocket = (
  origin: string,
  cookie: string,
  { headers, ...options }: LiveOptions = {},
): Socket =>
  io(origin, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie, origin, ...headers },
    ...options,
  })

/** Waits until it is open; fails if the server refuses it. */
export const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
