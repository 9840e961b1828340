import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const offer = { id: 7, title: 'Toyota Hiace', price: 1_200_000, url: 'https://market.example/7' }
let answer: [number, unknown]
let asked: string[] = []
const market = createServer((request, reply) => {
  asked.push(request.url ?? '')
  reply.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]))
}).listen(0, '127.0.0.1')
await once(market, 'listening')
afterAll(() => void market.close())
beforeEach(() => {
  asked = []
  answer = [200, { total: 45, offers: [offer] }]
})

describe('a connected marketplace', () => {
  const { port } = market.address() as AddressInfo
  const server = testServer({ marketplaceUrl: `http://127.0.0.1:${port}/offers?shop=4` })
  const listing = async (page = 1) => {
    const browser = await server.signInAs(await aClient(server.db))
    return (await browser.get('/gonet/listing', { page, pageSize: 20 })).json()
  }

  test('is asked for one page, and its offers are shown as received', async () => {
    const { result } = await listing(2)
    expect(asked).toEqual(['/offers?shop=4&page=2&pageSize=20'])
    expect(result).toEqual({
      offers: [{ ...offer, id: '7', text: null, image: null }],
      pageInfo: { page: 2, pageSize: 20, totalSearchResults: 45, totalResults: 45 },
      connected: true,
    })
  })

  test.each([
    ['fails', [500, {}]],
    [
      'links to something other than https',
      [200, { total: 1, offers: [{ ...offer, url: 'javascript:alert(1)' }] }],
    ],
  ] as const)('that %s is reported as failing', async (_, [status, body]) => {
    answer = [status, body]
    expect(await listing()).toMatchObject({ messageCode: 'marketplace_failed' })
  })
})

describe('without a marketplace', () => {
  const server = testServer()
  test('the page is empty', async () => {
    const browser = await server.signInAs(await aClient(server.db))
    const { result } = (await browser.get('/gonet/listing')).json()
    expect(result).toMatchObject({ offers: [], connected: false, pageInfo: { totalResults: 0 } })
  })
})
