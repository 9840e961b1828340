import { drawPicture } from '@seriba/demo/pictures'
import { refetchImages } from '@seriba/server-lot/refetch-images'
import { checkSheet } from '@seriba/server-sheets/picture-changes'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { drawnSheets, truthOf } from '../test/drawn-sheets.ts'
import { openFakeReaderApi, readerSettings } from '../test/fake-reader-api.ts'
import { openPictureHost } from '../test/picture-host.ts'
import { testServer } from '../test/server.ts'

const api = await openFakeReaderApi()
const host = await openPictureHost()
const server = testServer({ sheetReader: readerSettings(api) })
afterAll(async () => {
  await api.close()
  await host.close()
})

const drawn = drawnSheets(20)
let at = 0

/** A sheet with a different drawing each time. */
async function aPicture() {
  at += 1
  const address = drawn[at] ?? ''
  const body = (await drawPicture(address, new URLSearchParams()))?.body as Buffer
  api.know(body, truthOf(address))
  return { body, truth: truthOf(address) }
}

/** A signed address: nothing may be appended, so it stays the same whatever picture is there. */
const put = (name: string, body: Buffer) => host.put(`${name}.png?signature=abc`, body)

async function aReadLot(name: string) {
  const manager = await server.signInAs(await aManager(server.db))
  const client = await server.signInAs(await aClient(server.db))
  const first = await aPicture()
  const address = put(name, first.body)
  const lot = await aLot(server.db, { auction_sheet: address, images: [address] })
  const read = async () =>
    (await client.post('/car-auction/sheet-reading', { id: String(lot.id) })).json().result
  const view = async () => (await client.get('/car-auction/sheet-reading', { id: lot.id })).json().result
  const { read: reading } = await read()
  return {
    lot,
    manager,
    client,
    read,
    view,
    reading,
    first,
    overwrite: (body: Buffer) => void put(name, body),
  }
}

const pictures = { demoCompany: null, privatePhotoHosts: true, reloadImagesUrl: undefined }
const jobsOf = async (task: string, lotId?: number) =>
  (
    await sql<{ payload: { lotId?: number; reloadId?: number } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task}`.execute(server.db)
  ).rows
    .map(({ payload }) => payload)
    .filter((payload) => lotId === undefined || payload.lotId === lotId)

/** What the worker does with requested checks. */
async function work(lotId: number) {
  expect(await jobsOf('checkSheet', lotId)).toEqual([{ lotId }])
  await checkSheet({ db: server.db, pictures }, { lotId })
}

test('a picture overwritten at its address does not get the old picture’s reading and is read itself', async () => {
  const { lot, read, view, reading, overwrite } = await aReadLot('overwritten')
  const next = await aPicture()
  overwrite(next.body)
  await view()
  await work(lot.id)
  expect(await view()).toMatchObject({ state: 'none', read: null })
  const { read: again } = await read()
  expect(again.id).not.toBe(reading.id)
  expect(again.reading.marks).toHaveLength(next.truth.marks.length)
})

test('the old picture’s damage is no longer found by searches, and open pages are told', async () => {
  const { lot, view, overwrite } = await aReadLot('damaged')
  const damage = async () =>
    (await server.db.selectFrom('lots').select('sheet_damage').where('id', '=', lot.id).executeTakeFirst())
      ?.sheet_damage
  const told = async () =>
    (
      await sql`
        select from events where payload ->> 'eventType' = 'lotChanged' and payload ->> 'lotId' = ${String(lot.id)}`.execute(
        server.db,
      )
    ).rows.length
  expect(await damage()).not.toBeNull()
  const before = await told()
  overwrite((await aPicture()).body)
  await view()
  await work(lot.id)
  expect([await damage(), (await told()) - before]).toEqual([null, 1])
})

test('reloading incorrect images checks the sheet, and one read before gets its reading at once', async () => {
  const { lot, manager, view, overwrite } = await aReadLot('reloaded')
  const other = await aReadLot('other')
  overwrite(other.first.body)
  await manager.post('/car-auction/reload-images', { carId: String(lot.id) })
  const asked = api.asked.length
  const open = await server.db
    .selectFrom('image_reloads')
    .select('id')
    .where('lot_id', '=', lot.id)
    .executeTakeFirstOrThrow()
  await refetchImages({ db: server.db, log: pino({ level: 'silent' }), pictures }, { reloadId: open.id })
  await work(lot.id)
  expect((await view()).read.id).toBe(other.reading.id)
  expect(api.asked.length).toBe(asked)
})

test.each([
  ['the same picture', (first: Buffer) => first],
  ['no picture at all', () => Buffer.from('away')],
])('%s leaves the reading as it is', async (what, bodyOf) => {
  const { lot, view, reading, first, overwrite } = await aReadLot(what.replaceAll(' ', '-'))
  overwrite(bodyOf(first.body))
  await view()
  await work(lot.id)
  expect((await view()).read.id).toBe(reading.id)
})

test('a reading of the old picture is not drawn on the new one', async () => {
  const { lot, client, overwrite } = await aReadLot('translated')
  const link = async () =>
    (await client.get('/car-auction/image-translate', { carId: String(lot.id), language: 'EN' })).json()
      .result
  const address = await link()
  expect((await client.get(address.replace('/v1', ''))).statusCode).toBe(200)
  overwrite((await aPicture()).body)
  expect((await client.get(address.replace('/v1', ''))).statusCode).toBe(404)
  await work(lot.id)
  expect((await client.get((await link()).replace('/v1', ''))).statusCode).toBe(200)
})
