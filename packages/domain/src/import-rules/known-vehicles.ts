import type { LotVehicle } from '../landed-cost/lot-vehicle.ts'
import type { Verdict } from './import-rule.ts'
import { verdicts } from './import-rule.ts'
import { arrivalOf, type Journey, verdictOn } from './import-verdict.ts'
import type { DestinationConditions, LotCondition } from './lot-condition.ts'

/** Whether a vehicle may be imported on the day on which it arrives. */
export const verdictOfVehicle = (journey: Journey, vehicle: LotVehicle): Verdict =>
  verdictOn(journey, vehicle, arrivalOf(journey, vehicle.day))

/** For a lot about whose vehicle more is known than a search knows about every lot. */
export type KnownVerdict = { lotId: number; verdict: Verdict }

/**
 * The conditions of a search, except that lots whose vehicles somebody has looked up have the verdicts of their
 * pages.
 */
export function withKnownVerdicts(
  conditions: DestinationConditions,
  known: readonly KnownVerdict[],
): DestinationConditions {
  if (known.length === 0) return conditions
  const told = Map.groupBy(known, ({ verdict }) => verdict)
  const lots = (some: readonly KnownVerdict[]): LotCondition => ({
    fact: 'lot',
    in: some.map(({ lotId }) => lotId),
  })
  const others: LotCondition = { either: [[lots(known)]], not: true }
  const conditionsOf = (verdict: Verdict): LotCondition[] => [
    { either: [[lots(told.get(verdict) ?? [])], [others, ...conditions[verdict]]] },
  ]
  return Object.fromEntries(verdicts.map((verdict) => [verdict, conditionsOf(verdict)])) as Record<
    Verdict,
    LotCondition[]
  >
}
