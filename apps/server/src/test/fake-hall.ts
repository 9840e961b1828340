import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signedHeaders, verifiedId } from '@seriba/server-kit/signed-webhook'

export const hallSecret = 'a secret that the hall and we have agreed on'

export type HallMessage = {
  id: string
  action: string
  sequence: number
  reference: string
  maximum: number | null
}

type Says = (message: HallMessage, response: ServerResponse) => void

export const accepts: Says = (_, response) => json(response, 200, { accepted: true })
export const refuses =
  (reason: string): Says =>
  (_, response) =>
    json(response, 200, { accepted: false, reason })
export const isBroken: Says = (_, response) => json(response, 500, { oh: 'no' })
export const answersHtml: Says = (_, response) => void response.writeHead(200).end('<html>Welcome</html>')
/** It has accepted the message, and the connection breaks before it says so. */
export const breaksConnection: Says = (_, response) => void response.destroy()

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A hall's software: it records messages, answers as a test tells it to, and trusts only signed ones. */
export async function openFakeHall() {
  const heard: HallMessage[] = []
  const unsigned: string[] = []
  let answers: Says[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (
      verifiedId(hallSecret, { headers: request.headers as IncomingHttpHeaders, body }, new Date()) === null
    )
      unsigned.push(body)
    const message = JSON.parse(body) as HallMessage
    heard.push(message)
    const say = answers.shift() ?? accepts
    say(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bids`,
    heard,
    unsigned,
    /** The next answers, in order; after those it accepts. */
    says: (...next: Says[]) => {
      answers = next
    },
    about: (bidId: number) => heard.filter(({ reference }) => reference === String(bidId)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type Report = { reference: string | number; outcome: string; price?: number | null }

/** A request that reports results, as a hall sends it. */
export function reportOf(
  results: Report[],
  { id = randomUUID() as string, secret = hallSecret, ageSeconds = 0 } = {},
) {
  const body = JSON.stringify({
    results: results.map((result) => ({ ...result, reference: String(result.reference) })),
  })
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, { id, timestamp, body }) }
  return { method: 'POST' as const, url: '/hooks/auction-results', headers, payload: body }
}
