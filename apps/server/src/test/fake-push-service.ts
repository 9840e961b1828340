import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
// @ts-expect-error it comes without types
import ece from 'http_ece'
import { afterAll, beforeAll } from 'vitest'

export type PushReceived = { path: string; headers: Record<string, unknown>; body: Buffer }

/** A browser as its push service knows it: an address, and keys to read what is sent there. */
export function aPushBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    /** What the browser would show. */
    read: (body: Buffer) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
          .toString(),
      ),
  }
}

type PushAnswer = number | 'none' | { status: number; retryAfter: string }

/** A push service on this machine that answers as it is told, and 201 by default. */
export function fakePushService() {
  const received: PushReceived[] = []
  let next: PushAnswer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const answer = next.shift() ?? 201
      if (answer === 'none') return
      if (typeof answer === 'number') response.writeHead(answer).end()
      else response.writeHead(answer.status, { 'retry-after': answer.retryAfter }).end()
    })
  })
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))
  return {
    received,
    urlOf: (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    answer: (...answers: PushAnswer[]) => {
      next = answers
    },
  }
}
