import { ipPrefix } from '@seriba/server-kit/ip-prefix'
import { expect, test } from 'vitest'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::5', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s counts as %s', (ip, network) => {
  expect(ipPrefix(ip)).toBe(network)
})
