import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyWebhook, WebhookError } from './verify-webhook.ts'

const key = Buffer.from('a key of some bytes, as it were')
const secret = `whsec_${key.toString('base64')}`
const now = new Date('2026-11-26T01:42:10Z')
const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test', createdAt: now.toISOString(), data: {} })

function request({ id = 'evt_1', at = now, text = body, by = key } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', by).update(`${id}.${timestamp}.${text}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
const verdict = (headers: Parameters<typeof verifyWebhook>[1], text = body, of = secret) =>
  verifyWebhook(text, headers, of, { now }).then(
    ({ type }) => type,
    (error) => (error instanceof WebhookError ? 'refused' : Promise.reject(error)),
  )

test('a request with our signature is accepted, also as one of two, and from Headers', async () => {
  const good = request()
  expect(await verdict(good)).toBe('webhook.test')
  expect(await verdict(new Headers(good))).toBe('webhook.test')
  const renewed = `v1,${'A'.repeat(43)}= ${good['webhook-signature']}`
  expect(await verdict({ ...good, 'webhook-signature': renewed })).toBe('webhook.test')
  expect(await verdict({ ...good, 'webhook-signature': [good['webhook-signature']] })).toBe('webhook.test')
})

test.each([
  ['without a signature', { ...request(), 'webhook-signature': undefined }],
  ['without an ID', { ...request(), 'webhook-id': undefined }],
  ['with another ID', { ...request(), 'webhook-id': 'evt_2' }],
  ['signed by somebody else', request({ by: Buffer.from('another key') })],
  ['with another body', request({ text: `${body} ` })],
  ['with a signature that is not Base64', { ...request(), 'webhook-signature': 'v1,%%%' }],
  ['from six minutes ago', request({ at: new Date(now.getTime() - 360_000) })],
  ['from the future', request({ at: new Date(now.getTime() + 360_000) })],
  ['with an invalid time', { ...request(), 'webhook-timestamp': 'now' }],
])('a request %s is refused', async (_, headers) => {
  expect(await verdict(headers)).toBe('refused')
})

test.each(['', 'whsec_', 'a secret', 'whsec_%'])('the secret %j is rejected', async (wrong) => {
  expect(await verdict(request(), body, wrong)).toBe('refused')
})
