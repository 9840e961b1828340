import type { Input, Output } from '@seriba/contracts/contract'
import type { viewPurchase as contract } from '@seriba/contracts/money'
import type { Actor } from '@seriba/domain/access/actor'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { bidComparison } from '@seriba/server-costs/frozen-costs'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { mapInvoice, standingInvoice } from './invoices/invoices.repository.ts'
import { mapPurchase } from './list-purchases.ts'
import { findPurchase } from './purchase-list.repository.ts'
import { logisticsOf } from './shipping.repository.ts'

/** One purchase with its way and its costs; a dealer sees their clients' too. */
export async function viewPurchase(
  { db }: { db: Db },
  actor: Actor,
  { id, by }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const purchase = await findPurchase(db, actor, id, by)
  if (!purchase) return notFound()
  const { lot } = purchase
  const invoice = await standingInvoice(db, purchase.id)
  return {
    success: true,
    data: {
      ...mapPurchase(purchase, actor.userId),
      ...logisticsOf(purchase),
      atBid: await bidComparison(db, purchase.bid_id),
      invoice: invoice ? mapInvoice(invoice, jstDay(new Date())) : null,
      images: lot.images,
      carId: lot.lotId,
      lotType: lotTypeOfKind[lot.kind],
      mileage: lot.mileage,
      engine: lot.engine,
      color: lot.color,
      finances: {
        price: purchase.price,
        agentFee: purchase.agent_fee,
        delivery: purchase.delivery,
        other: purchase.other,
        freight: purchase.freight,
      },
    },
  }
}
