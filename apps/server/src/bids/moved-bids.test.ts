import { newGroup } from '@seriba/domain/bids/group'
import { bidLogText } from '@seriba/server-bids/bid-log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

type News = {
  eventType: string
  messageEn: string
  detail: { group?: { label: string; cars: number } | null; amountBefore?: number }
}

async function newsOf(bidId: number): Promise<News[]> {
  const { rows } = await sql<{ payload: News }>`
    select payload from events where payload #>> '{detail,id}' = ${String(bidId)} order by id`.execute(
    server.db,
  )
  return rows.map(({ payload }) => payload)
}

test('when a client moves a live bid into or out of a group, news and history mention the group rather than an unchanged amount', async () => {
  const client = await aClient(server.db, { creditLimit: 10_000_000 })
  const lot = await aLot(server.db)
  const place = async (amount: number, more = {}) =>
    (await (await server.signInAs(client)).post('/bid/create', bidOn(lot, amount, more))).json()
  const { result } = await place(600_000)
  await place(600_000, { bidGroup: newGroup })
  await place(700_000)
  await place(700_000)
  const told = await newsOf(result.bidId)
  const { id: bidType, label_en: name } = await server.db
    .selectFrom('bid_types')
    .select(['id', 'label_en'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await place(700_000, { bidType })
  expect(
    told.map(({ messageEn, detail: { group, amountBefore } }) => [messageEn, group, amountBefore]),
  ).toEqual([
    ['Client New Bid', undefined, undefined],
    ['Client changed a bid group', { label: 'A', cars: 1 }, undefined],
    ['Client change bid amount', null, 600_000],
    ['Client change bid amount', undefined, undefined],
  ])
  const logs = await server.db
    .selectFrom('bid_logs')
    .select('event')
    .where('bid_id', '=', result.bidId)
    .orderBy('id')
    .execute()
  expect(logs.map(({ event }) => bidLogText(event, 'en').replaceAll('\u00A0', ' '))).toEqual([
    'Bid placed: ¥ 600 000',
    'Bid edited: group - → A',
    'Bid edited: amount ¥ 600 000 → ¥ 700 000; group A → -',
    'Bid placed again: ¥ 700 000',
    `Bid edited: export type - → ${name}`,
  ])
})

test('when staff move a bid, both sides are told the group and no amount', async () => {
  const client = await aClient(server.db)
  const group = await aGroup(server.db, client, { quota: 2 })
  await aBid(server.db, client, { group_id: group.id })
  const bid = await aBid(server.db, client)
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid', { bidId: bid.id, bidGroup: group.number, version: bid.version })
  const told = await newsOf(bid.id)
  expect(
    told.map(({ eventType, detail: { group: to, amountBefore } }) => [eventType, to, amountBefore]),
  ).toEqual([
    ['managerChangeAmount', { label: 'A', cars: 2 }, undefined],
    ['managerUpdateBidAmount', { label: 'A', cars: 2 }, undefined],
  ])
})
