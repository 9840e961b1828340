import { chargesOf } from '@seriba/domain/landed-cost/charges'
import { estimatorOf, nowhere } from '@seriba/domain/landed-cost/estimate'
import { invoiceOf } from '@seriba/domain/landed-cost/invoice'
import { isKnownWithoutPort } from '@seriba/domain/landed-cost/invoice-lines'
import type { Db, Tx } from '@seriba/server-kit/db'
import { documentOf, laterDocuments } from './cost-tables.repository.ts'

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

type Frozen = NonNullable<Awaited<ReturnType<typeof findFrozenCosts>>>
/** The price is null while it is unknown. */
type Sold = { hall: string; price: number | null }

/** What a price comes to, line by line, according to the tables that the client saw when they bid. */
async function invoiceByFrozenTables(db: Db | Tx, frozen: Frozen, sold: Sold) {
  const document = await documentOf(db, frozen.tablesId, frozen.publishedAt)
  const { vehicle } = frozen.frozen
  const setup = { document, vehicle, hall: sold.hall, port: frozen.port, regime: frozen.regime }
  const { tables, scenarios, port } = estimatorOf(setup)
  const price = sold.price ?? frozen.amount
  const way = { vehicle: scenarios.likely, hall: sold.hall, port: port ?? nowhere, price }
  const { lines } = invoiceOf(tables, way)
  return port === null ? lines.filter(({ id }) => isKnownWithoutPort(id)) : lines
}

/** The charges for a win, up to FOB if no port had been chosen; undefined for a bid without tables. */
export async function chargesByFrozenTables(db: Db | Tx, { id, ...sold }: Sold & { id: number }) {
  const frozen = await findFrozenCosts(db, id)
  return frozen && chargesOf(await invoiceByFrozenTables(db, frozen, sold))
}

/** What a bid came to, so that its buyer can compare it with the charges. */
export async function bidComparison(db: Db | Tx, bidId: number, sold: Sold) {
  const found = await findFrozenCosts(db, bidId)
  if (!found) return null
  const document = await documentOf(db, found.tablesId, found.publishedAt)
  const { estimate } = found.frozen
  const atBid = estimate.invoice.map(({ id, yen }) => ({ id, yen: yen.likely }))
  const country = document.tables.ports[found.port ?? '']?.country ?? ''
  // Charges on arrival may come from a version that was not yet in force.
  const later = await laterDocuments(db, found.tablesFrom ?? '')
  const steps = [document, ...later].flatMap(({ tables: { programmes } }) =>
    [`${country}/${found.regime}`, country].flatMap((key) => programmes[key]?.steps ?? []),
  )
  return {
    amount: found.amount,
    at: found.at,
    tablesFrom: found.tablesFrom ?? '',
    port: document.ports[found.port ?? '']?.names ?? null,
    invoice: { atBid, atSold: await invoiceByFrozenTables(db, found, sold) },
    charges: chargesOf(atBid),
    destination: estimate.destination.map(({ id, yen }) => ({
      id,
      label: steps.find((step) => step.id === id)?.label ?? { en: id, ru: id },
      yen: yen.likely,
    })),
    landed: estimate.milestones.landed?.likely ?? null,
  }
}
