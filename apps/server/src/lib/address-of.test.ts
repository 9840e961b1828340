import type { IncomingMessage } from 'node:http'
import { addressOf } from '@seriba/server-kit/address-of'
import { expect, test } from 'vitest'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage
const oneHop = (_address: string, hop: number) => hop < 1

test.each([
  ['without a proxy whatever is said counts for nothing', false, '1.2.3.4', '9.9.9.9', '1.2.3.4'],
  ['one proxy says whom it speaks for', oneHop, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['a proxy that says nothing is itself', oneHop, '10.0.0.1', undefined, '10.0.0.1'],
  ['every proxy is believed', true, '10.0.0.1', '9.9.9.9, 1.2.3.4', '9.9.9.9'],
  ['networks are known by their word', 'loopback', '127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['and by their numbers', '10.0.0.0/8, ::1', '::1', '1.2.3.4, 10.9.9.9', '1.2.3.4'],
  ['a stranger is not believed', '10.0.0.0/8', '1.2.3.4', '9.9.9.9', '1.2.3.4'],
  ['IPv4 in the clothes of IPv6 is the same network', '10.0.0.0/8', '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
] as const)('%s', (_, trust, remote, forwarded, address) => {
  expect(addressOf(trust)(request(remote, forwarded))).toBe(address)
})
