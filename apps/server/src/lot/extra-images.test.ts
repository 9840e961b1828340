import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const photo = 'https://hall.example/photos/1.jpg'
let answer: () => [number, unknown]
let asked: string[] = []
/** A service with access to the hall's own terminal. */
const terminal = createServer((request, reply) => {
  asked.push(request.url ?? '')
  const [status, body] = answer()
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(terminal, 'listening')
const { port } = terminal.address() as AddressInfo
const server = testServer({ extraPhotosUrl: `http://127.0.0.1:${port}/uss` })
afterAll(() => void terminal.close())

beforeEach(() => {
  answer = () => [200, { images: [photo] }]
  asked = []
})

async function aViewer(limit: number, ussLimitCheck = true) {
  const client = await aClient(server.db, { permissions: { ussLimitCheck } })
  await server.db.updateTable('users').set({ daily_uss_limit: limit }).where('id', '=', client.id).execute()
  return server.signInAs(client)
}
const aUssLot = async () => String((await aLot(server.db, { is_uss: true, images: [] })).id)
const request = async (browser: Browser, id: string) => {
  const response = await browser.get('/car-auction/uss-images', { id })
  const { result, messageCode } = response.json()
  return result
    ? [result.auctionLotDetail.carInfo.images, result.auctionLotDetail.carCommonDetail.ussLimit]
    : messageCode
}
const counter = async (browser: Browser, id: string) =>
  (await browser.get('/car-auction/view', { id })).json().result.ussCounter

test('with ussLimitCheck, a viewer can request as many lots a day as their limit, and repeat any of them', async () => {
  const viewer = await aViewer(2)
  const [first, second, third] = [await aUssLot(), await aUssLot(), await aUssLot()]
  expect(await counter(viewer, first)).toEqual({ ussLimit: 2 })
  expect(await request(viewer, first)).toEqual([[photo], 1])
  expect(await request(viewer, first)).toEqual([[photo], 1])
  expect(asked).toHaveLength(1)
  expect(await request(viewer, second)).toEqual([[photo], 0])
  expect(await request(viewer, third)).toBe('extra_images_limit')
  expect(await counter(viewer, third)).toEqual({ ussLimit: 0 })
  expect(asked).toHaveLength(2)
})

test('simultaneous requests cannot exceed the limit', async () => {
  const viewer = await aViewer(1)
  const lots = [await aUssLot(), await aUssLot(), await aUssLot()]
  const outcomes = await Promise.all(lots.map((id) => request(viewer, id)))
  expect(outcomes.filter((outcome) => outcome === 'extra_images_limit')).toHaveLength(2)
})

test('without ussLimitCheck, or with a limit of 0, there is no limit', async () => {
  for (const viewer of [await aViewer(1, false), await aViewer(0)]) {
    const lots = [await aUssLot(), await aUssLot()]
    for (const id of lots) expect(await request(viewer, id)).toEqual([[photo], undefined])
    expect(await counter(viewer, String(lots[0]))).toEqual({ ussLimit: 0, unlimited: true, fetched: true })
  }
})

test('a request that fails, finds nothing, or returns unsafe addresses is not counted', async () => {
  const viewer = await aViewer(1)
  const id = await aUssLot()
  answer = () => [500, {}]
  expect(await request(viewer, id)).toBe('extra_images_failed')
  answer = () => [200, { images: ['javascript:alert(1)'] }]
  expect(await request(viewer, id)).toBe('extra_images_failed')
  answer = () => [200, { images: [] }]
  expect(await request(viewer, id)).toEqual([[], 1])
  answer = () => [200, { images: [photo] }]
  expect(await request(viewer, id)).toEqual([[photo], 0])
})

test('the received photos are added to the lot only for the user who requested them', async () => {
  const [viewer, other] = [await aViewer(1), await aViewer(1)]
  const id = await aUssLot()
  await request(viewer, id)
  const photos = async (browser: Browser) =>
    (await browser.get('/car-auction/view', { id })).json().result.lotDetail.lotImages.images
  expect([await photos(viewer), await photos(other)]).toEqual([[photo], []])
})

test('extra photos cannot be requested for lots outside USS', async () => {
  const viewer = await aViewer(1)
  expect(await request(viewer, String((await aLot(server.db)).id))).toBe('lot_not_found')
})
