import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bid } from '@seriba/contracts/bid-lists'
import { rankOf, type SameLotPriority } from '@seriba/domain/bids/same-lot'
import { recordAudit } from '@seriba/server-kit/audit'
import { withTransaction } from '@seriba/server-kit/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot, bidOn, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-same-lot-'))
const companyFile = join(folder, 'company.json')
writeFileSync(companyFile, JSON.stringify({ sameLotPriority: 'first', tellSameLot: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const server = testServer()
const telling = testServer({ companyFile })
let desk: Browser
beforeAll(async () => {
  desk = await server.signInAs(await aManager(server.db))
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const aRival = async (lot: TestLot, amount: number, minutes = 10, options = {}, at = server) => {
  const client = await aClient(at.db)
  return {
    client,
    bid: await aBid(at.db, client, { lot, amount, bid_date: minutesAgo(minutes), ...options }),
  }
}
const listed = async (lot: TestLot, by = desk) => {
  const { cars } = (await by.get('/bid/index', { lot: lot.id, pageSize: 100 })).json().result
  return new Map<number, { rank: number; of: number } | null>(
    cars.map(({ bidId, sameLot }: Pick<Bid, 'bidId' | 'sameLot'>) => [
      bidId,
      sameLot && { rank: sameLot.rank, of: sameLot.of },
    ]),
  )
}
const handOver = (bidId: number, more: object = {}) =>
  desk.put('/bid/update-bid-status', { bidId, status: 2, ...more })

describe('a bid’s rank on its lot', () => {
  test('is by amount, then by the earlier bid, counting live bids only', async () => {
    const lot = await aLot(server.db)
    const low = await aRival(lot, 500_000, 30)
    const late = await aRival(lot, 700_000, 5)
    const early = await aRival(lot, 700_000, 20)
    const over = await aRival(lot, 900_000, 40, { status: 4 })
    const ranks = await listed(lot)
    expect([early, late, low, over].map(({ bid }) => ranks.get(bid.id))).toEqual([
      { rank: 1, of: 3 },
      { rank: 2, of: 3 },
      { rank: 3, of: 3 },
      null,
    ])
  })

  test('does not exist if one client bids alone, or on a stock car', async () => {
    const alone = await aRival(await aLot(server.db), 500_000)
    expect((await listed({ ...(await lotOf(alone.bid.lot_id)) })).get(alone.bid.id)).toBeNull()
    const car = await aLot(server.db, { kind: 'stock', sold_price: 500_000 })
    const order = await aRival(car, 500_000)
    await aRival(car, 500_000)
    expect((await listed(car)).get(order.bid.id)).toBeNull()
  })

  test.each(['highest', 'first'] as const)('follows the domain’s rule: %s', async (priority) => {
    const at = priority === 'first' ? telling : server
    const lot = await aLot(at.db)
    const bids = []
    for (let place = 0; place < 12; place += 1)
      bids.push((await aRival(lot, 500_000 + (place % 3) * 5000, place % 4, {}, at)).bid)
    const ranks = await listed(lot, await at.signInAs(await aManager(at.db)))
    const rivals = bids.map(({ id, amount, bid_date }) => ({ id, amount, bidDate: bid_date }))
    for (const { id } of bids) expect(ranks.get(id)).toEqual(rankOf(id, rivals, priority as SameLotPriority))
  })

  test('is not shown to clients', async () => {
    const lot = await aLot(server.db)
    const { client } = await aRival(lot, 500_000)
    await aRival(lot, 600_000)
    const browser = await server.signInAs(client)
    expect((await browser.get('/bid/my-bid')).json().result.cars[0].sameLot).toBeNull()
  })
})

const lotOf = (id: number) =>
  server.db.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('when several clients bid on a lot', () => {
  test('handing over the leader needs no confirmation, but any other bid does', async () => {
    const lot = await aLot(server.db)
    const [behind, leader] = [await aRival(lot, 500_000), await aRival(lot, 600_000)]
    const refused = await handOver(behind.bid.id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        messageCode: 'bid_not_leading',
        detail: { bidId: leader.bid.id, clientId: leader.client.id, amount: 600_000 },
      },
    ])
    expect((await handOver(leader.bid.id)).statusCode).toBe(200)
    expect((await handOver(behind.bid.id, { anyway: true })).statusCode).toBe(200)
  })

  test('fifty simultaneous bids get fifty ranks, and of fifty simultaneous handovers one succeeds', async () => {
    const lot = await aLot(server.db)
    const clients = await Promise.all(Array.from({ length: 50 }, () => aClient(server.db)))
    const browsers = await Promise.all(clients.map((client) => server.signInAs(client)))
    const placed = await Promise.all(
      browsers.map((browser, place) => browser.post('/bid/create', bidOn(lot, 500_000 + (place % 5) * 5000))),
    )
    expect(placed.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    const ranks = await listed(lot)
    expect([...ranks.values()].map((rank) => rank?.rank).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, place) => place + 1),
    )
    const answers = await Promise.all([...ranks.keys()].map(async (id) => [id, await handOver(id)] as const))
    const taken = answers.filter(([, { statusCode }]) => statusCode === 200).map(([id]) => id)
    expect(taken.map((id) => ranks.get(id))).toEqual([{ rank: 1, of: 50 }])
  })

  test('a bid raised while another is handed over either takes the lead in time or is too late', async () => {
    const lot = await aLot(server.db)
    const [leader, other] = [await aRival(lot, 600_000), await aRival(lot, 500_000)]
    const browser = await server.signInAs(other.client)
    const [answer, raised] = await Promise.all([
      handOver(leader.bid.id),
      browser.post('/bid/create', bidOn(lot, 700_000)),
    ])
    expect(raised.statusCode).toBe(200)
    expect([200, 409]).toContain(answer.statusCode)
    expect((await handOver(leader.bid.id)).statusCode).toBe(answer.statusCode === 200 ? 200 : 409)
  })
})

describe('a client whose bid is behind another’s', () => {
  const aheadOf = async (at: typeof server, client: { id: number }, lot: TestLot) =>
    (await (await at.signInAs(client)).get('/car-auction/view', { id: lot.id })).json().result.lotDetail
      .bidInfo.anotherAhead

  test('is told so if the company chooses to, by the company’s own ranking', async () => {
    const lot = await aLot(telling.db)
    const first = await aRival(lot, 500_000, 30, {}, telling)
    const second = await aRival(lot, 900_000, 5, {}, telling)
    expect(await aheadOf(telling, second.client, lot)).toBe(true)
    expect(await aheadOf(telling, first.client, lot)).toBeUndefined()
    expect(await aheadOf(telling, await aClient(telling.db), lot)).toBeUndefined()
  })

  test('is not told if the company chooses not to', async () => {
    const lot = await aLot(server.db)
    const { client } = await aRival(lot, 500_000)
    await aRival(lot, 600_000)
    expect(await aheadOf(server, client, lot)).toBeUndefined()
  })

  test('learns of it without a reload', async () => {
    const lot = await aLot(telling.db)
    const other = await telling.signInAs(await aClient(telling.db))
    await other.post('/bid/create', bidOn(lot, 500_000))
    const events = await telling.db.selectFrom('events').select(['rooms']).execute()
    expect(events.filter(({ rooms }) => rooms.includes(`lot:${lot.id}`))).toHaveLength(1)
  })
})

describe('the bids on a lot, as shown to the desk', () => {
  const shown = async (bidId: number, by = desk) => (await by.get('/bid/rivals', { bidId })).json().result

  test('are sorted by rank, live ones only, with the rule that ranks them', async () => {
    const lot = await aLot(server.db)
    const low = await aRival(lot, 500_000, 30)
    const high = await aRival(lot, 700_000, 20)
    await aRival(lot, 900_000, 40, { status: 4 })
    const rivals = await shown(low.bid.id)
    expect(rivals).toMatchObject({
      lotNo: lot.lot_no,
      priority: 'highest',
      tellSameLot: false,
      ruleSet: null,
    })
    expect(rivals.bids).toMatchObject([
      { bidId: high.bid.id, clientId: high.client.id, bidAmount: 700_000 },
      { bidId: low.bid.id, clientId: low.client.id, bidAmount: 500_000 },
    ])
  })

  test('show how much they may be overbid only to staff who see that in lists of bids', async () => {
    const lot = await aLot(server.db)
    const { bid } = await aRival(lot, 500_000, 30, { adjustment_price: 20_000 })
    const blind = await aManager(server.db, { permissions: { adjustmentPriceShow: false } })
    const overbids = async (by?: Browser) =>
      (await shown(bid.id, by)).bids.map(
        ({ adjustmentPrice }: { adjustmentPrice: number }) => adjustmentPrice,
      )
    expect(await overbids()).toEqual([20_000])
    expect(await overbids(await server.signInAs(blind))).toEqual([0])
  })

  test('show who set the rule and when, ignoring other changes', async () => {
    const lot = await aLot(server.db)
    const { bid } = await aRival(lot, 500_000, 30)
    const by = await aManager(server.db)
    const change = (before: string, after: string) =>
      withTransaction({ db: server.db }, (tx) =>
        recordAudit(tx, {
          actor: { userId: by.id },
          action: 'company.update',
          entity: 'company',
          entityId: 'bidding',
          before: { sameLotPriority: before },
          after: { sameLotPriority: after },
        }),
      )
    await change('highest', 'highest')
    expect((await shown(bid.id)).ruleSet).toBeNull()
    await change('first', 'highest')
    const { full_name } = await server.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', by.id)
      .executeTakeFirstOrThrow()
    expect((await shown(bid.id)).ruleSet).toEqual({ by: full_name, at: expect.any(String) })
  })

  test('rank the earliest bid first if the company chooses so', async () => {
    const lot = await aLot(telling.db)
    const first = await aRival(lot, 500_000, 30, {}, telling)
    const later = await aRival(lot, 700_000, 20, {}, telling)
    const by = await telling.signInAs(await aManager(telling.db))
    const rivals = await shown(later.bid.id, by)
    expect(rivals).toMatchObject({ priority: 'first', tellSameLot: true })
    expect(rivals.bids.map(({ bidId }: { bidId: number }) => bidId)).toEqual([first.bid.id, later.bid.id])
  })
})
