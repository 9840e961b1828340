import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { demoCompanyOf } from '@seriba/server-demo/demo-company'
import { hashPhotos } from '@seriba/server-lot/evidence/hash-photos'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot, type LotOptions } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
let cars = 0

const drawn = (body: string, look = 1) =>
  ['front34', 'rear34', 'side'].map((view) => `/art/v1/car/${body}/white/${look}/${view}.svg`)

/** A lot whose hall omits the chassis number, and what makes others similar to it. */
async function world() {
  cars += 1
  const car = { model: `Alike ${cars}`, chassis: 'TRJ150-009####', color: 'Pearl' }
  const lot = await aLot(server.db, { ...car, mileage: 48_000, images: drawn('suv') })
  const earlier = (more: LotOptions) =>
    aLot(server.db, {
      ...car,
      status: lotStatus.notSold,
      mileage: 61_000,
      auction_at: new Date(Date.now() - 20 * dayMs),
      ...more,
    })
  return { lot, earlier }
}

const ask = async (browser: Browser, id: number) =>
  (await browser.get('/car-auction/earlier-auctions', { id: String(id) })).json().result
const ids = ({ alike }: { alike: { auctions: { id: string }[] } }) =>
  alike.auctions.map(({ id }) => Number(id))

/** The job queued by viewing a lot. */
async function compare(lotId: number) {
  const { rows } = await sql<{ payload: { lotIds: number[] } }>`
    select payload from graphile_worker._private_jobs j join graphile_worker.jobs k on k.id = j.id
    where k.key = ${`hashPhotos:${lotId}`}`.execute(server.db)
  await hashPhotos(
    { db: server.db, pictures: { privatePhotoHosts: true, demoCompany: demoCompanyOf({ demo: true }) } },
    rows[0]?.payload ?? { lotIds: [] },
  )
  await sql`select graphile_worker.remove_job(${`hashPhotos:${lotId}`})`.execute(server.db)
  return rows.length
}

test('without a whole chassis number, similar photos are offered as a hint once they have been compared', async () => {
  const { lot, earlier } = await world()
  const same = await earlier({ images: drawn('suv') })
  await earlier({ images: drawn('kei'), auction_at: new Date(Date.now() - 30 * dayMs) })
  const client = await server.signInAs(await aClient(server.db))
  expect(await ask(client, lot.id)).toMatchObject({
    by: 'likeness',
    auctions: [],
    alike: { auctions: [], comparing: true },
  })
  expect(await compare(lot.id)).toBe(1)
  const found = await ask(client, lot.id)
  // Its mileage is lower than it was: nothing says that it is the same car, so nothing is claimed.
  expect(found).toMatchObject({ by: 'likeness', auctions: [], alike: { comparing: false }, watched: null })
  expect(ids(found)).toEqual([same.id])
})

test('photos are compared once, and again after they change', async () => {
  const { lot, earlier } = await world()
  await earlier({ images: drawn('suv') })
  const client = await server.signInAs(await aClient(server.db))
  await ask(client, lot.id)
  await compare(lot.id)
  await ask(client, lot.id)
  expect(await compare(lot.id)).toBe(0)
  await server.db
    .updateTable('lots')
    .set({ images: drawn('sedan') })
    .where('id', '=', lot.id)
    .execute()
  expect((await ask(client, lot.id)).alike.comparing).toBe(true)
  await compare(lot.id)
  expect(await ask(client, lot.id)).toMatchObject({ alike: { auctions: [], comparing: false } })
})

test('a photo that cannot be fetched keeps nobody waiting', async () => {
  const { lot, earlier } = await world()
  await earlier({ images: ['http://127.0.0.1:9/a.jpg', 'http://127.0.0.1:9/b.jpg'] })
  const client = await server.signInAs(await aClient(server.db))
  await ask(client, lot.id)
  await compare(lot.id)
  expect(await ask(client, lot.id)).toMatchObject({ alike: { auctions: [], comparing: false } })
})

test('a different color, year, or model, or an auction long ago, is not compared', async () => {
  const { lot, earlier } = await world()
  await earlier({ images: drawn('suv'), color: 'Black' })
  await earlier({ images: drawn('suv'), year: 2018 })
  await earlier({ images: drawn('suv'), model: 'Another' })
  await earlier({ images: drawn('suv'), auction_at: new Date(Date.now() - 200 * dayMs) })
  const client = await server.signInAs(await aClient(server.db))
  expect(await ask(client, lot.id)).toMatchObject({ alike: { auctions: [], comparing: false } })
})

test('a hint can be reported as another car, just as a match can', async () => {
  const { lot, earlier } = await world()
  const same = await earlier({ images: drawn('suv') })
  const client = await server.signInAs(await aClient(server.db))
  const staff = await server.signInAs(await aManager(server.db))
  await ask(client, lot.id)
  await compare(lot.id)
  const match = { id: String(lot.id), earlierId: String(same.id) }
  expect((await client.post('/car-auction/wrong-match', match)).statusCode).toBe(200)
  expect(ids(await ask(client, lot.id))).toEqual([])
  expect(ids(await ask(staff, lot.id))).toEqual([same.id])
})

test('a whole chassis number needs no photo comparison', async () => {
  const { lot, earlier } = await world()
  await server.db
    .updateTable('lots')
    .set({ chassis: `TRJ150-01${10_000 + cars}` })
    .where('id', '=', lot.id)
    .execute()
  await earlier({ images: drawn('suv') })
  const client = await server.signInAs(await aClient(server.db))
  expect(await ask(client, lot.id)).toMatchObject({
    by: 'chassis',
    alike: { auctions: [], comparing: false },
  })
})
