import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { closeFinishedBids } from './close-finished-bids.ts'

const database = testDb()

test('bids of lots that are over are finished, with one log line and one event each; outcomes stay', async () => {
  const { db } = database
  const facts = { db, publicUrl: undefined }
  const client = await aClient(db)
  const group = await aGroup(db, client)
  const sold = (soldPrice = 900_000) => aLot(db, { status: lotStatus.sold, sold_price: soldPrice })
  const past = () => aLot(db, { auction_at: new Date(Date.now() - 2 * dayMs) })
  const bids = {
    lost: await aBid(db, client, { lot: await sold(), status: 2, group_id: group.id }),
    unanswered: await aBid(db, client, { lot: await past() }),
    stoppedToday: await aBid(db, client, { lot: await sold(), status: 3 }),
    stoppedBefore: await aBid(db, client, { lot: await past(), status: 3 }),
    perhapsOurs: await aBid(db, client, { lot: await sold(500_000), status: 2 }),
    won: await aBid(db, client, { lot: await past(), status: 6 }),
    open: await aBid(db, client),
  }

  expect(await closeFinishedBids(facts)).toBe(3)
  expect(await closeFinishedBids(facts)).toBe(0)

  const rows = await db.selectFrom('bids').select(['id', 'status']).execute()
  const statuses = Object.entries(bids).map(([name, { id }]) => [
    name,
    rows.find((row) => row.id === id)?.status,
  ])
  expect(Object.fromEntries(statuses)).toEqual({
    lost: 5,
    unanswered: 5,
    stoppedToday: 3,
    stoppedBefore: 5,
    perhapsOurs: 2,
    won: 6,
    open: 1,
  })
  expect(await db.selectFrom('bid_logs').select('status').execute()).toEqual(Array(3).fill({ status: 5 }))
  const events = await db.selectFrom('events').selectAll().execute()
  expect(events.map(({ rooms }) => rooms)).toEqual([[`user:${client.id}`], [`user:${client.id}`], ['staff']])
  const mails = await queuedMails(db, client.email)
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your bid: Finished'))
  const closed = await db.selectFrom('bid_groups').select('closed_at').executeTakeFirst()
  expect(closed?.closed_at).not.toBeNull()
})
