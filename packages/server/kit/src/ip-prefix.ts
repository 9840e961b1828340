import { isIPv6 } from 'node:net'

/**
 * What an address counts as when guesses are counted: with IPv6 one customer has as many addresses as they like, but
 * hardly more than one /48 network.
 */
export function ipPrefix(ip: string): string {
  if (!isIPv6(ip)) return ip
  // An IPv4 address, as a dual-stack socket reports it.
  const inner = ip.slice(ip.lastIndexOf(':') + 1)
  if (inner.includes('.')) return inner
  const [head = ''] = ip.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}
