import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { forwardBid } from '@seriba/server-bids/gateway/forward-bid'
import { webhookGateway } from '@seriba/server-bids/gateway/webhook-gateway'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { aBid, aLot } from './bid-builders.ts'
import { aClient, aManager, type TestUser } from './builders.ts'
import { accepts, hallSecret, openFakeHall, type Report, reportOf } from './fake-hall.ts'
import { testServer } from './server.ts'

/** A server that forwards bids to a fake hall, with what its tests do to both. */
export function gatewayWorld() {
  const server = testServer({ auctionGateway: { url: 'http://hall.test/bids', secret: hallSecret } })
  let hall: Awaited<ReturnType<typeof openFakeHall>>
  let manager: TestUser
  let client: TestUser
  beforeAll(async () => {
    hall = await openFakeHall()
    manager = await aManager(server.db)
    client = await aClient(server.db)
  })
  afterAll(() => hall.close())

  const hand = async (bidId: number, autoBid: boolean) =>
    (await (await server.signInAs(manager)).put('/bid/update-auto-bid', { bidId, autoBid })).statusCode
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
  async function handedOver({ amount = 600_000, adjustment = 20_000 } = {}) {
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() + 5 * hourMs) })
    const values = { status: bidStatus.bid, amount, adjustment_price: adjustment }
    const bid = await aBid(server.db, client, { lot, ...values })
    await hand(bid.id, true)
    return bid
  }

  return {
    server,
    hand,
    runJobs,
    handedOver,
    hall: () => hall,
    manager: () => manager,
    client: () => client,
    /** A bid that the hall has accepted. */
    async placed() {
      const bid = await handedOver()
      hall.says(accepts)
      await runJobs(bid.id)
      return bid
    },
    async queued(bidId: number) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from graphile_worker._private_jobs
        where payload->>'bidId' = ${String(bidId)}`.execute(server.db)
      return rows[0]?.count ?? 0
    },
    bidOf: (bidId: number) =>
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
        .executeTakeFirstOrThrow(),
    log: async (bidId: number, query: Record<string, unknown> = {}) =>
      (await (await server.signInAs(manager)).get('/bid/gateway-log', { bidId, ...query })).json().result,
    report: async (results: Report[], how: Parameters<typeof reportOf>[1] = {}) =>
      server.app.inject(reportOf(results, how)),
  }
}
