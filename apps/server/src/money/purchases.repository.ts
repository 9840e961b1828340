import { chargeCorrection, freightByKind, totalOf } from '@seriba/domain/money/fees'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { purchaseSku } from '@seriba/domain/money/sku'
import { jstParts } from '@seriba/domain/time/jst'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../lib/db.ts'
import type { PurchasesTable } from '../lib/schema/trade.ts'
import { snapshotOf } from './lot-snapshot.ts'

export type PurchaseRow = Selectable<PurchasesTable>
type Seller = { skuPrefix: string; agentFee: number }
type WonBid = { id: number; clientId: number; lotId: number; soldPrice: number | null }

/** The purchase of a bid that is won: a new one, or the one of an earlier win that was taken back. */
export async function savePurchase(tx: Tx, bid: WonBid, company: Seller, now: Date): Promise<PurchaseRow> {
  const again = await tx
    .updateTable('purchases')
    .set({ status: purchaseStatuses.processing, price: bid.soldPrice })
    .where('bid_id', '=', bid.id)
    .returningAll()
    .executeTakeFirst()
  return again ?? insertPurchase(tx, bid, company, now)
}

async function insertPurchase(tx: Tx, bid: WonBid, company: Seller, now: Date) {
  const id = await nextPurchaseId(tx)
  const lot = await tx
    .selectFrom('lots')
    .leftJoin('halls', 'halls.name', 'lots.auction')
    .selectAll('lots')
    .select('halls.delivery_fee')
    .where('lots.id', '=', bid.lotId)
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('purchases')
    .values({
      id,
      bid_id: bid.id,
      client_id: bid.clientId,
      sku: purchaseSku(company.skuPrefix, jstParts(now).year, id),
      lot: JSON.stringify(snapshotOf(lot)),
      price: bid.soldPrice,
      agent_fee: company.agentFee,
      delivery: lot.delivery_fee ?? 0,
      freight: freightByKind[lot.kind],
      status: purchaseStatuses.processing,
      purchased_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function nextPurchaseId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('purchases', 'id')) as id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function cancelPurchase(tx: Tx, bidId: number): Promise<PurchaseRow | undefined> {
  return tx
    .updateTable('purchases')
    .set({ status: purchaseStatuses.purchaseCancelled })
    .where('bid_id', '=', bidId)
    .returningAll()
    .executeTakeFirst()
}

/** What a client is charged for a purchase as it stands: nothing before it has a price or once it is cancelled. */
const dueFor = ({ price, agent_fee, delivery, other, freight, status }: PurchaseRow) =>
  price === null || status === purchaseStatuses.purchaseCancelled
    ? 0
    : totalOf({ price, agentFee: agent_fee, delivery, other, freight })

/** Brings the ledger to what is due by one more row, if it is not there yet. */
export async function settle(tx: Tx, purchase: PurchaseRow, createdBy: number) {
  const { charged } = await tx
    .selectFrom('ledger')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('charged'))
    .where('purchase_id', '=', purchase.id)
    .where('type', '=', 'CarPurchase')
    .executeTakeFirstOrThrow()
  const amount = chargeCorrection(dueFor(purchase), -charged)
  if (amount === 0) return
  await tx
    .insertInto('ledger')
    .values({
      user_id: purchase.client_id,
      type: 'CarPurchase',
      amount,
      description: purchase.sku,
      purchase_id: purchase.id,
      created_by: createdBy,
    })
    .execute()
}
