import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import type { FrozenCosts } from '@seriba/server-kit/schema/costs'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { findChoices, findCostLot } from './lot-costs.repository.ts'

type Bid = { id: number; lotId: number; clientId: number; amount: number }

/** Keeps what a bid's amount came to as it was set, with the version of the tables; nothing where none is published. */
export async function freezeCosts(tx: Tx, bid: Bid, now: Date): Promise<void> {
  const published = await findPublishedCosts(tx, jstDay(now))
  if (!published) return
  const lot = await findCostLot(tx, bid.lotId, now)
  if (!lot) return
  const { document } = published
  const { port, regime } = await findChoices(tx, bid.clientId)
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
      tables_id: published.id,
      amount: bid.amount,
      port: estimator.port,
      regime,
      frozen: JSON.stringify(frozen),
      at: now,
    })
    .execute()
}
