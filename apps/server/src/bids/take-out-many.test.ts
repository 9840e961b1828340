import { bidStatus } from '@seriba/domain/bids/bid-status'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { statusOf, eventsAbout } = deskOf(server)
let desk: Browser
beforeAll(async () => {
  desk = await server.signInAs(await aManager(server.db))
})

const aRival = async (lot: TestLot, amount: number, status: 1 | 2 = 1) => {
  const client = await aClient(server.db)
  return { client, id: (await aBid(server.db, client, { lot, amount, status })).id }
}
type Rival = Awaited<ReturnType<typeof aRival>>

/** A lot with two clients: one's bid is at the hall, and the other's has overtaken it. */
async function overtakenLot() {
  const lot = await aLot(server.db)
  return { leader: await aRival(lot, 600_000), overtaken: await aRival(lot, 500_000, 2) }
}
const switchMany = async (bidIds: readonly number[], status: number, more: object = {}, by = desk) =>
  (await by.put('/bid/update-status-many', { bidIds, status, ...more })).json()
const outFor = ({ id }: Rival, ...rivals: Rival[]) => ({ bidId: id, rivalIds: rivals.map(({ id }) => id) })
const statusesOf = (...rivals: Rival[]) => Promise.all(rivals.map(({ id }) => statusOf(id)))

describe('bids overtaken by several leaders', () => {
  test('are taken out together with the change, and the answer lists which they were and their former status', async () => {
    const [one, two] = [await overtakenLot(), await overtakenLot()]
    const { result } = await switchMany([one.leader.id, two.leader.id], bidStatus.bid, {
      takeOut: [outFor(one.leader, one.overtaken)],
    })
    expect(result).toEqual({
      moved: [
        {
          bidId: one.leader.id,
          from: bidStatus.new,
          takenOut: [{ bidId: one.overtaken.id, from: bidStatus.bid }],
        },
        { bidId: two.leader.id, from: bidStatus.new, takenOut: [] },
      ],
      skipped: [],
    })
    expect(await statusesOf(one.leader, one.overtaken, two.leader, two.overtaken)).toEqual([2, 3, 2, 2])
    expect((await eventsAbout(one.overtaken.id)).map(([, type]) => type)).toContain('managerUpdateStatus')
    expect(await queuedMails(server.db, one.overtaken.client.email)).toHaveLength(1)
  })

  test('stay if their leader is refused, without affecting other lots', async () => {
    const [refused, free] = [await overtakenLot(), await overtakenLot()]
    const ahead = await aRival(await aLot(server.db), 900_000, 2)
    const { result } = await switchMany([refused.leader.id, free.leader.id], bidStatus.bid, {
      takeOut: [outFor(refused.leader, refused.overtaken, ahead), outFor(free.leader, free.overtaken)],
    })
    expect(result.moved.map(({ bidId }: { bidId: number }) => bidId)).toEqual([free.leader.id])
    expect(result.skipped).toEqual([{ bidId: refused.leader.id, code: 'bid_not_found' }])
    expect(await statusesOf(refused.leader, refused.overtaken, ahead)).toEqual([1, 2, 2])
    expect(await statusesOf(free.leader, free.overtaken)).toEqual([2, 3])
  })

  test('come back before their leaders, which wait for staff again', async () => {
    const { leader, overtaken } = await overtakenLot()
    await switchMany([leader.id], bidStatus.bid, { takeOut: [outFor(leader, overtaken)] })
    const back = async ({ id }: Rival, status: number, was: number) =>
      expect((await switchMany([id], status, { was, anyway: true })).result.skipped).toEqual([])
    await back(overtaken, bidStatus.bid, bidStatus.dontBid)
    await back(leader, bidStatus.new, bidStatus.bid)
    expect(await statusesOf(leader, overtaken)).toEqual([1, 2])
    const [row] = (await desk.get('/bid/index', { bidId: [leader.id] })).json().result.cars
    expect(row).toMatchObject({ byHand: 'lead', leaderOut: { status: 2 } })
  })

  test('are taken out once if two managers set leaders on the same lots at the same time', async () => {
    const lots = [await overtakenLot(), await overtakenLot(), await overtakenLot()]
    const other = await server.signInAs(await aManager(server.db))
    const takeOut = lots.map(({ leader, overtaken }) => outFor(leader, overtaken))
    const ids = lots.map(({ leader }) => leader.id)
    const answers = await Promise.all([
      switchMany(ids, bidStatus.bid, { takeOut }),
      // In the opposite order: neither waits for a lock the other holds.
      switchMany(ids.toReversed(), bidStatus.bid, { takeOut }, other),
    ])
    const takenOut = answers.flatMap(({ result }) =>
      result.moved.flatMap((bid: { takenOut: { bidId: number }[] }) =>
        bid.takenOut.map(({ bidId }) => bidId),
      ),
    )
    expect(takenOut.toSorted()).toEqual(lots.map(({ overtaken }) => overtaken.id).toSorted())
    for (const { leader, overtaken } of lots) expect(await statusesOf(leader, overtaken)).toEqual([2, 3])
  })
})
