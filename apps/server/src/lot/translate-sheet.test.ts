import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const image = 'https://translator.example/7-RU.png'
let status = 200
const asked: URL[] = []
const translator = createServer((request, reply) => {
  asked.push(new URL(request.url ?? '', 'http://translator'))
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ image }))
}).listen(0, '127.0.0.1')
await once(translator, 'listening')
const { port } = translator.address() as AddressInfo
const connected = testServer({ sheetTranslationUrl: `http://127.0.0.1:${port}/sheets` })
const alone = testServer()
afterAll(() => void translator.close())

async function viewer(server: typeof alone) {
  const lot = await aLot(server.db, { auction_sheet: '/sheet.png' })
  const browser = await server.signInAs(await aClient(server.db))
  const translated = async () =>
    (await browser.get('/car-auction/image-translate', { carId: lot.id, language: 'RU' })).json().result
  const detail = (await browser.get('/car-auction/view', { id: lot.id })).json().result.lotDetail
  return { lot, translated, offered: detail.translateDetail.byMachine as boolean }
}

test('the connected translator is asked for a sheet in the chosen language', async () => {
  const { lot, translated, offered } = await viewer(connected)
  expect(offered).toBe(true)
  expect(await translated()).toBe(image)
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({
    id: String(lot.id),
    image: '/sheet.png',
    lotNo: String(lot.lot_no),
    language: 'RU',
  })
})

test('there is no translation if the translator fails', async () => {
  const { translated } = await viewer(connected)
  status = 500
  expect(await translated()).toBeNull()
})

test('without a connected translator, translation is not offered', async () => {
  const { translated, offered } = await viewer(alone)
  expect([offered, await translated()]).toEqual([false, null])
})
