import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

const secret = 'whsec_a long secret'
const body = '{"type":"bid.won","текст":"да"}'
const now = new Date('2026-11-26T03:00:00Z')
const timestamp = String(now.getTime() / 1000)
const sign = (by = secret, at = timestamp) => createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
const headers = (more: Record<string, string> = {}) => ({
  'seriba-timestamp': timestamp,
  'seriba-signature': `v1=${sign()}`,
  ...more,
})

test('a message that was signed with the secret is accepted, from headers of either kind and in any case', async () => {
  expect(await verifyWebhook(secret, headers(), body, now)).toBe(true)
  expect(await verifyWebhook(secret, new Headers(headers()), new TextEncoder().encode(body), now)).toBe(true)
  const loud = Object.fromEntries(
    Object.entries(headers()).map(([name, value]) => [name.toUpperCase(), value]),
  )
  expect(await verifyWebhook(secret, loud, body, now)).toBe(true)
})

test('one of several signatures is enough, as while a secret is replaced', async () => {
  const both = headers({ 'seriba-signature': `v1=${sign('the old secret')}, v1=${sign()}` })
  expect(await verifyWebhook(secret, both, body, now)).toBe(true)
})

test.each([
  ['another secret', headers({ 'seriba-signature': `v1=${sign('another')}` }), body],
  ['another body', headers(), `${body} `],
  ['another time', headers({ 'seriba-timestamp': String(Number(timestamp) + 1) }), body],
  ['no signature', { 'seriba-timestamp': timestamp }, body],
  ['no time', { 'seriba-signature': `v1=${sign()}` }, body],
  ['another version of signatures', headers({ 'seriba-signature': `v2=${sign()}` }), body],
  ['a signature that is cut off', headers({ 'seriba-signature': `v1=${sign().slice(1)}` }), body],
])('a message with %s is refused', async (_, given, said) => {
  expect(await verifyWebhook(secret, given, said, now)).toBe(false)
})

test('a message is refused when it is more than five minutes old, or ahead', async () => {
  for (const seconds of [-300, 300])
    expect(await verifyWebhook(secret, headers(), body, new Date(now.getTime() + seconds * 1000))).toBe(true)
  for (const seconds of [-301, 301])
    expect(await verifyWebhook(secret, headers(), body, new Date(now.getTime() + seconds * 1000))).toBe(false)
})
