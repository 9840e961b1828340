import { createServer, type TLSSocket } from 'node:tls'
import type { Certificate } from './certificate.ts'
import { bytesField, readVarint, varint } from './protobuf.ts'

/** The frames of the protocol with which Chromium listens to its push service (`mcs.proto`). */
const frame = { ping: 0, pong: 1, login: 2, loggedIn: 3, message: 8 } as const
const protocolVersion = 41

export type BrowserMessage = { app: string; sender: string; subscription: string; body: Buffer }

const framed = (kind: number, content: Buffer) =>
  Buffer.concat([Buffer.from([kind]), varint(content.length), content])

const appData = (key: string, value: string) =>
  bytesField(7, Buffer.concat([bytesField(1, key), bytesField(2, value)]))

let messages = 0

const stanza = ({ app, sender, subscription, body }: BrowserMessage) => {
  messages += 1
  return Buffer.concat([
    bytesField(3, sender),
    bytesField(5, app),
    appData('subtype', subscription),
    appData('content-encoding', 'aes128gcm'),
    bytesField(9, `message-${messages}`),
    bytesField(21, body),
  ])
}

/**
 * Where browsers keep a connection open and receive what was pushed; until the first one has logged in, messages wait.
 */
export async function listenForBrowsers(certificate: Certificate) {
  const connected = new Set<TLSSocket>()
  const waiting: Buffer[] = []
  const server = createServer(certificate, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('close', () => connected.delete(socket))
    socket.on(
      'data',
      framesOf((kind) => answer(socket, kind)),
    )
  })

  function answer(socket: TLSSocket, kind: number) {
    if (kind === frame.ping) socket.write(framed(frame.pong, Buffer.alloc(0)))
    if (kind !== frame.login) return
    socket.write(Buffer.from([protocolVersion]))
    socket.write(framed(frame.loggedIn, bytesField(1, 'login')))
    connected.add(socket)
    for (const message of waiting.splice(0)) socket.write(message)
  }

  function deliver(message: BrowserMessage) {
    const bytes = framed(frame.message, stanza(message))
    if (connected.size === 0) waiting.push(bytes)
    for (const socket of connected) socket.write(bytes)
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () => {
    for (const socket of connected) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  return { server, deliver, close }
}

/** Cuts the incoming data into frames. The first byte is the version of the protocol. */
function framesOf(heard: (kind: number) => void) {
  let bytes = Buffer.alloc(0)
  let isGreeted = false
  return (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    if (!isGreeted) bytes = bytes.subarray(1)
    isGreeted = true
    for (let size = readVarint(bytes, 1); size && bytes.length >= size.end + size.value; ) {
      heard(bytes[0] ?? 0)
      bytes = bytes.subarray(size.end + size.value)
      size = readVarint(bytes, 1)
    }
  }
}
