import { jstDay } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
let desk: Browser
beforeAll(async () => {
  desk = await server.signInAs(await aManager(server.db))
})

const aRival = async (lot: TestLot, amount: number) => {
  const client = await aClient(server.db)
  return { client, bid: await aBid(server.db, client, { lot, amount }) }
}
const handOver = (bidId: number) => desk.put('/bid/update-bid-status', { bidId, status: 2 })

describe('a bid that takes the lead from another client’s bid at the hall', () => {
  type Waiting = { byHand: string | null; leaderOut: { client: string; status: number; at: string } | null }
  const waiting = async (bidId: number): Promise<Waiting> => {
    const { cars } = (await desk.get('/bid/index', { bidId: [bidId] })).json().result
    const { byHand, leaderOut } = cars[0]
    return { byHand, leaderOut }
  }
  const quiet = { byHand: null, leaderOut: null }
  /** A lot sold tomorrow with a leader at the hall and two other bids. */
  async function handedOver() {
    const lot = await aLot(server.db)
    const rivals = [await aRival(lot, 700_000), await aRival(lot, 600_000), await aRival(lot, 500_000)]
    const [first, second, third] = rivals as [Rival, Rival, Rival]
    expect((await handOver(first.bid.id)).statusCode).toBe(200)
    return { lot, first, second, third }
  }
  const nameOf = async ({ id }: { id: number }) =>
    (await server.db.selectFrom('users').select('full_name').where('id', '=', id).executeTakeFirstOrThrow())
      .full_name
  type Rival = Awaited<ReturnType<typeof aRival>>
  type Lot = Awaited<ReturnType<typeof handedOver>>
  const set = (bidId: number, status: number) => desk.put('/bid/update-bid-status', { bidId, status })

  test.each([3, 4])(
    'waits for staff until it is set to Bid, whatever happened to the leader: %i',
    async (status) => {
      const { lot, first, second, third } = await handedOver()
      expect(await waiting(second.bid.id)).toEqual(quiet)
      await set(first.bid.id, status)
      expect(await waiting(second.bid.id)).toEqual({
        byHand: 'lead',
        leaderOut: { client: await nameOf(first.client), status, at: expect.stringMatching(/Z$/) },
      })
      expect(await waiting(third.bid.id)).toEqual(quiet)
      const { bids, leaderOut } = (await desk.get('/bid/rivals', { bidId: third.bid.id })).json().result
      expect([bids[0].bidId, leaderOut.client]).toEqual([second.bid.id, await nameOf(first.client)])
      const day = (await desk.get('/bid/day', { date: jstDay(new Date(lot.auction_at ?? '')) })).json().result
      expect(day.bids.find(({ bidId }: { bidId: number }) => bidId === second.bid.id).byHand).toBe('lead')
      expect((await handOver(second.bid.id)).statusCode).toBe(200)
      expect(await waiting(second.bid.id)).toEqual(quiet)
    },
  )

  const bidAs = async (rival: Rival, lot: TestLot, amount: number) => {
    const browser = await server.signInAs(rival.client)
    expect((await browser.post('/bid/create', bidOn(lot, amount))).statusCode).toBe(200)
  }
  const edit = async (bidId: number, amount: number) =>
    expect((await desk.put('/bid/update-bid-price', { jasId: bidId, amount })).statusCode).toBe(200)

  test.each([
    { what: 'its client raises it', status: 2, change: (at: Lot) => bidAs(at.second, at.lot, 800_000) },
    { what: 'staff raise it', status: 2, change: (at: Lot) => edit(at.second.bid.id, 800_000) },
    { what: 'staff lower the leader', status: 2, change: (at: Lot) => edit(at.first.bid.id, 550_000) },
    { what: 'the leader is lowered', status: 1, change: (at: Lot) => bidAs(at.first, at.lot, 550_000) },
  ])('waits for staff if $what', async ({ status, change }) => {
    const at = await handedOver()
    await change(at)
    expect(await waiting(at.second.bid.id)).toEqual({
      byHand: 'lead',
      leaderOut: { client: await nameOf(at.first.client), status, at: expect.stringMatching(/Z$/) },
    })
    expect(await waiting(at.first.bid.id)).toEqual(quiet)
    expect(await waiting(at.third.bid.id)).toEqual(quiet)
    expect((await handOver(at.second.bid.id)).statusCode).toBe(200)
    expect(await waiting(at.second.bid.id)).toEqual(quiet)
  })

  test('waits again after a new bid takes the lead, but only when the lead changes', async () => {
    const { lot, first, second } = await handedOver()
    const latest = await aClient(server.db)
    const browser = await server.signInAs(latest)
    const placed = (await browser.post('/bid/create', bidOn(lot, 900_000))).json().result
    expect(await waiting(placed.bidId)).toMatchObject({ byHand: 'lead', leaderOut: { status: 2 } })
    await desk.put('/bid/done-by-hand', { bidId: placed.bidId, action: 'lead' })
    await edit(second.bid.id, 650_000)
    expect(await waiting(placed.bidId)).toEqual(quiet)
    await edit(first.bid.id, 950_000)
    await edit(placed.bidId, 1_000_000)
    expect(await waiting(placed.bidId)).toMatchObject({ byHand: 'lead' })
  })

  test('does not wait while the lead stays where it is', async () => {
    const { lot, first, second } = await handedOver()
    await bidAs(second, lot, 650_000)
    await edit(first.bid.id, 700_000)
    await edit(first.bid.id, 680_000)
    expect(await waiting(second.bid.id)).toEqual(quiet)
  })

  test('passes the wait on to the next bid if its own client cancels', async () => {
    const { first, second, third } = await handedOver()
    await set(first.bid.id, 3)
    const browser = await server.signInAs(second.client)
    await browser.put('/bid/update-bid-status', { bidId: second.bid.id, status: 4 })
    expect(await waiting(third.bid.id)).toMatchObject({ byHand: 'lead' })
  })

  test('stops waiting once staff leave it as it is, and clients are not told', async () => {
    const { first, second } = await handedOver()
    const group = await aGroup(server.db, first.client)
    await server.db.updateTable('bids').set({ group_id: group.id }).where('id', '=', first.bid.id).execute()
    const won = await aBid(server.db, first.client, { group_id: group.id, status: 2 })
    // The group is filled, which stops the leader.
    expect((await set(won.id, 6)).statusCode).toBe(200)
    expect(await waiting(second.bid.id)).toMatchObject({ byHand: 'lead', leaderOut: { status: 3 } })
    const client = await server.signInAs(second.client)
    expect((await client.get('/bid/my-bid')).json().result.cars[0]).toMatchObject(quiet)
    const leave = () => desk.put('/bid/done-by-hand', { bidId: second.bid.id, action: 'lead' })
    expect((await leave()).statusCode).toBe(200)
    expect(await waiting(second.bid.id)).toEqual(quiet)
    expect((await leave()).json().messageCode).toBe('stale')
  })

  test('does not wait if the leader was never at the hall, is back, or bids alone', async () => {
    const lot = await aLot(server.db)
    const [never, next] = [await aRival(lot, 600_000), await aRival(lot, 500_000)]
    await set(never.bid.id, 3)
    expect(await waiting(next.bid.id)).toEqual(quiet)
    const { first, second } = await handedOver()
    await set(first.bid.id, 3)
    await set(first.bid.id, 1)
    await set(first.bid.id, 3)
    expect(await waiting(second.bid.id)).toEqual(quiet)
  })
})
