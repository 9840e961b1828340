import { blockedBid } from '@seriba/domain/import-rules/blocked-bid'
import type { Names } from '@seriba/domain/landed-cost/cost-source'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { type KnownFacts, withFacts } from '@seriba/domain/landed-cost/known-facts'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { pipelined } from '@seriba/server-kit/pipelining'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import type { FrozenCosts } from '@seriba/server-kit/schema/costs'
import { sql } from 'kysely'
import { documentWithLater } from './cost-tables.repository.ts'
import { type CostsOfBid, costLotOf, noChoices } from './lot-costs.repository.ts'

type Bid = { id: number; amount: number }

/** What a bid's amount comes to at the port its client has their vehicles shipped to. */
export type EstimatedBid = {
  /** Why the vehicle may not be imported there; null if it may. */
  blocked: Names | null
  tablesId: number
  port: string | null
  regime: NonNullable<CostsOfBid['regime']>
  frozen: FrozenCosts
}

/** Computes what an amount comes to, using what else is `known` about the vehicle; null if no tables are in force. */
export async function estimateBid(
  db: Db | Tx,
  amount: number,
  costs: CostsOfBid | null,
  now: Date,
  known: KnownFacts = {},
): Promise<EstimatedBid | null> {
  if (costs === null) return null
  const { hall, facts } = costLotOf(costs.lot, now)
  const { port } = costs
  const regime = costs.regime ?? noChoices.regime
  const { tablesId: id, publishedAt, later } = costs
  const document = await documentWithLater(db, { id, publishedAt, later })
  const vehicle = withFacts(vehicleOfLot(facts, document), known)
  const estimator = estimatorOf({ document, vehicle, hall, port, regime })
  const estimate = estimateAt(estimator, amount)
  return {
    blocked: blockedBid(estimator, estimate),
    tablesId: costs.tablesId,
    port: estimator.port,
    regime,
    frozen: { estimate, vehicle, rates: document.tables.fx },
  }
}

/**
 * No bid is accepted on a vehicle that may not be exported to the client’s port, or that breaks a rule that the company
 * has marked.
 */
export function assertNotBlocked(costs: EstimatedBid | null) {
  if (costs?.blocked) throw new ApiError('import_blocked', { detail: { because: costs.blocked } })
}

/**
 * Stores what a bid's amount came to when it was set, with the version of the tables; nothing if none is published. It
 * is sent with the transaction's next statement.
 */
export async function freezeCosts(tx: Tx, bid: Bid, costs: EstimatedBid | null, now: Date): Promise<void> {
  if (costs === null) return
  const { tablesId, port, regime, frozen } = costs
  await sql`${preparedQuery}${pipelined}
    insert into bid_costs (bid_id, tables_id, amount, port, regime, frozen, at)
    values (
      ${bid.id}, ${tablesId}, ${bid.amount}, ${port}, ${regime}, ${JSON.stringify(frozen)}::jsonb, ${now}
    )`.execute(tx)
}
