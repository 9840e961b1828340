import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Balancer = { port: number; close(): Promise<void> }

/** Passes every connection to the first of these ports that accepts it, and knows nothing about its contents. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    open.add(incoming)
    incoming.once('close', () => open.delete(incoming))
    incoming.on('error', () => incoming.destroy())
    hand(incoming, ports)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function hand(incoming: Socket, [port, ...others]: readonly number[]) {
  if (port === undefined) return void incoming.destroy()
  const outgoing = connect(port, '127.0.0.1')
  outgoing.once('connect', () => {
    incoming.pipe(outgoing).pipe(incoming)
    incoming.once('close', () => outgoing.destroy())
    outgoing.once('close', () => incoming.destroy())
  })
  outgoing.once('error', () => {
    if (outgoing.bytesWritten > 0 || outgoing.bytesRead > 0) incoming.destroy()
    else hand(incoming, others)
  })
}
