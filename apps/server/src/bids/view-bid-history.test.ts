import { bidStatus } from '@seriba/domain/bids/bid-status'
import { bidLog } from '@seriba/server-bids/bid-log'
import { expect, test } from 'vitest'
import { aBid, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a client can read what happened to their bid, but not internal notes', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const browser = await server.signInAs(client)
  const lot = await aLot(server.db)
  await browser.post('/bid/create', bidOn(lot, 500_000))
  const { id: bidId } = await server.db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow()
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId, status: bidStatus.bid })
  expect((await desk.put('/bid/update-auto-bid', { bidId, autoBid: true })).statusCode).toBe(200)

  const lines = (await browser.get('/bid/history', { bidId })).json().result
  expect(lines).toMatchObject([
    { own: false, userName: expect.stringContaining('manager') },
    { own: true, event: expect.stringContaining('500') },
  ])
  const ofDealer = (await (await server.signInAs(dealer)).get('/bid/history', { bidId })).json().result
  expect(ofDealer.map(({ event }: { event: string }) => event)).toEqual(
    lines.map(({ event }: { event: string }) => event),
  )
  expect((await desk.get('/bid/history', { bidId })).json().result.length).toBeGreaterThan(lines.length)
})

test('another client’s bid history is not found, just like one that does not exist', async () => {
  const [owner, stranger] = [await aClient(server.db), await server.signInAs(await aClient(server.db))]
  await (await server.signInAs(owner)).post('/bid/create', bidOn(await aLot(server.db), 500_000))
  const { id: bidId } = await server.db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  for (const asked of [bidId, 999_999])
    expect((await stranger.get('/bid/history', { bidId: asked })).json().messageCode).toBe('bid_not_found')
})

test('staff without access to overbids see neither those nor the hall’s maximum, but every other line', async () => {
  const client = await aClient(server.db)
  const bid = await aBid(server.db, client, { lot: await aLot(server.db), amount: 500_000 })
  const lines = [
    { what: 'edited', amount: { from: 400_000, to: 500_000 }, overbid: { from: 0, to: 20_000 } },
    { what: 'edited', overbid: { from: 20_000, to: 30_000 } },
    { what: 'doneByHand', action: 'place', maximum: 530_000 },
  ] as const
  await server.db
    .insertInto('bid_logs')
    .values(lines.map((line) => ({ bid_id: bid.id, event: bidLog(line), status: bidStatus.bid })))
    .execute()
  const read = async (path: '/bid/history' | '/bid/logs', adjustmentPriceShow: boolean) => {
    const desk = await server.signInAs(
      await aManager(server.db, { permissions: { adjustmentPriceShow, exportTypeShow: true } }),
    )
    const told: { event: string }[] = (await desk.get(path, { bidId: bid.id })).json().result
    return told.map(({ event }) => event.replaceAll(/\s/g, ' ')).toSorted()
  }
  for (const path of ['/bid/history', '/bid/logs'] as const) {
    expect(await read(path, true)).toEqual([
      'Bid at the hall by hand: ¥ 530 000',
      'Bid edited: amount ¥ 400 000 → ¥ 500 000; overbid - → ¥ 20 000',
      'Bid edited: overbid ¥ 20 000 → ¥ 30 000',
    ])
    expect(await read(path, false)).toEqual([
      'Bid at the hall by hand',
      'Bid edited: amount ¥ 400 000 → ¥ 500 000',
    ])
  }
})
