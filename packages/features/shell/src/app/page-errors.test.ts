import { reportPageError } from '@seriba/contracts/site'
import { beforeEach, expect, test, vi } from 'vitest'

const sent: { path: string; body: unknown }[] = []
let watched: typeof import('./page-errors.ts')

beforeEach(async () => {
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: reportPageError.input.parse(JSON.parse(String(body))) })
    throw new TypeError('Failed to fetch')
  })
  watched = await import('./page-errors.ts')
})

test('uncaught errors are reported with their page, each error once and the first five per page', () => {
  history.replaceState(null, '', '/console/clients/1039')
  watched.watchPageErrors()
  const failing = new Error('not a function')
  dispatchEvent(new ErrorEvent('error', { error: failing, cancelable: true }))
  dispatchEvent(new ErrorEvent('error', { error: failing, cancelable: true }))
  expect(sent).toEqual([
    {
      path: `/v1${reportPageError.path}`,
      body: {
        message: 'not a function',
        stack: expect.stringContaining('page-errors.test'),
        page: '/console/clients/1039',
      },
    },
  ])
  for (let at = 0; at < 10; at++) watched.sendPageError(new Error(`another ${at}`))
  expect(sent).toHaveLength(5)
})

test('a code in an address is not reported, and a long message is cut', () => {
  history.replaceState(null, '', '/car-auctions/share/aB3xYz9Q?code=1234')
  watched.sendPageError('x'.repeat(9000))
  expect(sent.map(({ body }) => body)).toEqual([
    { message: 'x'.repeat(500), stack: expect.any(String), page: '/car-auctions/share/…' },
  ])
})
