import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { eventsAbout } = deskOf(server)
let desk: Browser
let manager: { id: number }
beforeAll(async () => {
  manager = await aManager(server.db)
  desk = await server.signInAs(manager)
})

const aRival = async (lot: TestLot, amount: number, status: 1 | 2 = 1) => {
  const client = await aClient(server.db)
  return { client, bid: await aBid(server.db, client, { lot, amount, status }) }
}
type Rival = Awaited<ReturnType<typeof aRival>>
const set = (bidId: number, status: number, more: object = {}) =>
  desk.put('/bid/update-bid-status', { bidId, status, ...more })
const statusesOf = async (...rivals: Rival[]) => {
  const rows = await server.db
    .selectFrom('bids')
    .select(['id', 'status'])
    .where(
      'id',
      'in',
      rivals.map(({ bid }) => bid.id),
    )
    .execute()
  return rivals.map(({ bid }) => rows.find(({ id }) => id === bid.id)?.status)
}
const rowOf = async ({ bid }: Rival) =>
  (await desk.get('/bid/index', { bidId: [bid.id] })).json().result.cars[0]

/** A bid at the hall that another client's bid has overtaken. */
async function overtakenLot() {
  const lot = await aLot(server.db)
  const [leader, overtaken] = [await aRival(lot, 600_000), await aRival(lot, 500_000, 2)]
  return { lot, leader, overtaken }
}

describe('a bid left at Bid behind another client’s', () => {
  test('is listed with the bid that has overtaken it, and with no other', async () => {
    const { lot, leader, overtaken } = await overtakenLot()
    const last = await aRival(lot, 400_000)
    const { full_name: client } = await server.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', overtaken.client.id)
      .executeTakeFirstOrThrow()
    expect((await rowOf(leader)).sameLot).toEqual({
      rank: 1,
      of: 3,
      overtaken: [{ bidId: overtaken.bid.id, clientId: overtaken.client.id, client, amount: 500_000 }],
    })
    expect((await rowOf(overtaken)).sameLot).toEqual({ rank: 2, of: 3, overtaken: [] })
    expect((await rowOf(last)).sameLot).toEqual({ rank: 3, of: 3, overtaken: [] })
  })

  test('is taken out together with the change, with its event, email, history, and audit entry', async () => {
    const { leader, overtaken } = await overtakenLot()
    expect((await set(leader.bid.id, 2, { takeOut: [overtaken.bid.id] })).statusCode).toBe(200)
    expect(await statusesOf(leader, overtaken)).toEqual([2, 3])
    const audits = await server.db
      .selectFrom('audit')
      .select(['before', 'after', 'actor_id'])
      .where('action', '=', 'bid.status')
      .where('entity_id', '=', String(overtaken.bid.id))
      .execute()
    expect(audits).toEqual([{ before: { status: 2 }, after: { status: 3 }, actor_id: manager.id }])
    const logs = await server.db
      .selectFrom('bid_logs')
      .select('status')
      .where('bid_id', '=', overtaken.bid.id)
      .execute()
    expect(logs).toEqual([{ status: 3 }])
    expect(await queuedMails(server.db, overtaken.client.email)).toHaveLength(1)
    const told = (await eventsAbout(overtaken.bid.id)).map(([, type]) => type)
    expect(told).toEqual(expect.arrayContaining(['managerBidStatus', 'managerUpdateStatus']))
  })

  test('stays if the change is refused, and the change is refused if it cannot be taken out', async () => {
    const { leader, overtaken } = await overtakenLot()
    const elsewhere = await aRival(await aLot(server.db), 500_000, 2)
    const stale = await set(leader.bid.id, 2, { takeOut: [overtaken.bid.id], was: 3 })
    expect(stale.json().messageCode).toBe('stale')
    const foreign = await set(leader.bid.id, 2, { takeOut: [overtaken.bid.id, elsewhere.bid.id] })
    expect(foreign.json().messageCode).toBe('bid_not_found')
    expect(await statusesOf(leader, overtaken, elsewhere)).toEqual([1, 2, 2])
  })

  test('is left alone if it dropped out in the meantime', async () => {
    const { leader, overtaken } = await overtakenLot()
    await set(overtaken.bid.id, 4)
    expect((await set(leader.bid.id, 2, { takeOut: [overtaken.bid.id] })).statusCode).toBe(200)
    expect(await statusesOf(leader, overtaken)).toEqual([2, 4])
  })

  test('cannot be taken out by a client', async () => {
    const { leader, overtaken } = await overtakenLot()
    const client = await server.signInAs(leader.client)
    const answer = await client.put('/bid/update-bid-status', {
      bidId: leader.bid.id,
      status: 4,
      takeOut: [overtaken.bid.id],
    })
    expect(answer.json().messageCode).toBe('managers_only')
    expect(await statusesOf(leader, overtaken)).toEqual([1, 2])
  })

  test('comes back with undo, and the leader waits for staff again', async () => {
    const { leader, overtaken } = await overtakenLot()
    await set(leader.bid.id, 2, { takeOut: [overtaken.bid.id] })
    expect((await set(overtaken.bid.id, 2, { was: 3, anyway: true })).statusCode).toBe(200)
    expect((await set(leader.bid.id, 1, { was: 2, anyway: true })).statusCode).toBe(200)
    expect(await statusesOf(leader, overtaken)).toEqual([1, 2])
    expect(await rowOf(leader)).toMatchObject({ byHand: 'lead', leaderOut: { status: 2 } })
  })

  test('is taken out once if two people set its lot’s leaders at the same time, without a deadlock', async () => {
    const { leader, overtaken } = await overtakenLot()
    const answers = await Promise.all(
      [leader, overtaken].map(({ bid }, at) =>
        set(bid.id, 2, { takeOut: [[overtaken, leader][at]?.bid.id], anyway: true }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await statusesOf(leader, overtaken)).filter((status) => status === 2)).toHaveLength(1)
  })
})
