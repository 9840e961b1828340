import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lotOfLink, photosLink } from '@seriba/server-lot/photos-link'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const photo = Buffer.from('the bytes of a photo')
/** The feed's pictures: one is gone, and another is only a placeholder. */
const host = createServer((request, response) => {
  if (request.url === '/gone.jpg') return void response.writeHead(404).end()
  const isDrawn = request.url === '/missing.jpg'
  response
    .writeHead(200, { 'content-type': isDrawn ? 'image/gif' : 'image/jpeg' })
    .end(isDrawn ? 'GIF89a: no foto' : photo)
})
beforeAll(() => new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve)))
afterAll(() => void host.close())

const picture = (name: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}/${name}`
const ask = async (lotId: number, pageType = 'car-auction', permissions = {}) => {
  const client = await server.signInAs(await aClient(server.db, { permissions }))
  return client.get(`/${pageType}/download-images`, { id: String(lotId) })
}

test('all photos of a lot can be downloaded in one file, without those that are gone', async () => {
  const images = ['1.jpg', 'gone.jpg', '3.jpg', 'missing.jpg'].map(picture)
  const lot = await aLot(server.db, { images })
  const link = (await ask(lot.id)).json().result
  const zip = await server.app.inject(link)
  expect(zip.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+\.zip"$/),
    'x-photos': '4',
  })
  const text = zip.rawPayload.toString('latin1')
  expect([text.startsWith('PK\x03\x04'), text.includes('01.jpg'), text.includes('03.jpg')]).toEqual([
    true,
    true,
    true,
  ])
  expect(text).not.toContain('02.jpg')
  expect(text).not.toMatch(/04\.|no foto/)
  expect(text.split(photo.toString())).toHaveLength(3)
})

test('a link cannot be forged and works for ten minutes', async () => {
  const now = new Date()
  const token = (photosLink(7, testConfig.cookieSecret, now).split('/').at(-1) ?? '').toString()
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(lotOfLink(token, testConfig.cookieSecret, later(9))).toBe(7)
  expect(lotOfLink(token, testConfig.cookieSecret, later(11))).toBeNull()
  expect(lotOfLink(token.replace(/^7/, '8'), testConfig.cookieSecret, now)).toBeNull()
  expect((await server.app.inject(`/v1/lot-photos/${token}x`)).statusCode).toBe(404)
})

test('photos of past lots, of lots from USS, and of lots without photos cannot be downloaded', async () => {
  const images = [picture('1.jpg')]
  const plain = await aLot(server.db, { images })
  expect((await ask(plain.id, 'stats')).statusCode).toBe(404)
  const uss = await aLot(server.db, { images, is_uss: true })
  expect((await ask(uss.id)).statusCode).toBe(404)
  const bare = await aLot(server.db, { images: [] })
  expect((await ask(bare.id)).statusCode).toBe(404)
})

test('a user who may not download photos is refused', async () => {
  const lot = await aLot(server.db, { images: [picture('1.jpg')] })
  const refused = await ask(lot.id, 'car-auction', { downloadPhotos: false })
  expect([refused.statusCode, refused.json().messageCode]).toEqual([403, 'permission_missing'])
})
