import { destinationConditions } from '@seriba/domain/import-rules/destination-conditions'
import { withKnownVehicles } from '@seriba/domain/import-rules/known-vehicles'
import { type DestinationConditions, unknownDestination } from '@seriba/domain/import-rules/lot-condition'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { knownLots } from './known-lots.ts'
import { findChoices } from './lot-costs.repository.ts'

/** What is asked of a port's lots is the same for everybody, until the day or the tables change. */
const kept = new Map<string, DestinationConditions>()
const mostKept = 200

/** What a search asks of lots that may come in where somebody has their vehicles shipped. */
export async function destinationOf(db: Db | Tx, userId: number, now: Date): Promise<DestinationConditions> {
  const today = jstDay(now)
  const [{ port, regime }, published] = await Promise.all([
    findChoices(db, userId),
    findPublishedCosts(db, today),
  ])
  if (port === null || !published) return unknownDestination
  const { document } = published
  const journey = { document, port, regime }
  const key = JSON.stringify([published.id, published.publishedAt, port, regime, today])
  const conditions = kept.get(key) ?? destinationConditions(journey, today)
  if (!kept.has(key) && kept.size >= mostKept) kept.delete(kept.keys().next().value ?? key)
  kept.set(key, conditions)
  const known = [...(await knownLots(db, now))].map(([lotId, { facts }]) => ({
    lotId,
    vehicle: vehicleOfLot(facts, document),
  }))
  return withKnownVehicles(conditions, journey, known)
}
