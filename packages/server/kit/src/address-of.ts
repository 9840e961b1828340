import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from './config.ts'

type Trust = Config['trustProxy']

/** Networks that TRUST_PROXY may give by name. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * The address behind a connection before Fastify has seen the request, by the same rule: the last address that is not
 * one of our proxies'.
 */
export function addressOf(trustProxy: Trust): (request: IncomingMessage) => string {
  const isProxy = trusted(trustProxy)
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((text) => text.trim())
    const hops = [socket.remoteAddress ?? '', ...forwarded.filter(Boolean).reverse()]
    return hops.find((address, hop) => !isProxy(address, hop)) ?? hops.at(-1) ?? ''
  }
}

function trusted(trustProxy: Trust): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  if (typeof trustProxy === 'function') return trustProxy
  const list = new BlockList()
  for (const entry of trustProxy.split(',').flatMap((text) => named[text.trim()] ?? [text.trim()])) {
    const [network = '', bits] = entry.split('/')
    const family = familyOf(network)
    list.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
