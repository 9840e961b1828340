import { type LookupAddress, lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export type Fetched = { contentType: string; body: Uint8Array }

type Limits = {
  largestBytes: number
  timeoutMs: number
  /** Addresses of this machine and its network are allowed too. */
  privateHosts: boolean
}

const mostRedirects = 3

/** Addresses that nobody outside can have: our own, those of our network, and those of no single machine. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** The list itself handles an IPv4 address written as IPv6. */
export const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export class InsideAddress extends Error {
  override name = 'InsideAddress'

  constructor(host: string) {
    super(`${host} is an address inside`)
  }
}

/** Checks the very address that is connected to, since a name may resolve to a different one next time. */
export const outsideOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new InsideAddress(host), '')
    if (addresses.some(({ address }) => isInside(address))) return done(new InsideAddress(host), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

type Asked = Pick<Limits, 'timeoutMs' | 'privateHosts'> & {
  headers?: Record<string, string>
  /** Ends it sooner. */
  signal?: AbortSignal
}

/** Requests an address given by others and returns whatever comes; redirects are not followed. */
export async function openExternal(url: string, asked: Asked): Promise<http.IncomingMessage> {
  const { hostname, protocol } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!asked.privateHosts && isIP(literal) !== 0 && isInside(literal)) throw new InsideAddress(hostname)
  const timeout = AbortSignal.timeout(asked.timeoutMs)
  return new Promise((resolve, reject) => {
    const options = {
      signal: asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout,
      ...(asked.headers && { headers: asked.headers }),
      ...(asked.privateHosts ? {} : { lookup: outsideOnly }),
    }
    const { get } = protocol === 'https:' ? https : http
    get(url, options, resolve).on('error', reject)
  })
}

/** Fetches something at an address given by others, if anybody may; null if it is missing or too large. */
export async function fetchExternal(url: string, limits: Limits, redirects = 0): Promise<Fetched | null> {
  const { protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const response = await openExternal(url, limits)
  const { statusCode = 0, headers } = response
  const { location } = headers
  if (statusCode >= 300 && statusCode < 400 && location && redirects < mostRedirects) {
    response.destroy()
    return fetchExternal(new URL(location, url).href, limits, redirects + 1)
  }
  const body = statusCode === 200 ? await bodyOf(response, limits.largestBytes) : null
  response.destroy()
  return body && { contentType: headers['content-type'] ?? '', body }
}

/** The first bytes at an address, no more than a host sends at once; null if there is nothing. */
export async function firstBytesOf(
  url: string,
  limits: Pick<Limits, 'timeoutMs' | 'privateHosts'>,
  redirects = 0,
): Promise<Uint8Array | null> {
  if (!/^https?:/.test(url)) return null
  const response = await openExternal(url, { ...limits, headers: { range: 'bytes=0-15' } })
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < mostRedirects)
      return await firstBytesOf(new URL(headers.location, url).href, limits, redirects + 1)
    if (statusCode !== 200 && statusCode !== 206) return null
    for await (const chunk of response as AsyncIterable<Buffer>) return chunk
    return null
  } finally {
    response.destroy()
  }
}

/** A whole body; null if it is larger than that. */
export async function bodyOf(response: http.IncomingMessage, largest: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
