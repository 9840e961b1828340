import { lotStatus } from '@seriba/domain/lots/lot-status'
import { alertFavorites } from '@seriba/server-alerts/alert-favorites'
import { expect, test } from 'vitest'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const choose = (user: TestUser, lot: TestLot, group_name = 'A') =>
  server.db.insertInto('favorites').values({ user_id: user.id, lot_id: lot.id, group_name }).execute()

test('a favorite is announced once, half an hour before its auction', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  const soon = await aLot(server.db, { auction_at: inMinutes(20) })
  const later = await aLot(server.db, { auction_at: inMinutes(50) })
  for (const lot of [soon, later]) await choose(client, lot)
  await Promise.all([alertFavorites(server), alertFavorites(server)])
  await alertFavorites(server)
  await dispatchNumberedAlerts(server.db)
  expect(await pushesTo(server.db, id)).toMatchObject([
    { title: 'A favorite starts in 30 minutes', path: `/car-auctions/${soon.id}`, urgent: true },
  ])
  await alertFavorites(server, inMinutes(25))
  await dispatchNumberedAlerts(server.db)
  expect((await pushesTo(server.db, id)).map(({ path }) => path)).toEqual([
    `/car-auctions/${soon.id}`,
    `/car-auctions/${later.id}`,
  ])
})

test('several favorites at a time are announced in one message that links to their group', async () => {
  const client = await aClient(server.db, { language: 693 })
  const { id, session } = await aListener(server, client)
  for (const minutes of [5, 10, 15])
    await choose(client, await aLot(server.db, { auction_at: inMinutes(minutes) }), 'B')
  await alertFavorites(server)
  await dispatchNumberedAlerts(server.db)
  expect(await pushesTo(server.db, id)).toMatchObject([
    { title: 'Избранных лотов начнётся в ближайшие 30 минут: 3', path: '/favorites/B' },
  ])
  const { items } = (await session.get('/user/notifications')).json().result
  expect(items[0].payload).toMatchObject({ eventType: 'favoriteStarts', detail: { total: 3 } })
})

test('a favorite that is sold, canceled, or over is not announced', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  await choose(client, await aLot(server.db, { auction_at: inMinutes(10), status: lotStatus.sold }))
  await choose(client, await aLot(server.db, { auction_at: inMinutes(-10) }))
  await alertFavorites(server)
  await dispatchNumberedAlerts(server.db)
  expect(await pushesTo(server.db, id)).toEqual([])
})
