import { chargesOf } from '@seriba/domain/landed-cost/charges'
import { estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { invoiceOf } from '@seriba/domain/landed-cost/invoice'
import type { Db, Tx } from '@seriba/server-kit/db'
import { documentOf } from './cost-tables.repository.ts'

/** What a bid's amount came to when it was last set, with the tables that it was computed from. */
export const findFrozenCosts = (db: Db | Tx, bidId: number) =>
  db
    .selectFrom('bid_costs')
    .innerJoin('cost_tables', 'cost_tables.id', 'bid_costs.tables_id')
    .select([
      'bid_costs.amount',
      'bid_costs.at',
      'bid_costs.port',
      'bid_costs.regime',
      'bid_costs.frozen',
      'cost_tables.id as tablesId',
      'cost_tables.valid_from as tablesFrom',
      'cost_tables.changed_at as publishedAt',
    ])
    .where('bid_id', '=', bidId)
    .orderBy('bid_costs.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What a win is charged by the tables that the client saw as they bid; undefined where they had chosen no port. */
export async function chargesByFrozenTables(
  db: Db | Tx,
  bid: { id: number; hall: string; price: number | null },
) {
  const frozen = await findFrozenCosts(db, bid.id)
  if (!frozen || frozen.port === null) return undefined
  const document = await documentOf(db, frozen.tablesId, frozen.publishedAt)
  const { port, regime } = frozen
  const { vehicle } = frozen.frozen
  const { tables, scenarios } = estimatorOf({ document, vehicle, hall: bid.hall, port, regime })
  const price = bid.price ?? frozen.amount
  return chargesOf(invoiceOf(tables, { vehicle: scenarios.likely, hall: bid.hall, port, price }).lines)
}

/** The same as its buyer compares it with what was charged. */
export async function bidComparison(db: Db, bidId: number) {
  const found = await findFrozenCosts(db, bidId)
  if (!found) return null
  const document = await documentOf(db, found.tablesId, found.publishedAt)
  const { estimate } = found.frozen
  const country = document.tables.ports[found.port ?? '']?.country ?? ''
  const steps = [`${country}/${found.regime}`, country].flatMap(
    (key) => document.tables.programmes[key]?.steps ?? [],
  )
  return {
    amount: found.amount,
    at: found.at,
    tablesFrom: found.tablesFrom ?? '',
    port: document.ports[found.port ?? '']?.names ?? null,
    charges: chargesOf(estimate.invoice.map(({ id, yen }) => ({ id, yen: yen.likely }))),
    destination: estimate.destination.map(({ id, yen }) => ({
      id,
      label: steps.find((step) => step.id === id)?.label ?? { en: id, ru: id },
      yen: yen.likely,
    })),
    landed: estimate.milestones.landed?.likely ?? null,
  }
}
