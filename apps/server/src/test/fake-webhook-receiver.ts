import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '@seriba/contracts/webhook-events'

export type Heard = { headers: IncomingHttpHeaders; body: string; event: WebhookEvent }
type Says = (response: ServerResponse, heard: Heard) => void

export const takes: Says = (response) => void response.writeHead(204).end()
export const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Says =>
  (response) =>
    void response.writeHead(status, headers).end(body)
/** It announces more than it sends, and hangs up. */
export const stopsHalfway: Says = (response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('half of it', () => response.destroy())
}
export const breaksConnection: Says = (response) => void response.destroy()
/** The connection stays open and nothing comes until the sender hangs up. */
export const neverAnswers: Says = () => {}

/** A dealer's program: it records events and answers as a test tells it to; by default it accepts everything. */
export async function openFakeReceiver() {
  const heard: Heard[] = []
  let next: Says[] = []
  let waiting: { count: number; resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { headers: request.headers, body, event: JSON.parse(body) as WebhookEvent }
    heard.push(one)
    const say = next.shift() ?? takes
    say(response, one)
    for (const { count, resolve } of waiting) if (heard.length >= count) resolve()
    waiting = waiting.filter(({ count }) => heard.length < count)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    heard,
    /** The next answers, in order. */
    says: (...answers: Says[]) => {
      next = answers
    },
    types: () => heard.map(({ event }) => event.type),
    /** Once it has received so many. */
    hears: (count: number) =>
      new Promise<void>((resolve) => {
        if (heard.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
