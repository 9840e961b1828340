import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { listenForBrowsers } from './browser-connection.ts'
import type { Certificate } from './certificate.ts'
import { fixedField, numberField } from './protobuf.ts'

/** What a browser registered under the token that its push address ends with. */
type Registration = { app: string; sender: string; subscription: string }

export type PushService = Awaited<ReturnType<typeof startPushService>>

/**
 * The push service that Chromium is built for, as far as it needs one: a browser checks in, registers a subscription and
 * keeps a connection open; a server posts encrypted messages to the subscription's address (RFC 8030).
 */
export async function startPushService(certificate: Certificate) {
  const registrations = new Map<string, Registration>()
  const browsers = await listenForBrowsers(certificate)
  let pushes = 0

  const forBrowsers = createHttpServer(async (request, response) => {
    const form = new URLSearchParams((await bodyOf(request)).toString('latin1'))
    if (request.url === '/check-in')
      return response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(checkedIn)
    response.end(register(registrations, form))
  })

  const forServers = createHttpsServer(certificate, async (request, response) => {
    const body = await bodyOf(request)
    response.writeHead(pushed(request, body)).end()
  })

  function pushed(request: IncomingMessage, body: Buffer): number {
    const registration = registrations.get(request.url?.split('/').at(-1) ?? '')
    if (!registration) return 410
    if (request.headers['content-encoding'] !== 'aes128gcm') return 400
    if (!request.headers.authorization?.startsWith('vapid t=')) return 401
    browsers.deliver({ ...registration, body })
    pushes += 1
    return 201
  }

  await Promise.all([listening(forBrowsers), listening(forServers)])
  return {
    /** Chromium's switches that lead to this service. */
    switches: [
      `--gcm-checkin-url=http://localhost:${portOf(forBrowsers)}/check-in`,
      `--gcm-registration-url=http://localhost:${portOf(forBrowsers)}/register`,
      `--gcm-mcs-endpoint=https://localhost:${portOf(browsers.server)}`,
    ],
    /** Where servers push to. Chromium names its own service, whatever its switches say. */
    address: `https://localhost:${portOf(forServers)}`,
    subscriptions: () => registrations.size,
    /** Messages that servers have pushed to subscriptions. */
    pushed: () => pushes,
    close: async () => {
      await browsers.close()
      await Promise.all([closed(forBrowsers), closed(forServers)])
    },
  }
}

/** The number and the secret of a device, which nobody here checks. */
const checkedIn = Buffer.concat([numberField(1, 1), fixedField(7, 1234567n), fixedField(8, 7654321n)])

/** A registration or, with `delete`, its end. */
function register(registrations: Map<string, Registration>, form: URLSearchParams): string {
  const subscription = form.get('X-subtype') ?? ''
  if (form.get('delete') === 'true') {
    for (const [token, known] of registrations)
      if (known.subscription === subscription) registrations.delete(token)
    return `token=${subscription}`
  }
  const token = crypto.randomUUID()
  // The browser also registers itself, for news from its maker.
  if (subscription.startsWith('wp:'))
    registrations.set(token, { app: form.get('app') ?? '', sender: form.get('sender') ?? '', subscription })
  return `token=${token}`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type WebServer = Server & { closeAllConnections(): void }

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
const portOf = (server: Server) => (server.address() as AddressInfo).port
const closed = (server: WebServer) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
