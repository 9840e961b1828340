import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PictureSource } from '@seriba/server-lot/picture-source'
import { refetchImages } from '@seriba/server-lot/refetch-images'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
let answer: (path: string) => [status: number, type: string, body: string]
let asked: string[] = []
const host = createServer((request, reply) => {
  asked.push(request.url ?? '')
  const [status, type, body] = answer(request.url ?? '')
  reply.writeHead(status, { 'content-type': type }).end(body)
}).listen(0, '127.0.0.1')
await once(host, 'listening')
const root = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
afterAll(() => void host.close())

beforeEach(() => {
  asked = []
  answer = () => [200, 'image/jpeg', 'picture']
})

let manager: TestUser
let desk: Browser
beforeAll(async () => {
  manager = await aManager(server.db)
  desk = await server.signInAs(manager)
})
const request = (carId: number) => desk.post('/car-auction/reload-images', { carId: String(carId) })
const openRequests = (lotId: number) =>
  server.db
    .selectFrom('image_reloads')
    .select(['id', 'asked_by'])
    .where('lot_id', '=', lotId)
    .where('ended_at', 'is', null)
    .execute()
const changes = async (lotId: number) =>
  (await server.db.selectFrom('lot_changes').select('seq').where('lot_id', '=', lotId).execute()).length
const audited = async (lotId: number) =>
  (
    await server.db
      .selectFrom('audit')
      .select(['action', 'actor_id'])
      .where('entity', '=', 'lot')
      .where('entity_id', '=', String(lotId))
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id])
const seen = async (id: number, browser = desk) => {
  const { lotDetail, imageReload } = (await browser.get('/car-auction/view', { id })).json().result
  return { images: lotDetail.lotImages.images, state: imageReload?.state }
}

/** What the worker does with open requests. */
async function work(lotId: number, pictures: Partial<PictureSource> = {}) {
  for (const { id } of await openRequests(lotId))
    await refetchImages(
      {
        db: server.db,
        log: pino({ level: 'silent' }),
        pictures: { demoCompany: null, reloadImagesUrl: undefined, privatePhotoHosts: true, ...pictures },
      },
      { reloadId: id },
    )
}

test('the adapter’s pictures replace the wrong ones, and open pages and the audit log are told', async () => {
  const lot = await aLot(server.db, { images: ['https://hall.example/wrong.jpg'], auction_sheet: null })
  expect((await request(lot.id)).json().result).toEqual({ success: true })
  expect((await seen(lot.id)).state).toBe('open')
  const before = await changes(lot.id)
  const images = ['https://hall.example/right.jpg']
  answer = () => [200, 'application/json', JSON.stringify({ images })]
  await work(lot.id, { reloadImagesUrl: `${root}/again` })
  expect(asked[0]).toContain(`id=${lot.id}`)
  expect(await seen(lot.id)).toEqual({ images, state: 'done' })
  expect(await changes(lot.id)).toBeGreaterThan(before)
  expect(await audited(lot.id)).toEqual([
    ['lot.imagesReload', manager.id],
    ['lot.imagesReloaded', null],
  ])
})

test('only one of several simultaneous requests is opened, and another can be opened once it has ended', async () => {
  const lot = await aLot(server.db, { images: [] })
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(lot.id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await openRequests(lot.id)).toHaveLength(1)
  await work(lot.id)
  expect(await openRequests(lot.id)).toHaveLength(0)
  await request(lot.id)
  expect(await openRequests(lot.id)).toHaveLength(1)
})

test('without an adapter, the known addresses are fetched again, by browsers too', async () => {
  const signed = `${root}/2.jpg?signature=abc`
  const lot = await aLot(server.db, { images: [`${root}/1.jpg?reload=1`, signed], auction_sheet: null })
  await request(lot.id)
  const [open] = await openRequests(lot.id)
  await work(lot.id)
  expect(asked).toEqual(['/1.jpg?reload=1', '/2.jpg?signature=abc'])
  expect((await seen(lot.id)).images).toEqual([`${root}/1.jpg?reload=${open?.id}`, signed])
})

test.each([
  ['is away', [500, 'text/plain', '']],
  ['sends a page', [200, 'text/html', '<p>']],
] as const)(
  'if the pictures’ host %s, the pictures stay, and staff see that it failed',
  async (_why, reply) => {
    const images = [`${root}/1.jpg`]
    const lot = await aLot(server.db, { images })
    await request(lot.id)
    answer = () => [...reply]
    await work(lot.id)
    expect(await seen(lot.id)).toEqual({ images, state: 'failed' })
  },
)

test('a source’s placeholder image is left out, and on its own changes nothing', async () => {
  const [photo, none] = [`${root}/photo.jpg`, `${root}/none.jpg`]
  answer = (path) => [200, 'image/jpeg', path.startsWith('/none') ? 'GIF89a: no foto' : 'picture']
  const lot = await aLot(server.db, { images: [none, photo], auction_sheet: none })
  await request(lot.id)
  await work(lot.id)
  const { images, state } = await seen(lot.id)
  expect([images.length, images[0]?.startsWith(photo), state]).toEqual([1, true, 'done'])
  const empty = await aLot(server.db, { images: [none], auction_sheet: null })
  await request(empty.id)
  await work(empty.id)
  expect(await seen(empty.id)).toEqual({ images: [none], state: 'failed' })
})

test('clients can neither request a reload nor see its state, and it works only for auction cars', async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  const lot = await aLot(server.db)
  expect((await buyer.post('/car-auction/reload-images', { carId: String(lot.id) })).statusCode).toBe(403)
  await request(lot.id)
  expect((await seen(lot.id, buyer)).state).toBeUndefined()
  expect((await request((await aLot(server.db, { kind: 'bike' })).id)).statusCode).toBe(404)
})
