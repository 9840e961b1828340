import { lotStatus } from '@seriba/domain/lots/lot-status'
import { alertCancelDeadlines } from '@seriba/server-alerts/alert-cancel-deadlines'
import { expect, test } from 'vitest'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const facts = (cancelAlertMinutes = 60) => ({ db: server.db, company: { cancelAlertMinutes } })
/** Halls in tests have no terms of their own, so the deadline is two hours before the auction. */
const closesIn = (minutes: number) => new Date(Date.now() + (120 + minutes) * 60_000)
const yesterday = new Date(Date.now() - 86_400_000).toISOString()
const remind = async (now?: Date) => {
  await alertCancelDeadlines(facts(), now)
  await dispatchNumberedAlerts(server.db)
}

test('a client is reminded once before a live bid can no longer be canceled, and again if the deadline moves', async () => {
  const client = await aClient(server.db)
  const { id, session } = await aListener(server, client)
  const soon = await aLot(server.db, { auction_at: closesIn(40) })
  const later = await aLot(server.db, { auction_at: closesIn(90) })
  for (const lot of [soon, later]) await aBid(server.db, client, { lot, bid_date: yesterday })
  await Promise.all([alertCancelDeadlines(facts()), alertCancelDeadlines(facts())])
  await remind()
  const told = {
    title: expect.stringMatching(/^Your bid can be canceled until \d+:\d\d Japan time$/),
    urgent: true,
  }
  expect(await pushesTo(server.db, id)).toMatchObject([{ ...told, path: `/car-auctions/${soon.id}` }])
  // Its auction is postponed by a few minutes.
  await server.db
    .updateTable('lots')
    .set({ auction_at: closesIn(45) })
    .where('id', '=', soon.id)
    .execute()
  await remind()
  expect(await pushesTo(server.db, id)).toHaveLength(2)
  const { items } = (await session.get('/user/notifications')).json().result
  expect(items[0].payload).toMatchObject({ eventType: 'cancelDeadline', detail: { total: 1 } })
})

test('several bids make one message in the client’s language, which links to their list', async () => {
  const client = await aClient(server.db, { language: 693 })
  const { id } = await aListener(server, client)
  for (const minutes of [10, 20])
    await aBid(server.db, client, {
      lot: await aLot(server.db, { auction_at: closesIn(minutes) }),
      bid_date: yesterday,
    })
  await remind()
  expect(await pushesTo(server.db, id)).toMatchObject([
    { title: expect.stringMatching(/^Скоро ставки нельзя будет отменить \(2\)/), path: '/bids' },
  ])
})

test('no reminder is sent for bids that are over, canceled, past the deadline, or just placed, or when reminders are off', async () => {
  const client = await aClient(server.db)
  const { id } = await aListener(server, client)
  const on = async (minutes: number, bid: object = {}, lot: object = {}) =>
    aBid(server.db, client, {
      lot: await aLot(server.db, { auction_at: closesIn(minutes), ...lot }),
      bid_date: yesterday,
      ...bid,
    })
  await on(30, { status: 4 })
  await on(30, {}, { status: lotStatus.cancelled })
  await on(-5)
  await on(30, { bid_date: new Date().toISOString() })
  await remind()
  await on(30)
  await alertCancelDeadlines(facts(0))
  await dispatchNumberedAlerts(server.db)
  expect(await pushesTo(server.db, id)).toEqual([])
  await server.db
    .updateTable('users')
    .set({ notifications_off: ['cancelDeadline.push'] })
    .where('id', '=', client.id)
    .execute()
  await remind()
  expect(await pushesTo(server.db, id)).toEqual([])
})
