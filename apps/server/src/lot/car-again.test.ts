import { mostWatchedCars } from '@seriba/domain/lots/evidence/earlier-auctions'
import { notifyCarsAgain } from '@seriba/server-searches/car-again/notify-cars-again'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)
let cars = 0

async function world() {
  cars += 1
  const car = { model: `Again ${cars}`, chassis: `TRJ150-00${30_000 + cars}` }
  const lot = await aLot(server.db, car)
  const client = await aClient(server.db)
  const { id: device, session } = await aListener(server, client)
  return { car, lot, client, device, session }
}

const watch = (browser: Browser, lot: TestLot, on: boolean, page = 'car-auction') =>
  browser.post(`/${page}/car-watch`, { id: String(lot.id), on })
const isWatched = async (browser: Browser, lot: TestLot) =>
  (await browser.get('/car-auction/earlier-auctions', { id: String(lot.id) })).json().result.watched
const tell = async () => {
  await Promise.all([1, 2].map(() => notifyCarsAgain({ db: server.db, publicUrl: 'http://localhost' })))
  await dispatchNumberedAlerts(server.db)
}
const heardBy = async (user: TestUser, device: number) => ({
  mails: await mailsTo(user),
  pushes: (await pushesTo(server.db, device)).map(({ title }) => title),
})
const nothing = { mails: [], pushes: [] }

test('a client who watches a car is told once about each of its new lots, through the channels for new lots', async () => {
  const { car, lot, client, device, session } = await world()
  expect(await isWatched(session, lot)).toBe(false)
  expect((await watch(session, lot, true)).json().result).toEqual({ on: true })
  expect(await isWatched(session, lot)).toBe(true)
  await tell()
  expect(await heardBy(client, device)).toEqual(nothing)
  const again = await aLot(server.db, { ...car, chassis: car.chassis.toLowerCase() })
  await aLot(server.db, { ...car, chassis: `${car.chassis}9` })
  await tell()
  await tell()
  const news = {
    mails: [`Up for auction again: Toyota ${car.model}, TX L, 2019`],
    pushes: ['A car you watch is up for auction again'],
  }
  expect(await heardBy(client, device)).toEqual(news)
  const { items } = (await session.get('/user/notifications')).json().result
  expect(items[0].payload).toMatchObject({ eventType: 'lotsFound', detail: { lotId: String(again.id) } })
  expect(await isWatched(session, again)).toBe(true)
  await aLot(server.db, car)
  await tell()
  expect((await heardBy(client, device)).pushes).toHaveLength(2)
})

test('a client who has stopped watching or switched off a channel hears nothing through it', async () => {
  const { car, lot, client, device, session } = await world()
  const silent = await aClient(server.db)
  const other = await aListener(server, silent)
  await other.session.put('/user/update-notification-choices', {
    off: ['newLots.email', 'newLots.push'],
    quiet: { on: false, from: 0, to: 0 },
  })
  await watch(session, lot, true)
  await watch(session, lot, false)
  await watch(other.session, lot, true)
  await aLot(server.db, car)
  await tell()
  expect(await heardBy(client, device)).toEqual(nothing)
  expect(await heardBy(silent, other.id)).toEqual(nothing)
  const { items } = (await other.session.get('/user/notifications')).json().result
  expect(items[0].payload.eventType).toBe('lotsFound')
})

test('a client who may no longer see such lots is not told about them', async () => {
  const { car, lot, client, device, session } = await world()
  await watch(session, lot, true)
  await server.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ carAuctionsView: false }) })
    .where('id', '=', client.id)
    .execute()
  await aLot(server.db, car)
  await tell()
  expect(await heardBy(client, device)).toEqual(nothing)
})

test('only cars with a whole chassis number, on pages the client may see, can be watched, up to a limit', async () => {
  const { lot, client, session } = await world()
  const masked = await aLot(server.db, { chassis: 'TRJ150-00####' })
  expect((await watch(session, masked, true)).json().messageCode).toBe('lot_not_found')
  expect((await watch(session, lot, true, 'bikes')).json().messageCode).toBe('lot_not_found')
  const closed = await server.signInAs(await aClient(server.db, { permissions: { carAuctionsView: false } }))
  expect((await watch(closed, lot, true)).json().messageCode).toBe('permission_missing')
  await sql`
    insert into car_watches (user_id, kind, chassis, lot_id)
    select ${client.id}, 'car', 'X-' || n, ${lot.id} from generate_series(1, ${mostWatchedCars}::integer) n`.execute(
    server.db,
  )
  expect((await watch(session, lot, true)).json().messageCode).toBe('too_many_watched')
})
