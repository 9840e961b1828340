import { expect, test } from 'vitest'
import { hourMs } from '../time/jst.ts'
import { hasFailedTooLong, isGone, isTaken, mostTries, retryPause } from './delivery-rules.ts'
import { faultOfWebhookUrl } from './webhook-url.ts'

const pauses = (random: number) =>
  Array.from({ length: mostTries }, (_, tries) => retryPause(tries + 1, random))

test('eight attempts are spread over a day, with pauses that never get shorter', () => {
  const waits = pauses(0)
  expect(waits.at(-1)).toBeNull()
  const ms = waits.filter((wait) => wait !== null)
  expect(ms).toEqual([...ms].sort((a, b) => a - b))
  expect(ms[0]).toBe(60_000)
  const total = ms.reduce((sum, wait) => sum + wait, 0) / hourMs
  expect(total).toBeGreaterThan(23)
  expect(total).toBeLessThan(25)
})

test('a pause is extended by up to a tenth at random', () => {
  expect(retryPause(1, 1)).toBe(66_000)
  expect(retryPause(3, 0.5)).toBe(1_890_000)
})

test('an address is given up after exactly three days without a good answer', () => {
  const since = '2026-11-21T03:00:00.000Z'
  expect(hasFailedTooLong(null, new Date('2030-01-01'))).toBe(false)
  expect(hasFailedTooLong(since, new Date('2026-11-24T02:59:59.999Z'))).toBe(false)
  expect(hasFailedTooLong(since, new Date(since.replace('21T', '24T')))).toBe(true)
})

test('only a success status counts as delivered, and only 410 stops the attempts', () => {
  expect([199, 200, 204, 299, 300, 301, 404, 500].filter(isTaken)).toEqual([200, 204, 299])
  expect(isTaken(null)).toBe(false)
  expect([404, 410, 500].filter(isGone)).toEqual([410])
})

test.each([
  ['', 'field_required'],
  ['  ', 'field_required'],
  ['shop.example/hooks', 'webhook_url'],
  ['ftp://shop.example', 'webhook_url'],
  ['http://shop.example/hooks', 'webhook_url'],
  ['https://me:secret@shop.example/hooks', 'webhook_url'],
  ['https://me@shop.example/hooks', 'webhook_url'],
  [' https://shop.example/hooks?shop=1 ', null],
])('the fault of the address %j is %j', (url, fault) => {
  expect(faultOfWebhookUrl(url, { privateHosts: false })).toBe(fault)
})

test('unencrypted addresses are allowed if private hosts are', () => {
  expect(faultOfWebhookUrl('http://localhost:9000/hooks', { privateHosts: true })).toBeNull()
  expect(faultOfWebhookUrl('ftp://localhost', { privateHosts: true })).toBe('webhook_url')
})
