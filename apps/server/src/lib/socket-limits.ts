import type { IncomingMessage } from 'node:http'
import { addressOf } from '@seriba/server-kit/address-of'
import type { Config } from '@seriba/server-kit/config'
import { ipPrefix } from '@seriba/server-kit/ip-prefix'
import type { Server } from 'socket.io'

/**
 * Counts the open connections of each network, where an IPv6 network is that of one customer, and says whether another
 * one is too many.
 */
export function limitAddresses(io: Server, { trustProxy, socketsPerAddress }: Config) {
  const address = addressOf(trustProxy)
  const open = new Map<string, number>()
  const networkOfRequest = (request: IncomingMessage) => ipPrefix(address(request))

  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; once(event: string, then: () => void): void }) => {
      const network = networkOfRequest(connection.request)
      open.set(network, (open.get(network) ?? 0) + 1)
      connection.once('close', () => {
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      })
    },
  )
  return (request: IncomingMessage) =>
    socketsPerAddress > 0 && (open.get(networkOfRequest(request)) ?? 0) >= socketsPerAddress
}
