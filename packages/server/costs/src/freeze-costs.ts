import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import type { Tx } from '@seriba/server-kit/db'
import type { FrozenCosts } from '@seriba/server-kit/schema/costs'
import { documentOf } from './cost-tables.repository.ts'
import { findCostsOfBid } from './lot-costs.repository.ts'

type Bid = { id: number; lotId: number; clientId: number; amount: number }

/** Keeps what a bid's amount came to as it was set, with the version of the tables; nothing where none is published. */
export async function freezeCosts(tx: Tx, bid: Bid, now: Date): Promise<void> {
  const found = await findCostsOfBid(tx, bid, now)
  if (!found) return
  const { lot, port, regime } = found
  const document = await documentOf(tx, found.tablesId, found.publishedAt)
  const vehicle = vehicleOfLot(lot.facts, document)
  const estimator = estimatorOf({ document, vehicle, hall: lot.hall, port, regime })
  const frozen: FrozenCosts = {
    estimate: estimateAt(estimator, bid.amount),
    vehicle,
    rates: document.tables.fx,
  }
  await tx
    .insertInto('bid_costs')
    .values({
      bid_id: bid.id,
      tables_id: found.tablesId,
      amount: bid.amount,
      port: estimator.port,
      regime,
      frozen: JSON.stringify(frozen),
      at: now,
    })
    .execute()
}
