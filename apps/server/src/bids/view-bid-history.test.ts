import { bidStatus } from '@seriba/domain/bids/bid-status'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a client reads what happened to their bid, and not what staff notes for itself', async () => {
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

test('the history of another client’s bid is not found, like one that is not there', async () => {
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
