import { weekOf } from '@seriba/domain/bids/budget'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { spentBySpan, spentNow } from '@seriba/server-credit/budget'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

test('the day’s spending counts today’s lots, and the week’s counts Monday to Sunday', async () => {
  const client = await aClient(database.db)
  const monday = addDays(weekOf(jstDay(new Date())), 7)
  const noonOf = (days: number) => new Date(startOfJstDay(addDays(monday, days)).getTime() + 12 * 3_600_000)
  const bid = async (days: number, amount: number, hours = 0) => {
    const auction_at = new Date(noonOf(days).getTime() + hours * 3_600_000)
    const won = days < 2 ? ({ status: 6, sold_price: amount } as const) : {}
    await aBid(database.db, client, { amount, lot: await aLot(database.db, { auction_at }), ...won })
  }
  await bid(-1, 1_000_000)
  await bid(0, 100_000)
  await bid(2, 20_000, 6)
  await bid(6, 3000)
  await bid(7, 40_000_000)
  const wednesday = noonOf(2)
  expect(await spentNow(database.db, client.id, wednesday)).toEqual({ day: 20_000, week: 123_000 })
})

test('ungrouped bids do not count toward any group', async () => {
  const client = await aClient(database.db)
  const { id } = await aGroup(database.db, client)
  await aBid(database.db, client, { amount: 500_000, group_id: id })
  await aBid(database.db, client, { amount: 400_000 })
  const { group } = await spentBySpan(database.db, client.id, new Date())
  expect([...group]).toEqual([[id, 500_000]])
})

test('a stock car counts on the Japanese day it was ordered, and midnight there starts the next day', async () => {
  const client = await aClient(database.db)
  const monday = addDays(weekOf(jstDay(new Date())), 7)
  const midnight = startOfJstDay(monday).getTime()
  for (const [seconds, amount] of [
    [-1, 500_000],
    [0, 70_000],
  ] as const) {
    const lot = await aLot(database.db, { kind: 'stock', sold_price: amount })
    const bid = await aBid(database.db, client, { amount, lot })
    await database.db
      .updateTable('bids')
      .set({ bid_date: new Date(midnight + seconds * 1000) })
      .where('id', '=', bid.id)
      .execute()
  }
  const at = (seconds: number) => spentNow(database.db, client.id, new Date(midnight + seconds * 1000))
  expect(await at(-1)).toEqual({ day: 500_000, week: 500_000 })
  expect(await at(0)).toEqual({ day: 70_000, week: 70_000 })
})
