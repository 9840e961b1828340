import { conditionHolds } from '../landed-cost/condition-holds.ts'
import type { Regime } from '../landed-cost/cost-source.ts'
import type { LotVehicle } from '../landed-cost/lot-vehicle.ts'
import type { AgeDemand, Demand, ImportRule, Verdict } from './import-rule.ts'
import { usualGap } from './import-rule.ts'
import { type Months, monthNo, monthNoOfDay, yearOfMonth } from './months.ts'

/** A vehicle as rules see it; anything known beyond the lot narrows the verdict. */
export type Importable = Pick<
  LotVehicle,
  'kind' | 'fuel' | 'steering' | 'cc' | 'hp' | 'registered' | 'manufactured' | 'emissionCode' | 'originJapan'
>

/** Whether a rule applies to a vehicle that arrives on a day and is imported by this kind of importer. */
export function applies(rule: ImportRule, vehicle: Importable, regime: Regime, arrives: string): boolean {
  const { arrivesFrom, arrivesUntil, regimes, when } = rule
  if (arrivesFrom !== null && arrives < arrivesFrom) return false
  if (arrivesUntil !== null && arrives >= arrivesUntil) return false
  if (regimes && !regimes.includes(regime)) return false
  return conditionHolds(when, vehicle, arrives) !== 'no'
}

/** What an applicable rule says about a vehicle that arrives on a given day. */
export function verdictOfRule(rule: ImportRule, vehicle: Importable, arrives: string): Verdict {
  const verdict = verdictOfDemand(rule.demand, vehicle, arrives)
  return verdict === 'doesNotFit' && rule.exceptions ? 'cannotTell' : verdict
}

function verdictOfDemand(demand: Demand, vehicle: Importable, arrives: string): Verdict {
  if ('formality' in demand) return 'fits'
  if ('steering' in demand) return demand.steering === vehicle.steering ? 'fits' : 'doesNotFit'
  if ('refused' in demand) {
    const held = conditionHolds(demand.refused, vehicle, arrives)
    return held === 'yes' ? 'doesNotFit' : held === 'no' ? 'fits' : 'cannotTell'
  }
  if ('emissionRefused' in demand) {
    const letter = vehicle.emissionCode?.slice(0, 1)
    if (!letter) return 'cannotTell'
    return demand.emissionRefused.includes(letter) ? 'doesNotFit' : 'fits'
  }
  if ('madeFrom' in demand) {
    const made = madeIn(vehicle)
    const from = monthNo(demand.madeFrom)
    return made ? decide(made, (month) => month >= from) : 'cannotTell'
  }
  return verdictOfAge(demand, vehicle, monthNoOfDay(arrives))
}

function verdictOfAge(demand: AgeDemand, vehicle: Importable, arrives: number): Verdict {
  const born =
    demand.since === 'registration' ? registeredIn(vehicle) : madeIn(vehicle, demand.registeredWithin)
  return born ? decide(born, (month) => isOfAge(demand, month, arrives)) : 'cannotTell'
}

/** Whether a vehicle from a given month has the required age in the month in which it arrives. */
export function isOfAge(
  { age, years, unit, edgeExcluded }: AgeDemand,
  born: number,
  arrives: number,
): boolean {
  const old = unit === 'months' ? arrives - born : yearOfMonth(arrives) - yearOfMonth(born)
  const limit = unit === 'months' ? years * 12 : years
  if (old === limit) return !edgeExcluded
  return age === 'atMost' ? old < limit : old > limit
}

/** Age only increases with the month, so the ends of an interval decide for all of it. */
function decide({ from, to }: Months, holds: (month: number) => boolean): Verdict {
  const ends = [holds(from), holds(to)]
  if (ends.every(Boolean)) return 'fits'
  return ends.some(Boolean) ? 'cannotTell' : 'doesNotFit'
}

const registeredIn = ({ registered }: Importable): Months | null =>
  registered && { from: monthNo(registered.from), to: monthNo(registered.to) }

/** Manufacture is never later than registration, and seldom much earlier. */
function madeIn(vehicle: Importable, gap = usualGap): Months | null {
  const { manufactured } = vehicle
  if (manufactured) return { from: monthNo(manufactured.from), to: monthNo(manufactured.to) }
  const registered = registeredIn(vehicle)
  return registered && { from: registered.from - gap, to: registered.to }
}
