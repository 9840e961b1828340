import { isIPv6 } from 'node:net'

/**
 * What an address counts as where guesses are counted: with IPv6 one customer has as many addresses as they like, but
 * hardly more than one network of 48 bits.
 */
export function ipPrefix(ip: string): string {
  if (!isIPv6(ip)) return ip
  // One of IPv4, as a socket for both reports it.
  const inner = ip.slice(ip.lastIndexOf(':') + 1)
  if (inner.includes('.')) return inner
  const [head = ''] = ip.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}
