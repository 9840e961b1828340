import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { InsideAddress, isInside, outsideOnly } from './fetch-external.ts'
import { isLoopback } from './loopback.ts'

type Post = {
  headers: Record<string, string | number | undefined>
  body: Buffer | string | null
  timeoutMs: number
  /** Addresses of this machine and its network are allowed too. */
  privateHosts: boolean
  /** How much of the response is read; anything after that is not waited for. */
  keepBytes?: number
}

export type PostAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Whether an address itself names this machine or its network; where a name leads is checked when it is called. */
export function isInsideUrl(url: string): boolean {
  const { hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(hostname) || (isIP(literal) !== 0 && isInside(literal))
}

/** Sends something to an address given by others and returns the response; redirects are not followed. */
export function postExternal(url: string, post: Post): Promise<PostAnswer> {
  const { headers, body, timeoutMs, privateHosts, keepBytes = 0 } = post
  if (!privateHosts && isInsideUrl(url)) return Promise.reject(new InsideAddress(new URL(url).hostname))
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      signal: AbortSignal.timeout(timeoutMs),
      ...(privateHosts ? {} : { lookup: outsideOnly }),
    }
    const { request } = new URL(url).protocol === 'https:' ? https : http
    const sent = request(url, options as https.RequestOptions, (answer) => {
      const { statusCode: status = 0, headers } = answer
      if (keepBytes > 0)
        return firstBytes(answer, keepBytes).then((kept) => resolve({ status, headers, body: kept }), reject)
      answer.resume()
      resolve({ status, headers, body: Buffer.alloc(0) })
    })
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}

/** The beginning of a body; rejects if the connection breaks before it. */
async function firstBytes(answer: http.IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}
