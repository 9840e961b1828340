import type { FreightTable } from '@seriba/domain/money/fees'
import { afterUndoneWin, afterWinAgain, canUndoWin } from '@seriba/domain/money/purchase-of-win'
import { type PurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { purchaseSku } from '@seriba/domain/money/sku'
import { jstParts } from '@seriba/domain/time/jst'
import { chargesByFrozenTables } from '@seriba/server-costs/frozen-costs'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import type { PurchasesTable } from '@seriba/server-kit/schema/trade'
import { type Selectable, sql } from 'kysely'
import { snapshotOf } from './lot-snapshot.ts'
import { moveTo, recordStep } from './purchase-steps.repository.ts'

export type PurchaseRow = Selectable<PurchasesTable>
/** What a company charges in addition to the price, and how it numbers its purchases. */
export type Seller = { skuPrefix: string; agentFee: number; freight: FreightTable }
/** The person who confirms a win, and when. */
type Winning = { seller: Seller; now: Date; by: number | null }
type WonBid = { id: number; clientId: number; lotId: number; soldPrice: number | null }

/** The purchase for a won bid: a new one, or that of an earlier win, which resumes where it left off. */
export async function reviveOrCreatePurchase(tx: Tx, bid: WonBid, winning: Winning): Promise<PurchaseRow> {
  const earlier = await lockPurchaseOf(tx, bid.id)
  if (!earlier) return insertPurchase(tx, bid, winning)
  const place = afterWinAgain(placeOf(earlier))
  if (place.status !== earlier.status) await moveTo(tx, earlier.id, { ...place, by: winning.by })
  return repricePurchase(tx, bid.id, bid.soldPrice)
}

/** Enters or corrects only the price: the purchase's status does not change, whatever its price. */
export async function repricePurchase(tx: Tx, bidId: number, price: number | null): Promise<PurchaseRow> {
  return tx
    .updateTable('purchases')
    .set(({ eb }) => ({ price, finances_version: eb('finances_version', '+', 1) }))
    .where('bid_id', '=', bidId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Cancels the purchase of a reversed win; refuses once the car is on the ship. */
export async function cancelPurchase(
  tx: Tx,
  bidId: number,
  by: number | null,
): Promise<PurchaseRow | undefined> {
  const purchase = await lockPurchaseOf(tx, bidId)
  if (!purchase) return undefined
  const place = placeOf(purchase)
  throwIfRejected(canUndoWin(place))
  const after = afterUndoneWin(place)
  return after.status === place.status ? purchase : moveTo(tx, purchase.id, { ...after, by })
}

export const isCancelled = ({ status }: Pick<PurchaseRow, 'status'>) =>
  status === purchaseStatuses.purchaseCancelled

const placeOf = ({ status, left_from }: PurchaseRow) => ({
  status: status as PurchaseStatus,
  leftFrom: left_from as PurchaseStatus,
})

const lockPurchaseOf = (tx: Tx, bidId: number) =>
  tx.selectFrom('purchases').selectAll().where('bid_id', '=', bidId).forUpdate().executeTakeFirst()

async function insertPurchase(tx: Tx, bid: WonBid, { seller, now, by }: Winning) {
  const id = await nextPurchaseId(tx)
  const lot = await tx
    .selectFrom('lots')
    .leftJoin('halls', 'halls.name', 'lots.auction')
    .selectAll('lots')
    .select(['halls.delivery_fee', 'halls.auction_fee'])
    .where('lots.id', '=', bid.lotId)
    .executeTakeFirstOrThrow()
  const shown = await chargesByFrozenTables(tx, { id: bid.id, hall: lot.auction, price: bid.soldPrice })
  const costs = {
    // By the tables that the client saw when they bid, else by the company's general settings.
    agentFee: shown?.agentFee ?? seller.agentFee,
    delivery: shown?.delivery ?? lot.delivery_fee,
    other: shown?.other ?? lot.auction_fee ?? 0,
    freight: shown?.freight ?? seller.freight[lot.kind] ?? null,
  }
  const purchase = await tx
    .insertInto('purchases')
    .values({
      id,
      bid_id: bid.id,
      client_id: bid.clientId,
      sku: purchaseSku(seller.skuPrefix, jstParts(now).year, id),
      lot: JSON.stringify(snapshotOf(lot)),
      price: bid.soldPrice,
      agent_fee: costs.agentFee,
      delivery: costs.delivery,
      other: costs.other,
      freight: costs.freight,
      mailed: JSON.stringify({ status: null, exportPort: null, voyage: null, etd: null, eta: null }),
      at_win: JSON.stringify({ ...costs, price: bid.soldPrice }),
      status: purchaseStatuses.processing,
      purchased_at: now,
      status_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordStep(tx, id, { status: purchaseStatuses.processing, by, at: now })
  return purchase
}

async function nextPurchaseId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('purchases', 'id')) as id`.execute(tx)
  return rows[0]?.id ?? 0
}
