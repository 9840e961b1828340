import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { BidsTable } from '@seriba/server-kit/schema/bids'
import type { LotsTable } from '@seriba/server-kit/schema/catalogue'
import type { Insertable } from 'kysely'
import type { TestUser } from './builders.ts'

export type LotOptions = Partial<Insertable<LotsTable>> & { kind?: LotKind }

/**
 * Continues from file to file, some thousands in a run. A test that searches by the first digits of its own number
 * uses one that begins with 9, so that nothing else is found.
 */
let lotNo = 71_000

/** A lot sold tomorrow, a full day ahead unless another time is given. Stock has no time. */
export function aLot(db: Db | Tx, options: LotOptions = {}) {
  const { kind = 'car' } = options
  const at = options.auction_at === undefined ? new Date(Date.now() + dayMs) : options.auction_at
  const time = kind === 'stock' || at === null ? null : new Date(at)
  lotNo += 1
  return db
    .insertInto('lots')
    .values({
      auction: 'USS Tokyo',
      lot_no: lotNo,
      maker: 'Toyota',
      model: 'Land Cruiser Prado',
      grade: 'TX L',
      year: 2019,
      chassis: 'TRJ150',
      condition: '4.5',
      mileage: 48_000,
      start_price: 300_000,
      status: lotStatus.upcoming,
      images: ['/a.jpg', '/b.jpg'],
      ...options,
      kind,
      auction_at: time,
      ...(time && { auction_day: jstDay(time) }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type TestLot = Awaited<ReturnType<typeof aLot>>

type BidOptions = Partial<Insertable<BidsTable>> & { lot?: TestLot; status?: BidStatus }

/** A bid in the database, on its own lot unless one is given. */
export async function aBid(db: Db | Tx, client: TestUser, { lot, ...options }: BidOptions = {}) {
  const on = lot ?? (await aLot(db))
  return db
    .insertInto('bids')
    .values({
      lot_id: on.id,
      lot_type: lotTypeOfKind[on.kind],
      client_id: client.id,
      placed_by: client.id,
      amount: 500_000,
      status: bidStatus.new,
      // A bid in status Bid is known to its hall.
      ...(options.status === bidStatus.bid && {
        forwarded_maximum: Number(options.amount ?? 500_000) + Number(options.adjustment_price ?? 0),
        forwarded_by: 'hand' as const,
      }),
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aGroup(db: Db | Tx, client: TestUser, { quota = 1, number = 1 } = {}) {
  return db
    .insertInto('bid_groups')
    .values({ client_id: client.id, number, label: 'A', quota })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Money received, or charged if negative, in yen. */
export const aLedgerRow = (db: Db | Tx, client: TestUser, amount: number) =>
  db.insertInto('ledger').values({ user_id: client.id, type: 'Remittances', amount }).execute()

/** The body of a confirmed bid request on a lot. */
export const bidOn = (
  lot: Pick<TestLot, 'id' | 'kind'>,
  amount: number,
  more: Record<string, unknown> = {},
) => ({
  carId: String(lot.id),
  lotType: lotTypeOfKind[lot.kind],
  amount,
  confirm: 1,
  ...more,
})
