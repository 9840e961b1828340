import { expect, test } from 'vitest'
import { hourMs } from '../time/jst.ts'
import { isGivenUp, isGone, isTaken, mostTries, retryPause } from './delivery-rules.ts'
import { faultOfWebhookUrl } from './webhook-url.ts'

const pauses = (random: number) =>
  Array.from({ length: mostTries }, (_, tries) => retryPause(tries + 1, random))

test('eight tries spread over a day, each pause at least as long as the one before', () => {
  const waits = pauses(0)
  expect(waits.at(-1)).toBeNull()
  const ms = waits.filter((wait) => wait !== null)
  expect(ms).toEqual([...ms].sort((a, b) => a - b))
  expect(ms[0]).toBe(60_000)
  const total = ms.reduce((sum, wait) => sum + wait, 0) / hourMs
  expect(total).toBeGreaterThan(23)
  expect(total).toBeLessThan(25)
})

test('a pause grows by up to a tenth of itself', () => {
  expect(retryPause(1, 1)).toBe(66_000)
  expect(retryPause(3, 0.5)).toBe(1_890_000)
})

test('an address is given up after three days without a good answer, to the moment', () => {
  const since = '2026-11-21T03:00:00.000Z'
  expect(isGivenUp(null, new Date('2030-01-01'))).toBe(false)
  expect(isGivenUp(since, new Date('2026-11-24T02:59:59.999Z'))).toBe(false)
  expect(isGivenUp(since, new Date(since.replace('21T', '24T')))).toBe(true)
})

test('only a status of success is taken for an answer, and only 410 ends the tries', () => {
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
])('the address %j has the fault %j', (url, fault) => {
  expect(faultOfWebhookUrl(url, { privateHosts: false })).toBe(fault)
})

test('where private hosts are allowed, so are addresses without encryption', () => {
  expect(faultOfWebhookUrl('http://localhost:9000/hooks', { privateHosts: true })).toBeNull()
  expect(faultOfWebhookUrl('ftp://localhost', { privateHosts: true })).toBe('webhook_url')
})
