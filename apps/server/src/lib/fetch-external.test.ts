import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchExternal, isInside } from '@seriba/server-kit/fetch-external'
import { afterAll, beforeAll, expect, test } from 'vitest'

const host = createServer((request, response) => {
  if (request.url === '/moved') return void response.writeHead(302, { location: '/here' }).end()
  if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end()
  if (request.url !== '/here') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/jpeg' }).write('a photo, ')
  response.end('in two parts')
})
beforeAll(() => new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve)))
afterAll(() => void host.close())

const limits = { largestBytes: 100, timeoutMs: 5000, privateHosts: true }
const at = (path: string, name = '127.0.0.1') =>
  `http://${name}:${(host.address() as AddressInfo).port}${path}`

test('a file is fetched completely, wherever it has moved', async () => {
  const fetched = await fetchExternal(at('/moved'), limits)
  expect(fetched?.contentType).toBe('image/jpeg')
  expect(Buffer.from(fetched?.body ?? []).toString()).toBe('a photo, in two parts')
})

test('nothing is returned for a file that is gone, too large, in a redirect loop, or not on the web', async () => {
  expect(await fetchExternal(at('/gone'), limits)).toBeNull()
  expect(await fetchExternal(at('/here'), { ...limits, largestBytes: 10 })).toBeNull()
  expect(await fetchExternal(at('/round'), limits)).toBeNull()
  expect(await fetchExternal('file:///etc/hostname', limits)).toBeNull()
})

test.each(['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]'])(
  'nobody can make the server call its own network: %s',
  async (name) => {
    const outside = { ...limits, privateHosts: false }
    await expect(fetchExternal(at('/here', name), outside)).rejects.toThrow()
  },
)

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['8.8.8.8', false],
  ['2001:4860:4860::8888', false],
])('%s is internal: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})
