import type * as contracts from '@seriba/contracts/client-parts'
import type { Input, Output } from '@seriba/contracts/contract'
import { isStillWon } from '@seriba/domain/money/purchase-of-win'
import type { Db } from '@seriba/server-kit/db'
import { mapPurchase } from '@seriba/server-money/list-purchases'
import { pageOfPayments, paymentTotals } from '@seriba/server-money/payment-list.repository'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { logisticsOf } from '@seriba/server-money/shipping.repository'
import { findVisibleClient } from './find-visible-client.ts'

/** What a client has bought, newest first. */
export async function clientPurchases(
  { db }: { db: Db },
  { id, page, pageSize }: Input<typeof contracts.clientPurchases>,
): Promise<Output<typeof contracts.clientPurchases>> {
  await findVisibleClient(db, id)
  const own = db
    .selectFrom('purchases')
    .where('purchases.client_id', '=', id)
    .where('purchases.taken_back_at', 'is', null)
  const [rows, { total }] = await Promise.all([
    own
      .leftJoin('bids', 'bids.id', 'purchases.bid_id')
      .selectAll('purchases')
      .select('bids.status as bid_status')
      .orderBy('purchased_at', 'desc')
      .orderBy('purchases.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    purchases: rows.map(({ bid_status, ...row }) => ({
      ...mapPurchase(row as unknown as ListedPurchase, id),
      ...logisticsOf(row),
      leftFrom: row.left_from,
      won: isStillWon(bid_status),
    })),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
  }
}

const noFilter = { search: '', from: null, to: null, type: undefined, sort: 'date', order: 'desc' } as const

/** What a client has paid and been charged, newest first. */
export async function clientLedger(
  { db }: { db: Db },
  { id, page, pageSize }: Input<typeof contracts.clientLedger>,
): Promise<Output<typeof contracts.clientLedger>> {
  await findVisibleClient(db, id)
  const [{ rows }, { count }] = await Promise.all([
    pageOfPayments(db, id, { ...noFilter, page, pageSize }),
    paymentTotals(db, id),
  ])
  return { records: rows, pageInfo: { page, pageSize, totalSearchResults: count, totalResults: count } }
}
