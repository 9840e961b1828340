import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { findChoices, findCostLots } from './lot-costs.repository.ts'

type Priced = { id: number; price: number | null }

/** Whether somebody has chosen a port for their vehicles: without it, there are no landed prices. */
export const hasPort = async (db: Db | Tx, userId: number): Promise<boolean> =>
  (await findChoices(db, userId)).port !== null

/**
 * What lots come to at a price, in yen, landed where somebody has their vehicles shipped; a lot without a total is left
 * out.
 */
export async function landedPrices(
  db: Db | Tx,
  userId: number,
  lots: readonly Priced[],
  now: Date,
): Promise<Map<number, number>> {
  const landed = new Map<number, number>()
  const [published, { port, regime }] = [
    await findPublishedCosts(db, jstDay(now)),
    await findChoices(db, userId),
  ]
  if (!published || port === null) return landed
  const { document } = published
  const found = await findCostLots(
    db,
    lots.map(({ id }) => id),
    now,
  )
  for (const { id, price } of lots) {
    const lot = found.get(id)
    if (!lot || !price) continue
    const vehicle = vehicleOfLot(lot.facts, document)
    const { milestones } = estimateAt(estimatorOf({ document, vehicle, hall: lot.hall, port, regime }), price)
    if (milestones.landed) landed.set(id, milestones.landed.likely)
  }
  return landed
}
