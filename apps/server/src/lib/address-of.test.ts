import type { IncomingMessage } from 'node:http'
import { addressOf } from '@seriba/server-kit/address-of'
import { expect, test } from 'vitest'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage
const oneHop = (_address: string, hop: number) => hop < 1

test.each([
  ['without a proxy, the header is ignored', false, '1.2.3.4', '9.9.9.9', '1.2.3.4'],
  ['one proxy is believed about its client', oneHop, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['a proxy without the header counts as the client', oneHop, '10.0.0.1', undefined, '10.0.0.1'],
  ['every proxy is believed if all are trusted', true, '10.0.0.1', '9.9.9.9, 1.2.3.4', '9.9.9.9'],
  ['a trusted network can be given by its name', 'loopback', '127.0.0.1', '1.2.3.4', '1.2.3.4'],
  [
    'trusted networks can be given by their addresses',
    '10.0.0.0/8, ::1',
    '::1',
    '1.2.3.4, 10.9.9.9',
    '1.2.3.4',
  ],
  ['a caller outside the trusted networks is not believed', '10.0.0.0/8', '1.2.3.4', '9.9.9.9', '1.2.3.4'],
  [
    'an IPv4 address written as IPv6 is in the same network',
    '10.0.0.0/8',
    '::ffff:10.0.0.1',
    '1.2.3.4',
    '1.2.3.4',
  ],
] as const)('%s', (_, trust, remote, forwarded, address) => {
  expect(addressOf(trust)(request(remote, forwarded))).toBe(address)
})
