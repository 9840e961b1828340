import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
let manager: TestUser
let client: TestUser
beforeAll(async () => {
  manager = await aManager(server.db)
  client = await aClient(server.db)
})

const hourAway = (hours: number) => new Date(Date.now() + hours * hourMs)
const aLotIn = (hours: number) => aLot(server.db, { auction_at: hourAway(hours) })
const atTheHall = async (bidId: number) => {
  const { by_hand, forwarded_maximum, forwarded_at } = await server.db
    .selectFrom('bids')
    .select(['by_hand', 'forwarded_maximum', 'forwarded_at'])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow()
  return { byHand: by_hand, told: forwarded_maximum, since: forwarded_at !== null }
}
const edit = async (bidId: number, values: object) =>
  (await (await server.signInAs(manager)).put('/bid/update-bid', { bidId, ...values })).statusCode
const done = async (bidId: number, action: string, user = manager) => {
  const response = await (await server.signInAs(user)).put('/bid/done-by-hand', { bidId, action })
  return [response.statusCode, response.json().messageCode ?? 'done']
}

describe('without a gateway to the hall', () => {
  test('a bid shows when it went to the hall and at what amount, and goes again when the amount changes', async () => {
    const bid = await aBid(server.db, client, { lot: await aLotIn(5), amount: 500_000 })
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: null, since: false })
    await setStatus(manager, bid.id, bidStatus.bid)
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: 500_000, since: true })
    await edit(bid.id, { amount: 600_000, adjustmentPrice: 20_000 })
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: 620_000, since: true })
    await setStatus(manager, bid.id, bidStatus.dontBid)
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: null, since: true })
  })

  test('less than an hour before the auction, nothing is forwarded: somebody acts by hand and confirms it', async () => {
    const bid = await aBid(server.db, client, { lot: await aLotIn(0.5), amount: 500_000 })
    await setStatus(manager, bid.id, bidStatus.bid)
    expect(await atTheHall(bid.id)).toEqual({ byHand: 'place', told: null, since: false })
    expect(await done(bid.id, 'place')).toEqual([200, 'done'])
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: 500_000, since: true })
    await edit(bid.id, { amount: 600_000 })
    expect((await atTheHall(bid.id)).byHand).toBe('change')
    await setStatus(manager, bid.id, bidStatus.dontBid)
    expect(await atTheHall(bid.id)).toEqual({ byHand: 'withdraw', told: 500_000, since: true })
    expect(await done(bid.id, 'change')).toEqual([409, 'stale'])
    expect(await done(bid.id, 'withdraw')).toEqual([200, 'done'])
    expect(await atTheHall(bid.id)).toEqual({ byHand: null, told: null, since: true })
    const log = (await (await server.signInAs(manager)).get('/bid/logs', { bidId: bid.id })).json().result
    expect(log.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Bid at the hall by hand: ¥.500.000$/),
        'Withdrawn at the hall by hand',
      ]),
    )
  })

  test('a change that is undone leaves nothing to do', async () => {
    const bid = await aBid(server.db, client, {
      lot: await aLotIn(0.5),
      status: bidStatus.bid,
      amount: 500_000,
    })
    await edit(bid.id, { amount: 510_000 })
    expect((await atTheHall(bid.id)).byHand).toBe('change')
    await edit(bid.id, { amount: 500_000 })
    expect((await atTheHall(bid.id)).byHand).toBeNull()
  })

  test('a client’s change to a bid at the hall withdraws it until staff have reviewed it', async () => {
    const buyer = await aClient(server.db)
    const lot = await aLotIn(5)
    const bid = await aBid(server.db, buyer, { lot, status: bidStatus.bid, amount: 500_000 })
    const browser = await server.signInAs(buyer)
    const terms = { carId: String(lot.id), lotType: 'auction', bidType: 1, confirm: 1 }
    expect((await browser.post('/bid/create', { ...terms, amount: 550_000 })).statusCode).toBe(200)
    expect(await atTheHall(bid.id)).toMatchObject({ byHand: null, told: null })
  })

  test('a bid stopped by a filled group is withdrawn, and only one mark says so', async () => {
    const buyer = await aClient(server.db)
    const group = await aGroup(server.db, buyer)
    const inGroup = { status: bidStatus.bid, group_id: group.id }
    const won = await aBid(server.db, buyer, { lot: await aLotIn(2), ...inGroup })
    const [soon, later] = [
      await aBid(server.db, buyer, { lot: await aLotIn(0.5), ...inGroup }),
      await aBid(server.db, buyer, { lot: await aLotIn(5), ...inGroup }),
    ]
    await setStatus(manager, won.id, bidStatus.win)
    expect(await atTheHall(later.id)).toMatchObject({ byHand: null, told: null })
    expect(await atTheHall(soon.id)).toMatchObject({ byHand: null, told: 500_000 })
    await (await server.signInAs(manager)).put('/bid/confirm-withdrawal', { bidId: soon.id })
    expect(await atTheHall(soon.id)).toMatchObject({ byHand: null, told: null })
  })

  test('nothing needs to be done once the lot is over or won', async () => {
    const over = await aLot(server.db, { auction_at: hourAway(0.5), status: 4536 })
    const dropped = await aBid(server.db, client, { lot: over, status: bidStatus.bid })
    await setStatus(manager, dropped.id, bidStatus.dontBid)
    const won = await aBid(server.db, client, { lot: await aLotIn(0.5), status: bidStatus.bid })
    await edit(won.id, { amount: 510_000 })
    await setStatus(manager, won.id, bidStatus.win)
    expect([(await atTheHall(dropped.id)).byHand, (await atTheHall(won.id)).byHand]).toEqual([null, null])
  })

  test('only staff see it in their list, and confirming it requires the flag', async () => {
    const bid = await aBid(server.db, client, { lot: await aLotIn(0.5) })
    await setStatus(manager, bid.id, bidStatus.bid)
    const listed = async (user: TestUser, path: string) => {
      const { cars } = (await (await server.signInAs(user)).get(path, { bidId: bid.id })).json().result
      return cars.map(({ byHand }: { byHand: string | null }) => byHand)
    }
    expect(await listed(manager, '/bid/index')).toEqual(['place'])
    expect(await listed(client, '/bid/my-bid')).toEqual([null])
    const junior = await aManager(server.db, { permissions: { bidManageStatus: false } })
    expect(await done(bid.id, 'place', junior)).toEqual([403, 'permission_missing'])
    expect(await done(bid.id, 'place', client)).toEqual([403, 'wrong_audience'])
  })
})
