import { BlockList, isIP, isIPv4 } from 'node:net'
import { ApiError } from '@seriba/server-kit/api-error'

/** Addresses and networks in their stored form, without duplicates; refuses anything that is neither. */
export function askedAddresses(asked: readonly string[]): string[] {
  const addresses = asked.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
  for (const address of addresses) if (!isNetwork(address)) throw faulty()
  return [...new Set(addresses)]
}

const faulty = () => new ApiError('key_addresses', { fields: { addresses: 'key_addresses' } })

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    more.length === 0 &&
    (prefix === undefined ? most > 0 : /^\d{1,3}$/.test(prefix) && Number(prefix) <= most)
  )
}

/** Whether a caller comes from one of the addresses; without any, everybody does. */
export function comesFrom(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true
  // A server listening on IPv6 reports its IPv4 callers like this.
  const caller = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', prefix] = text.split('/')
    const family = familyOf(address)
    // A BlockList would find an IPv4 caller in ::/0.
    if (family !== familyOf(caller)) continue
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list.check(caller, familyOf(caller))
}
