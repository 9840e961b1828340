import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import type { Tx } from '@seriba/server-kit/db'
import { pipelined } from '@seriba/server-kit/pipelining'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import type { FrozenCosts } from '@seriba/server-kit/schema/costs'
import { sql } from 'kysely'
import { documentOf } from './cost-tables.repository.ts'
import { type CostsOfBid, costLotOf, noChoices } from './lot-costs.repository.ts'

type Bid = { id: number; amount: number }

/**
 * Keeps what a bid's amount came to as it was set, with the version of the tables; nothing where none is published. It
 * is sent with the next statement of the transaction.
 */
export async function freezeCosts(tx: Tx, bid: Bid, costs: CostsOfBid | null, now: Date): Promise<void> {
  if (costs === null) return
  const { hall, facts } = costLotOf(costs.lot, now)
  const { port } = costs
  const regime = costs.regime ?? noChoices.regime
  const document = await documentOf(tx, costs.tablesId, costs.publishedAt)
  const vehicle = vehicleOfLot(facts, document)
  const estimator = estimatorOf({ document, vehicle, hall, port, regime })
  const frozen: FrozenCosts = {
    estimate: estimateAt(estimator, bid.amount),
    vehicle,
    rates: document.tables.fx,
  }
  await sql`${preparedQuery}${pipelined}
    insert into bid_costs (bid_id, tables_id, amount, port, regime, frozen, at)
    values (
      ${bid.id}, ${costs.tablesId}, ${bid.amount}, ${estimator.port}, ${regime}, ${JSON.stringify(frozen)}::jsonb, ${now}
    )`.execute(tx)
}
