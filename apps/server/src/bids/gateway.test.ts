import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { forwardBid } from '@seriba/server-bids/gateway/forward-bid'
import { webhookGateway } from '@seriba/server-bids/gateway/webhook-gateway'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import {
  accepts,
  hallSecret,
  hangsUp,
  isBroken,
  openFakeHall,
  type Report,
  refuses,
  reportOf,
  talksNonsense,
} from '../test/fake-hall.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ auctionGateway: { url: 'http://hall.test/bids', secret: hallSecret } })
const { setStatus, statusOf, eventsAbout } = deskOf(server)
let hall: Awaited<ReturnType<typeof openFakeHall>>
let manager: TestUser
let client: TestUser

beforeAll(async () => {
  hall = await openFakeHall()
  manager = await aManager(server.db)
  client = await aClient(server.db)
})
afterAll(() => hall.close())

const queued = async (bidId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker._private_jobs where payload->>'bidId' = ${String(bidId)}`.execute(
    server.db,
  )
  return rows[0]?.count ?? 0
}
/** What the worker does with a bid's jobs. */
const runJobs = (bidId: number, now = () => new Date()) =>
  forwardBid(
    {
      db: server.db,
      gateway: webhookGateway({ url: hall.url, secret: hallSecret }),
      log: { warn: () => {} } as never,
      now,
    },
    { bidId },
  )

const hand = async (bidId: number, autoBid: boolean) =>
  (await (await server.signInAs(manager)).put('/bid/update-auto-bid', { bidId, autoBid })).statusCode

async function handedOver({ amount = 600_000, adjustment = 20_000 } = {}) {
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + 5 * hourMs) })
  const bid = await aBid(server.db, client, {
    lot,
    status: bidStatus.bid,
    amount,
    adjustment_price: adjustment,
  })
  await hand(bid.id, true)
  return bid
}

const bidOf = (bidId: number) =>
  server.db
    .selectFrom('bids')
    .select([
      'by_hand',
      'forwarded_maximum',
      'forwarded_by',
      'status',
      'sold_price',
      'hall_outcome',
      'hall_price',
    ])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow()

const log = async (bidId: number, query: Record<string, unknown> = {}) =>
  (await (await server.signInAs(manager)).get('/bid/gateway-log', { bidId, ...query })).json().result
const report = async (results: Report[], how: Parameters<typeof reportOf>[1] = {}) =>
  server.app.inject(reportOf(results, how))

describe('a bid that is handed over', () => {
  test('goes to the hall as a standing maximum, signed, and changes and leaves with the bid', async () => {
    const bid = await handedOver()
    expect(await queued(bid.id)).toBe(1)
    await runJobs(bid.id)
    await (await server.signInAs(manager)).put('/bid/update-bid', { bidId: bid.id, amount: 700_000 })
    await runJobs(bid.id)
    await hand(bid.id, false)
    await runJobs(bid.id)
    expect(hall.about(bid.id).map(({ action, maximum }) => [action, maximum])).toEqual([
      ['place', 620_000],
      ['change', 720_000],
      ['withdraw', null],
    ])
    const sequences = hall.about(bid.id).map(({ sequence }) => sequence)
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b))
    expect(hall.unsigned).toEqual([])
    // From then on it is bid by hand.
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: 'hand', forwarded_maximum: 720_000 })
  })

  test('is withdrawn when its status says that nobody bids', async () => {
    const bid = await handedOver()
    await runJobs(bid.id)
    await setStatus(manager, bid.id, bidStatus.dontBid)
    await runJobs(bid.id)
    expect(hall.about(bid.id).map(({ action }) => action)).toEqual(['place', 'withdraw'])
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: null, forwarded_maximum: null })
  })

  test('is told as it is when it is sent, and once, however often it has changed before', async () => {
    const bid = await handedOver()
    await (await server.signInAs(manager)).put('/bid/update-bid', { bidId: bid.id, amount: 650_000 })
    await runJobs(bid.id)
    await runJobs(bid.id)
    expect(hall.about(bid.id).map(({ action, maximum }) => [action, maximum])).toEqual([['place', 670_000]])
  })
})

describe('a hall that does not do as it should', () => {
  test.each([
    ['is broken', isBroken, 'The hall answered 500'],
    ['talks nonsense', talksNonsense, 'The hall’s answer could not be read'],
    ['hangs up after it has understood', hangsUp, expect.stringContaining('fetch failed')],
  ])('and %s is told again under the same number, after a pause', async (_, broken, detail) => {
    const bid = await handedOver()
    hall.says(broken)
    await runJobs(bid.id)
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'waiting', attempts: 1, detail }])
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: null, forwarded_by: 'hand' })
    expect(await queued(bid.id)).toBe(2)
    await runJobs(bid.id)
    const [first, second] = hall.about(bid.id)
    expect(second?.id).toBe(first?.id)
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'accepted', attempts: 2 }])
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: 'gateway', forwarded_maximum: 620_000 })
  })

  test('and refuses leaves the bid to be acted on by hand, with its reason in the log', async () => {
    const bid = await handedOver()
    hall.says(refuses('This lot is not in our sale'))
    await runJobs(bid.id)
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
    const { messages } = await log(bid.id, { troubled: true })
    expect(messages).toMatchObject([
      {
        direction: 'out',
        action: 'place',
        state: 'refused',
        detail: 'This lot is not in our sale',
        amount: 620_000,
      },
    ])
  })

  test('and stays silent until the last hour leaves it to be acted on by hand', async () => {
    const bid = await handedOver()
    hall.says(isBroken, isBroken)
    await runJobs(bid.id)
    // Four seconds before the last hour the next try would come too late.
    const at = Date.parse((await auctionOf(bid.lot_id)) ?? '')
    await runJobs(bid.id, () => new Date(at - hourMs - 4000))
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'failed', attempts: 2 }])
  })

  test('and is reached again only in the last hour is not told any more', async () => {
    const bid = await handedOver()
    const at = Date.parse((await auctionOf(bid.lot_id)) ?? '')
    await runJobs(bid.id, () => new Date(at - hourMs / 2))
    expect(hall.about(bid.id)).toEqual([])
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
  })

  const auctionOf = async (lotId: number) =>
    (
      await server.db
        .selectFrom('lots')
        .select('auction_at')
        .where('id', '=', lotId)
        .executeTakeFirstOrThrow()
    ).auction_at
})

describe('results', () => {
  async function placed() {
    const bid = await handedOver()
    hall.says(accepts)
    await runJobs(bid.id)
    return bid
  }

  test('a win is believed and left to a manager to confirm, for it costs money', async () => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, outcome: 'won', price: 600_000 }])
    expect(response.json()).toEqual({ results: [{ reference: String(bid.id), recorded: true }] })
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.bid,
      by_hand: 'confirm',
      hall_price: 600_000,
    })
    await setStatus(manager, bid.id, bidStatus.win)
    expect((await bidOf(bid.id)).by_hand).toBeNull()
  })

  test('a lost bid is finished, with its price, and its client is told', async () => {
    const bid = await placed()
    await report([{ reference: bid.id, outcome: 'lost', price: 900_000 }])
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.finished,
      sold_price: 900_000,
      by_hand: null,
    })
    expect((await eventsAbout(bid.id)).map(([, type]) => type)).toContain('managerUpdateStatus')
  })

  test('a report that comes twice is answered twice and counts once', async () => {
    const bid = await placed()
    const results = [{ reference: bid.id, outcome: 'notSold' }]
    const first = await report(results, { id: `twice-${bid.id}` })
    const events = (await eventsAbout(bid.id)).length
    const second = await report(results, { id: `twice-${bid.id}` })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await eventsAbout(bid.id)).toHaveLength(events)
    expect(
      (await log(bid.id)).messages.filter(({ direction }: { direction: string }) => direction === 'in'),
    ).toHaveLength(1)
    const other = await report([{ reference: bid.id, outcome: 'lost' }], { id: `twice-${bid.id}` })
    expect([other.statusCode, other.json()]).toEqual([409, { error: 'id_reused' }])
  })

  test.each([
    ['above our maximum', { outcome: 'won', price: 620_001 }, 'above_maximum'],
    ['without a price', { outcome: 'won' }, 'price_missing'],
  ])('a win %s is not believed, and somebody looks at it', async (_, result, reason) => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, ...result }])
    expect(response.json().results).toEqual([{ reference: String(bid.id), recorded: false, reason }])
    expect(await bidOf(bid.id)).toMatchObject({ status: bidStatus.bid, by_hand: 'check', hall_outcome: null })
  })

  test('a later report that contradicts the first is not believed', async () => {
    const bid = await placed()
    await report([{ reference: bid.id, outcome: 'lost', price: 900_000 }])
    const response = await report([{ reference: bid.id, outcome: 'won', price: 600_000 }])
    expect(response.json().results[0].reason).toBe('contradicts')
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.finished,
      hall_outcome: 'lost',
      by_hand: 'check',
    })
  })

  test('one result that is refused holds no other back; a bid that was never handed over is unknown', async () => {
    const [bid, never] = [await placed(), await aBid(server.db, client, { status: bidStatus.bid })]
    const { results } = (
      await report([
        { reference: never.id, outcome: 'won', price: 1 },
        { reference: bid.id, outcome: 'lost' },
        { reference: 2_000_000_000, outcome: 'lost' },
      ])
    ).json()
    expect(
      results
        .map(({ recorded, reason }: { recorded: boolean; reason?: string }) => reason ?? recorded)
        .sort(),
    ).toEqual([true, 'unknown_bid', 'unknown_bid'])
    expect(await statusOf(never.id)).toBe(bidStatus.bid)
  })

  test.each([
    ['signed with another secret', { secret: 'another secret that nobody has agreed on' }],
    ['minutes old', { ageSeconds: 600 }],
  ])('a report that is %s changes nothing', async (_, how) => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, outcome: 'lost' }], how)
    expect(response.statusCode).toBe(401)
    expect(await bidOf(bid.id)).toMatchObject({ status: bidStatus.bid, hall_outcome: null })
  })

  test('a report that was changed on its way, is unsigned, or makes no sense, changes nothing', async () => {
    const bid = await placed()
    const sent = reportOf([{ reference: bid.id, outcome: 'lost' }])
    const changed = await server.app.inject({ ...sent, payload: sent.payload.replace('lost', 'won') })
    const unsigned = await server.app.inject({ ...sent, headers: { 'content-type': 'application/json' } })
    const senseless = await report([{ reference: bid.id, outcome: 'stolen' }])
    expect([changed.statusCode, unsigned.statusCode, senseless.statusCode]).toEqual([401, 401, 400])
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
  })
})

test('the log is for staff alone', async () => {
  const browser = await server.signInAs(client)
  expect((await browser.get('/bid/gateway-log')).statusCode).toBe(403)
  expect(await log(1)).toMatchObject({ connected: true })
})
