import type { Logistics } from '@seriba/domain/money/logistics'
import { isStillWon } from '@seriba/domain/money/purchase-of-win'
import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { ListedPurchase } from './purchase-list.repository.ts'

const columns = {
  stockYard: 'stock_yard',
  exportPort: 'export_port',
  exportType: 'export_type',
  shippingLine: 'shipping_line',
  voyage: 'voyage',
  destination: 'destination',
  dischargePort: 'discharge_port',
  blNumber: 'bl_number',
  containerNo: 'container_no',
  yardEta: 'yard_eta',
  etd: 'etd',
  eta: 'eta',
} as const satisfies Record<keyof Logistics, keyof ListedPurchase>

type Columns = Pick<ListedPurchase, (typeof columns)[keyof Logistics]>
const fields = Object.keys(columns) as (keyof Logistics)[]

export const logisticsOf = (row: Columns): Logistics =>
  Object.fromEntries(fields.map((field) => [field, row[columns[field]]])) as Logistics

export const columnsOf = (logistics: Partial<Logistics>): Partial<Columns> =>
  Object.fromEntries(
    fields.flatMap((field) => (logistics[field] === undefined ? [] : [[columns[field], logistics[field]]])),
  )

/** A purchase and its client, which nobody else can change until the transaction ends. */
export async function lockPurchase(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('purchases')
    .select('client_id')
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()
  if (!found) return notFound()
  const account = await lockAccount(tx, found.client_id)
  const { bid_status, ...row } = await tx
    .selectFrom('purchases')
    .leftJoin('bids', 'bids.id', 'purchases.bid_id')
    .selectAll('purchases')
    .select('bids.status as bid_status')
    .where('purchases.id', '=', id)
    .where('purchases.taken_back_at', 'is', null)
    .forUpdate('purchases')
    .executeTakeFirst()
    .then((found) => found ?? notFound())
  const status = row.status as PurchaseStatus
  const leftFrom = row.left_from as PurchaseStatus
  return { account, purchase: row as ListedPurchase, status, leftFrom, won: isStillWon(bid_status) }
}
