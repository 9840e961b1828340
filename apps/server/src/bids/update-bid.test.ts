import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf, eventsAbout } = deskOf(server)
const rich = { creditLimit: 10_000_000 }

const bidOf = (bidId: number) =>
  server.db.selectFrom('bids').selectAll().where('id', '=', bidId).executeTakeFirstOrThrow()

async function put(manager: TestUser, path: string, body: Record<string, unknown>) {
  const browser = await server.signInAs(manager)
  const response = await browser.put(path, body)
  const { result, messageCode, fields, detail } = response.json()
  return { status: response.statusCode, result, code: messageCode ?? 'done', fields, detail }
}

async function edit(manager: TestUser, body: Record<string, unknown>) {
  const { status, code } = await put(manager, '/bid/update-bid', body)
  return [status, code]
}

async function historyOf(bidId: number, as: TestUser) {
  const browser = await server.signInAs(as)
  const lines: { event: string }[] = (await browser.get('/bid/logs', { bidId })).json().result
  return lines.map(({ event }) => event.replaceAll('\u00A0', ' '))
}

describe('a manager who edits a bid', () => {
  test('saves everything at once: one history line, one event per side, one audit row', async () => {
    const [manager, dealer] = [await aManager(server.db), await aDealer(server.db)]
    const client = await aClient(server.db, { ...rich, dealer })
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { group_id: group.id })
    const bid = await aBid(server.db, client, { status: bidStatus.bid })

    const body = { bidId: bid.id, amount: 700_000, bidGroup: 1, adjustmentPrice: 30_000, exportType: 1 }
    const { status, result } = await put(manager, '/bid/update-bid', { ...body, version: bid.version })
    expect(status).toBe(200)
    expect(result).toMatchObject({ bidId: bid.id, bidAmount: 700_000, bidStatus: 2, exportType: 1 })

    const after = await bidOf(bid.id)
    expect(after).toMatchObject({
      amount: 700_000,
      group_id: group.id,
      adjustment_price: 30_000,
      bid_type: 1,
    })
    expect([after.status, after.version, after.forwarded_maximum]).toEqual([2, result.version, 730_000])
    expect(result.version).toBe(bid.version + 1)
    expect(await eventsAbout(bid.id)).toEqual([
      ['notification', 'managerChangeAmount', 'staff'],
      ['client-notification', 'managerUpdateBidAmount', `user:${client.id} dealer:${dealer.id}`],
    ])
    const { payload } = await server.db
      .selectFrom('events')
      .select('payload')
      .where(sql<string>`payload #>> '{detail,id}'`, '=', String(bid.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ detail: { amount: 700_000, amountBefore: 500_000 } })
    expect(await historyOf(bid.id, manager)).toEqual([
      expect.stringMatching(
        /^Bid edited: amount ¥ 500 000 → ¥ 700 000; group - → A; overbid - → ¥ 30 000; export type - → \S+/,
      ),
    ])
    const audit = server.db.selectFrom('audit').selectAll().where('entity_id', '=', String(bid.id))
    expect(await audit.execute()).toMatchObject([{ action: 'bid.edit', actor_id: manager.id }])
  })

  test('notifies nobody of an edit that changes nothing', async () => {
    const [manager, bid] = [await aManager(server.db), await aBid(server.db, await aClient(server.db, rich))]
    expect(await edit(manager, { bidId: bid.id, amount: 500_000, bidGroup: -1, exportType: -1 })).toEqual([
      200,
      'done',
    ])
    expect(await eventsAbout(bid.id)).toEqual([])
    expect((await bidOf(bid.id)).version).toBe(bid.version)
  })

  test('is refused if somebody else saved first, and changes nothing', async () => {
    const [manager, bid] = [await aManager(server.db), await aBid(server.db, await aClient(server.db, rich))]
    const { version } = bid
    expect(await edit(manager, { bidId: bid.id, amount: 600_000, version })).toEqual([200, 'done'])
    expect(await edit(manager, { bidId: bid.id, amount: 650_000, version })).toEqual([409, 'stale'])
    expect((await bidOf(bid.id)).amount).toBe(600_000)
  })

  test('succeeds for only one of two people who save at once', async () => {
    const [manager, bid] = [await aManager(server.db), await aBid(server.db, await aClient(server.db, rich))]
    const at = (amount: number) => edit(manager, { bidId: bid.id, amount, version: bid.version })
    const outcomes = await Promise.all([at(600_000), at(650_000)])
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409])
  })

  test.each([
    [1, 200],
    [2, 200],
    [3, 422],
    [4, 422],
    [5, 422],
    [6, 200],
  ])('editing a bid in status %i gets status %i', async (status, answer) => {
    const client = await aClient(server.db, rich)
    const bid = await aBid(server.db, client, { status: status as BidStatus })
    const outcome = await edit(await aManager(server.db), { bidId: bid.id, amount: 600_000 })
    expect(outcome).toEqual(answer === 200 ? [200, 'done'] : [422, 'bid_not_editable'])
  })

  test('must keep to the bid step, but may go below the start price', async () => {
    const [manager, bid] = [await aManager(server.db), await aBid(server.db, await aClient(server.db, rich))]
    const error = await put(manager, '/bid/update-bid', { bidId: bid.id, amount: 601_000 })
    expect([error.status, error.fields]).toEqual([422, { amount: 'amount_off_step' }])
    expect(await edit(manager, { bidId: bid.id, amount: 0 })).toEqual([422, 'amount_too_low'])
    expect(await edit(manager, { bidId: bid.id, amount: 100_000 })).toEqual([200, 'done'])
  })

  test('can make changes even in the last hour, when buyers no longer can', async () => {
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() + hourMs / 4) })
    const bid = await aBid(server.db, await aClient(server.db, rich), { lot })
    expect(await edit(await aManager(server.db), { bidId: bid.id, amount: 600_000 })).toEqual([200, 'done'])
  })

  test('cannot choose a type that does not exist', async () => {
    const [manager, bid] = [await aManager(server.db), await aBid(server.db, await aClient(server.db, rich))]
    expect(await edit(manager, { bidId: bid.id, amount: 500_000, exportType: 999 })).toEqual([
      422,
      'bid_type_unknown',
    ])
  })

  test('cannot set the adjustment or the export type without adjustmentPriceShow and exportTypeShow', async () => {
    const bid = await aBid(server.db, await aClient(server.db, rich))
    const body = { bidId: bid.id, amount: 600_000 }
    const blind = await aManager(server.db, {
      permissions: { adjustmentPriceShow: false, exportTypeShow: false },
    })
    expect(await edit(blind, { ...body, adjustmentPrice: 1 })).toEqual([403, 'permission_missing'])
    expect(await edit(blind, { ...body, exportType: 1 })).toEqual([403, 'permission_missing'])
    expect(await edit(blind, body)).toEqual([200, 'done'])
  })
})

describe('an edit made in two requests', () => {
  test('may come in either order, and the second repeats no news', async () => {
    const manager = await aManager(server.db)
    const price = { amount: 600_000, bidGroup: -1, adjustmentPrice: 20_000, exportType: 1 }
    for (const order of [
      ['price', 'adjustment'],
      ['adjustment', 'price'],
    ]) {
      const bid = await aBid(server.db, await aClient(server.db, rich))
      const calls: Record<string, () => ReturnType<typeof put>> = {
        price: () => put(manager, '/bid/update-bid-price', { ...price, jasId: bid.id }),
        adjustment: () =>
          put(manager, '/bid/update-adjustment-price', { bidId: bid.id, adjustmentPrice: 20_000 }),
      }
      const answers = []
      for (const call of order) answers.push((await calls[call]?.())?.status)
      expect(answers).toEqual([200, 200])
      expect(await bidOf(bid.id)).toMatchObject({ amount: 600_000, adjustment_price: 20_000, bid_type: 1 })
      expect(await historyOf(bid.id, manager)).toHaveLength(order[0] === 'price' ? 1 : 2)
    }
  })
})

describe('the credit check of an edit', () => {
  test('uses the client’s credit and frees their own bid first', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, { creditLimit: 600_000 })]
    const bid = await aBid(server.db, client)
    const short = await put(manager, '/bid/update-bid', { bidId: bid.id, amount: 605_000 })
    expect([short.status, short.code, short.detail.bidAllow]).toEqual([402, 'not_enough_credit', 600_000])
    expect(await edit(manager, { bidId: bid.id, amount: 600_000 })).toEqual([200, 'done'])
  })

  test('does not apply to lower amounts, to clients without the check, or to a win', async () => {
    const manager = await aManager(server.db)
    const poor = await aClient(server.db, { creditLimit: 0 })
    const [live, won] = [await aBid(server.db, poor), await aBid(server.db, poor, { status: bidStatus.win })]
    expect(await edit(manager, { bidId: live.id, amount: 400_000 })).toEqual([200, 'done'])
    expect(await edit(manager, { bidId: won.id, amount: 600_000 })).toEqual([200, 'done'])
    const free = await aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck: false } })
    const unchecked = await aBid(server.db, free)
    expect(await edit(manager, { bidId: unchecked.id, amount: 600_000 })).toEqual([200, 'done'])
  })

  test('counts only what a group’s leading bid adds', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, { creditLimit: 900_000 })]
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { group_id: group.id, amount: 900_000 })
    const second = await aBid(server.db, client, { group_id: group.id })
    expect(await edit(manager, { bidId: second.id, amount: 900_000 })).toEqual([200, 'done'])
    expect(await edit(manager, { bidId: second.id, amount: 905_000 })).toEqual([402, 'not_enough_credit'])
    // Outside the group it counts in addition to the other.
    expect(await edit(manager, { bidId: second.id, amount: 900_000, bidGroup: -1 })).toEqual([
      402,
      'not_enough_credit',
    ])
  })
})

describe('the group chosen in an edit', () => {
  const groupsOf = (client: TestUser) =>
    server.db.selectFrom('bid_groups').selectAll().where('client_id', '=', client.id).orderBy('id').execute()

  test('can be opened with the bid and left again', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const bid = await aBid(server.db, client)
    expect(await edit(manager, { bidId: bid.id, amount: 500_000, bidGroup: 0 })).toEqual([200, 'done'])
    expect(await groupsOf(client)).toMatchObject([{ number: 1, label: 'A' }])
    expect(await edit(manager, { bidId: bid.id, amount: 500_000, bidGroup: -1 })).toEqual([200, 'done'])
    expect((await bidOf(bid.id)).group_id).toBeNull()
  })

  test('is refused if it has no bids left or is another client’s', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    await aGroup(server.db, client)
    await aGroup(server.db, await aClient(server.db), { number: 2 })
    const bid = await aBid(server.db, client)
    for (const bidGroup of [1, 2]) {
      const error = await put(manager, '/bid/update-bid', { bidId: bid.id, amount: 500_000, bidGroup })
      expect([error.status, error.fields]).toEqual([422, { bidGroup: 'group_closed' }])
    }
  })

  test('is refused if it is filled, but its own bids stay in it', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const filled = await aGroup(server.db, client)
    const won = await aBid(server.db, client, { group_id: filled.id })
    await setStatus(manager, won.id, bidStatus.win)
    const other = await aBid(server.db, client)
    const error = await put(manager, '/bid/update-bid', { bidId: other.id, amount: 500_000, bidGroup: 1 })
    expect([error.status, error.fields]).toEqual([422, { bidGroup: 'group_closed' }])
    expect((await bidOf(other.id)).group_id).toBeNull()
    expect(await edit(manager, { bidId: won.id, amount: 505_000, bidGroup: 1 })).toEqual([200, 'done'])
  })

  test('takes a win along: one group is filled, and the other resumes', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const [from, to] = [await aGroup(server.db, client), await aGroup(server.db, client, { number: 2 })]
    const won = await aBid(server.db, client, { group_id: from.id })
    const stopped = await aBid(server.db, client, { group_id: from.id })
    const rival = await aBid(server.db, client, { group_id: to.id })
    await setStatus(manager, won.id, bidStatus.win)
    expect(await statusOf(stopped.id)).toBe(bidStatus.dontBid)

    expect(await edit(manager, { bidId: won.id, amount: 500_000, bidGroup: 1 })).toEqual([200, 'done'])
    expect(await edit(manager, { bidId: won.id, amount: 500_000, bidGroup: 2 })).toEqual([200, 'done'])
    expect([await statusOf(stopped.id), await statusOf(rival.id)]).toEqual([1, 3])
    expect((await groupsOf(client)).map(({ won }) => won)).toEqual([0, 1])
  })

  test('cannot be set for a stock order, whose price need not fit the bid step', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, rich)]
    const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
    const bid = await aBid(server.db, client, { lot, amount: 900_000 })
    const price = { bidId: bid.id, amount: 880_500, exportType: 1 }
    expect(await edit(manager, { ...price, bidGroup: 0 })).toEqual([422, 'group_of_stock'])
    expect(await edit(manager, price)).toEqual([200, 'done'])
    expect(await bidOf(bid.id)).toMatchObject({ amount: 880_500, group_id: null, bid_type: null })
  })
})
