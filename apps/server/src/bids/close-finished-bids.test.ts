import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { bidLogText } from '@seriba/server-bids/bid-log'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { queuedMails } from '../test/queued-mails.ts'

const database = testDb()

test('bids on finished lots are closed with one log line and one event each, and existing outcomes are kept', async () => {
  const { db } = database
  const facts = { db, publicUrl: undefined }
  const client = await aClient(db)
  const sold = (soldPrice = 900_000) => aLot(db, { status: lotStatus.sold, sold_price: soldPrice })
  const past = () => aLot(db, { auction_at: new Date(Date.now() - 2 * dayMs) })
  const bids = {
    lost: await aBid(db, client, { lot: await sold(), status: 2 }),
    unanswered: await aBid(db, client, { lot: await past() }),
    stoppedToday: await aBid(db, client, { lot: await sold(), status: 3 }),
    stoppedBefore: await aBid(db, client, { lot: await past(), status: 3 }),
    perhapsOurs: await aBid(db, client, { lot: await sold(500_000), status: 2 }),
    won: await aBid(db, client, { lot: await past(), status: 6 }),
    open: await aBid(db, client),
    withdrawn: await aBid(db, client, { lot: await aLot(db, { status: lotStatus.cancelled }) }),
  }

  expect(await closeFinishedBids(facts)).toBe(4)
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
    withdrawn: 5,
  })
  expect(await db.selectFrom('bid_logs').select('status').execute()).toEqual(Array(4).fill({ status: 5 }))
  const events = await db.selectFrom('events').selectAll().execute()
  expect(events.map(({ rooms }) => rooms)).toEqual([...Array(3).fill([`user:${client.id}`]), ['staff']])
  const mails = await queuedMails(db, client.email)
  const about = 'Toyota Land Cruiser Prado, TX L, 2019'
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Lot canceled by the hall: ${about}`,
    `Not won: ${about}`,
    `Not won: ${about}`,
  ])
  expect(mails.filter(({ text }) => text.includes('sold for ¥\u00A0900\u00A0000'))).toHaveLength(1)
  const log = await db
    .selectFrom('bid_logs')
    .select('event')
    .where('bid_id', '=', bids.withdrawn.id)
    .executeTakeFirstOrThrow()
  expect(bidLogText(log.event, 'en')).toBe('Lot canceled by the hall')
})
