import { setImmediate } from 'node:timers/promises'
import { destinationConditions } from '@seriba/domain/import-rules/destination-conditions'
import type { Verdict } from '@seriba/domain/import-rules/import-rule'
import type { Journey } from '@seriba/domain/import-rules/import-verdict'
import {
  type KnownVerdict,
  verdictOfVehicle,
  withKnownVerdicts,
} from '@seriba/domain/import-rules/known-vehicles'
import { type DestinationConditions, unknownDestination } from '@seriba/domain/import-rules/lot-condition'
import { type LotFacts, vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { knownLots } from './known-lots.ts'
import { type CostLot, findChoices } from './lot-costs.repository.ts'

/** The conditions for a port's lots are the same for everybody, until the day or the tables change. */
const kept = new Map<string, DestinationConditions>()
const mostKept = 200

/** The conditions by which a search finds lots that may be imported where somebody has their vehicles shipped. */
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
  return withKnownVerdicts(conditions, await knownVerdicts(await knownLots(db, now), journey, key))
}

/** The verdict on a vehicle, by the journey it was found for: it stays true as long as neither changes. */
const found = new WeakMap<LotFacts, Map<string, Verdict>>()
/** Lots per batch: other requests are answered in between. */
const atATime = 500

async function knownVerdicts(lots: ReadonlyMap<number, CostLot>, journey: Journey, key: string) {
  const known: KnownVerdict[] = []
  let fresh = 0
  for (const [lotId, { facts }] of lots) {
    const ofLot = found.get(facts) ?? new Map<string, Verdict>()
    let verdict = ofLot.get(key)
    if (verdict === undefined) {
      verdict = verdictOfVehicle(journey, vehicleOfLot(facts, journey.document))
      if (ofLot.size >= mostKept) ofLot.clear()
      found.set(facts, ofLot.set(key, verdict))
      fresh += 1
      if (fresh % atATime === 0) await setImmediate()
    }
    known.push({ lotId, verdict })
  }
  return known
}
