import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, eventsAbout } = deskOf(server)

async function toggle(manager: TestUser, bidId: number, autoBid: boolean) {
  const browser = await server.signInAs(manager)
  const response = await browser.put('/bid/update-auto-bid', { bidId, autoBid })
  return [response.statusCode, response.json().messageCode ?? 'done']
}

const isOn = async (bidId: number) => {
  const bid = server.db.selectFrom('bids').select('auto_bid').where('id', '=', bidId)
  return (await bid.executeTakeFirstOrThrow()).auto_bid
}

test('a bid in status Bid is handed over once: it is logged, staff are told, and its status takes it back', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bid = await aBid(server.db, client, { status: bidStatus.bid })
  expect(await toggle(manager, bid.id, true)).toEqual([200, 'done'])
  expect(await toggle(manager, bid.id, true)).toEqual([200, 'done'])
  expect(await isOn(bid.id)).toBe(true)
  expect(await eventsAbout(bid.id)).toEqual([['notification', 'managerBidStatus', 'staff']])
  const browser = await server.signInAs(manager)
  const log = (await browser.get('/bid/logs', { bidId: bid.id })).json().result
  expect(log.map(({ event }: { event: string }) => event)).toEqual(['Auto-bid on'])

  await setStatus(manager, bid.id, bidStatus.new)
  await setStatus(manager, bid.id, bidStatus.bid)
  expect(await isOn(bid.id)).toBe(false)
})

test('auto-bid cannot be set for a bid in another status, or changed in the last hour', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const fresh = await aBid(server.db, client)
  expect(await toggle(manager, fresh.id, true)).toEqual([409, 'auto_bid_status'])
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + hourMs / 2) })
  const late = await aBid(server.db, client, { lot, status: bidStatus.bid, auto_bid: true })
  expect(await toggle(manager, late.id, false)).toEqual([409, 'auto_bid_too_late'])
  expect(await isOn(late.id)).toBe(true)
})

test('the lists of buyers and dealers do not show that a bid is handed over', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aBid(server.db, client, { status: bidStatus.bid, auto_bid: true })
  const marks = async (user: TestUser, path: string) => {
    const { cars } = (await (await server.signInAs(user)).get(path)).json().result
    return cars.map(({ autoBid }: { autoBid: boolean }) => autoBid)
  }
  expect(await marks(client, '/bid/my-bid')).toEqual([false])
  expect(await marks(dealer, '/bid/dealer')).toEqual([false])
  expect(await marks(await aManager(server.db), '/bid/index')).toContain(true)
})
