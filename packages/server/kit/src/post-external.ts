import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isInside, outsideOnly } from './fetch-external.ts'

type Post = {
  headers: Record<string, string | number | undefined>
  body: Buffer | string | null
  timeoutMs: number
  /** Addresses of this machine and its network will do as well. */
  privateHosts: boolean
}

/** Sends something to an address that others have named and answers the status; nothing of the answer is read, and no redirect followed. */
export function postExternal(url: string, { headers, body, timeoutMs, privateHosts }: Post): Promise<number> {
  const { hostname, protocol } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!privateHosts && isIP(literal) !== 0 && isInside(literal)) {
    return Promise.reject(new Error(`${hostname} is an address inside`))
  }
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      signal: AbortSignal.timeout(timeoutMs),
      ...(privateHosts ? {} : { lookup: outsideOnly }),
    }
    const { request } = protocol === 'https:' ? https : http
    const sent = request(url, options as https.RequestOptions, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
