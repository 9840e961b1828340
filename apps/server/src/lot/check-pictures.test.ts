import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkPictures } from '@seriba/server-lot/check-pictures'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const asked: string[] = []
const host = createServer((request, reply) => {
  asked.push(request.url ?? '')
  if (request.url?.startsWith('/moved'))
    return void reply.writeHead(302, { location: '/none-moved.jpg' }).end()
  const drawing = request.url?.startsWith('/none')
  reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(drawing ? 'GIF89a: no foto' : 'JFIF picture')
}).listen(0, '127.0.0.1')
await once(host, 'listening')
const root = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
afterAll(() => void host.close())

const check = (lotId: number) =>
  checkPictures({ db: server.db, pictures: { privatePhotoHosts: true } }, { lotId })
const stored = (id: number) =>
  server.db
    .selectFrom('lots')
    .select(['images', 'auction_sheet', 'no_photos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const jobsOf = async (lotId: number) => {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where key = ${`checkPictures:${lotId}`}`.execute(server.db)
  return rows.length
}

test('a placeholder image at a lot’s own address is removed everywhere once its content is recognized', async () => {
  const [photo, none, moved] = [`${root}/photo.jpg`, `${root}/none.jpg`, `${root}/moved.jpg`]
  const lot = await aLot(server.db, { images: [none, photo, moved, '/own.jpg'], auction_sheet: none })
  const changes = async () =>
    (await server.db.selectFrom('lot_changes').select('seq').where('lot_id', '=', lot.id).execute()).length
  const before = await changes()
  await check(lot.id)
  expect(await stored(lot.id)).toEqual({
    images: [photo, '/own.jpg'],
    auction_sheet: null,
    no_photos: [moved, none].sort(),
  })
  expect(await changes()).toBeGreaterThan(before)
})

test('a lot with nothing but placeholders has no photo, and pictures that cannot be fetched are kept', async () => {
  const empty = await aLot(server.db, { images: [`${root}/none.jpg`], auction_sheet: null })
  await check(empty.id)
  expect((await stored(empty.id)).images).toEqual([])
  const gone = await aLot(server.db, { images: ['http://127.0.0.1:9/gone.jpg'] })
  await check(gone.id)
  expect((await stored(gone.id)).images).toEqual(['http://127.0.0.1:9/gone.jpg'])
})

test('pictures are checked when somebody first views their lot, and again after they change', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const lot = await aLot(server.db, { images: [`${root}/none.jpg`] })
  const own = await aLot(server.db, { images: ['/own.jpg'] })
  const view = (id: number) => browser.get('/car-auction/view', { id })
  await view(lot.id)
  await vi.waitFor(async () => expect(await jobsOf(lot.id)).toBe(1))
  await sql`select graphile_worker.remove_job(${`checkPictures:${lot.id}`})`.execute(server.db)
  await view(lot.id)
  await view(own.id)
  await server.db
    .updateTable('lots')
    .set({ images: [`${root}/other.jpg`] })
    .where('id', '=', lot.id)
    .execute()
  expect([await jobsOf(lot.id), await jobsOf(own.id)]).toEqual([0, 0])
  await view(lot.id)
  await vi.waitFor(async () => expect(await jobsOf(lot.id)).toBe(1))
})
