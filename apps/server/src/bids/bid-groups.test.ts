import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
const rich = { creditLimit: 10_000_000 }

async function answerTo(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  return (await browser.post('/bid/create', body)).json()
}

async function errorOf(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  const response = await browser.post('/bid/create', body)
  return [response.statusCode, response.json().messageCode]
}

const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).orderBy('id').execute()

/** The groups a bid may join: the open ones, without the entry for a new one. */
async function openGroupsOf(user: TestUser): Promise<{ value: number; label: string; bids: number }[]> {
  const groups = (await (await server.signInAs(user)).get('/bid/group')).json().result
  return groups.slice(0, -1)
}

describe('bid groups', () => {
  test('are opened by their first bid and joined by number', async () => {
    const client = await aClient(server.db, rich)
    const first = await answerTo(client, bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    await answerTo(client, bidOn(await aLot(server.db), 400_000, { bidGroup: 1 }))
    const second = await answerTo(client, bidOn(await aLot(server.db), 400_000, { bidGroup: 0 }))
    expect([first.result.balanceInfo.activeBids, second.result.balanceInfo.activeBids]).toEqual([
      500_000, 900_000,
    ])

    const groups = await (await server.signInAs(client)).get('/bid/group')
    expect(groups.json().result).toMatchObject([
      { value: 1, label: 'A', cars: 1, bids: 2, won: 0 },
      { value: 2, label: 'B', cars: 1, bids: 1, won: 0 },
      { value: 0, cars: 1, bids: 0 },
    ])
  })

  test('can hold cars, bikes, and machines from several halls and days, and belong to the client rather than the staff member who opened them', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const desk = await server.signInAs(manager)
    const car = bidOn(await aLot(server.db, { auction: 'HAA Kobe' }), 500_000, { bidGroup: 0 })
    await desk.post('/bid/bid-from-manager', { ...car, userId: client.id })
    const inTwoDays = new Date(Date.now() + 2 * dayMs)
    for (const kind of ['bike', 'machinery'] as const) {
      const lot = await aLot(server.db, { kind, auction: `Hall of ${kind}s`, auction_at: inTwoDays })
      await answerTo(client, bidOn(lot, 400_000, { bidGroup: 1 }))
    }
    expect(await openGroupsOf(client)).toMatchObject([{ value: 1, label: 'A', bids: 3 }])
    expect(await server.db.selectFrom('bid_groups').select('client_id').execute()).toContainEqual({
      client_id: client.id,
    })
    expect(
      await server.db.selectFrom('bid_groups').where('client_id', '=', manager.id).select('id').execute(),
    ).toEqual([])
  })

  test('charge nothing for a bid of 900 000 when they buy one car and are led by 1 000 000', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const group = await aGroup(server.db, client)
    for (const amount of [1_000_000, 800_000, 600_000])
      await aBid(server.db, client, { amount, group_id: group.id })
    const lot = await aLot(server.db)

    expect(await errorOf(client, bidOn(lot, 900_000))).toEqual([402, 'not_enough_credit'])
    const { result } = await answerTo(client, bidOn(lot, 900_000, { bidGroup: group.number }))
    expect(result.balanceInfo).toMatchObject({ activeBids: 1_000_000, bidAllow: 0 })
    expect(
      await errorOf(client, bidOn(await aLot(server.db), 1_005_000, { bidGroup: group.number })),
    ).toEqual([402, 'not_enough_credit'])
  })

  test('close when their last bid moves to another', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    expect(await openGroupsOf(client)).toMatchObject([{ value: 2, label: 'B', bids: 1 }])
  })

  test('keep a bid that is raised within them, and lose one that names no group', async () => {
    const client = await aClient(server.db, rich)
    for (const without of [{}, { bidGroup: -1 }]) {
      const lot = await aLot(server.db)
      const groupOf = async () =>
        (await bidsOf(client)).find(({ lot_id }) => lot_id === lot.id)?.group_id ?? null
      await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
      await answerTo(client, bidOn(lot, 600_000, { bidGroup: 1 }))
      expect(await groupOf()).not.toBeNull()
      await answerTo(client, bidOn(lot, 700_000, without))
      expect(await groupOf()).toBeNull()
    }
  })

  test('can be joined, opened, and left only while the bid can be canceled', async () => {
    const client = await aClient(server.db, rich)
    const soon = async () => aLot(server.db, { auction_at: new Date(Date.now() + 90 * 60_000) })
    const group = await aGroup(server.db, client)
    const [alone, grouped] = [await soon(), await soon()]
    await aBid(server.db, client, { lot: alone, amount: 500_000 })
    await aBid(server.db, client, { lot: grouped, amount: 500_000, group_id: group.id })
    const tooLate = [409, 'cancel_too_late']
    expect(await errorOf(client, bidOn(alone, 600_000, { bidGroup: 0 }))).toEqual(tooLate)
    expect(await errorOf(client, bidOn(alone, 600_000, { bidGroup: 1 }))).toEqual(tooLate)
    expect(await errorOf(client, bidOn(grouped, 600_000))).toEqual(tooLate)
    // Each may still be raised within its own group.
    await answerTo(client, bidOn(alone, 600_000))
    await answerTo(client, bidOn(grouped, 600_000, { bidGroup: 1 }))
    const bids = (await bidsOf(client)).map(({ amount, group_id }) => [amount, group_id])
    expect(bids).toEqual([
      [600_000, null],
      [600_000, group.id],
    ])
  })

  test('reopen when one of their bids is live again, and keep their letter in the meantime', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const lot = await aLot(server.db)
    const first = await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    await setStatus(client, first.result.bidId, 4)
    expect(await openGroupsOf(client)).toEqual([])
    await answerTo(client, bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['B'])

    await setStatus(manager, first.result.bidId, 2)
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['A', 'B'])
    await setStatus(client, first.result.bidId, 4)
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 1 }))
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['A', 'B'])
  })

  test('free their letter once all of their bids are in the archive', async () => {
    const client = await aClient(server.db, rich)
    const past = await aLot(server.db, { auction_at: new Date(Date.now() - 2 * dayMs) })
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { lot: past, status: 5, group_id: group.id })
    await answerTo(client, bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['A'])
  })

  test('get a different letter if a postponed auction brings them back from the archive', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() - 2 * dayMs) })
    const group = await aGroup(server.db, client)
    const bid = await aBid(server.db, client, { lot, status: 5, group_id: group.id })
    await answerTo(client, bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    const later = new Date(Date.now() + 2 * dayMs)
    const postponed = { auction_at: later, auction_day: jstDay(later) }
    await server.db.updateTable('lots').set(postponed).where('id', '=', lot.id).execute()
    await setStatus(manager, bid.id, 2)
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['A', 'B'])
  })

  test('are no longer offered once the lot of their only bid is over', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    await server.db.updateTable('lots').set({ status: lotStatus.notSold }).where('id', '=', lot.id).execute()
    expect(await openGroupsOf(client)).toEqual([])
  })

  test('cannot contain stock orders', async () => {
    const client = await aClient(server.db, rich)
    const car = await aLot(server.db, { kind: 'stock', auction_at: null, sold_price: 500_000 })
    expect(await errorOf(client, bidOn(car, 0, { bidGroup: 0 }))).toEqual([422, 'group_of_stock'])
    expect((await answerTo(client, bidOn(car, 0, { bidGroup: -1 }))).result.bidAmount).toBe(500_000)
  })
})

describe('the list of objections to a bid', () => {
  const allowanceOf = async (user: TestUser, query: string) => {
    const browser = await server.signInAs(user)
    return (await browser.get(`/bid/allow?${query}`)).json().result
  }
  const lotIn = (auction: string, minutes: number) =>
    aLot(server.db, { auction, auction_at: new Date(Date.now() + dayMs + minutes * 60_000) })

  test('includes another bid in its group that could be won at the same time in another hall', async () => {
    const client = await aClient(server.db, rich)
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { lot: await lotIn('USS Tokyo', 0), group_id: group.id })
    const near = await lotIn('TAA Kinki', 14)
    const warningsOf = async (carId: number, more = '') =>
      (await allowanceOf(client, `carId=${carId}${more}`)).warnings

    expect(await warningsOf(near.id, `&bidGroup=${group.number}`)).toEqual(['group_clash'])
    expect(await warningsOf(near.id)).toEqual([])
    expect(await warningsOf(near.id, '&bidGroup=0')).toEqual([])
    const later = await lotIn('TAA Kinki', 15)
    expect(await warningsOf(later.id, `&bidGroup=${group.number}`)).toEqual([])
    const here = await lotIn('USS Tokyo', 1)
    expect(await warningsOf(here.id, `&bidGroup=${group.number}`)).toEqual([])
  })

  test('includes another client’s order for the same stock car', async () => {
    const [first, second] = [await aClient(server.db, rich), await aClient(server.db, rich)]
    const car = await aLot(server.db, { kind: 'stock', auction_at: null, sold_price: 500_000 })
    await aBid(server.db, first, { lot: car, lot_type: 'stock' })
    expect((await allowanceOf(first, `carId=${car.id}`)).warnings).toEqual([])
    expect((await allowanceOf(second, `carId=${car.id}`)).warnings).toEqual(['reserved'])
    await server.db.updateTable('bids').set({ status: 4 }).where('lot_id', '=', car.id).execute()
    expect((await allowanceOf(second, `carId=${car.id}`)).warnings).toEqual([])
  })

  test('does not include credit that its own group already holds', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { amount: 1_000_000, group_id: group.id })
    const { lot_id } = await aBid(server.db, client, { amount: 800_000, group_id: group.id })
    // Within its group a bid may go as high as the leading one; outside it, no credit is left.
    const inside = await allowanceOf(client, `carId=${lot_id}&bidGroup=${group.number}`)
    expect(inside).toMatchObject({ bidAllow: 1_000_000, liveBidGroup: group.number })
    for (const outside of ['', '&bidGroup=-1'])
      expect((await allowanceOf(client, `carId=${lot_id}${outside}`)).bidAllow).toBe(0)
  })
})
