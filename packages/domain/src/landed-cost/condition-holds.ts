import { monthOfDay } from './arrival.ts'
import type { LotVehicle } from './lot-vehicle.ts'
import type { Condition } from './tables.ts'
import { ageOf } from './vehicle.ts'

export type Held = 'yes' | 'no' | 'maybe'
type Known = Pick<LotVehicle, 'kind' | 'fuel' | 'steering' | 'cc' | 'hp' | 'registered' | 'originJapan'>

/**
 * Whether everything that a condition names holds, or may hold, for a partly known vehicle that arrives on a given
 * day.
 */
export function conditionHolds(condition: Condition | undefined, vehicle: Known, arrives: string): Held {
  if (!condition) return 'yes'
  const { fuel, steering, kind, originJapan } = condition
  const checks: Held[] = [
    certain(fuel?.includes(vehicle.fuel) ?? true),
    certain(steering === undefined || steering === vehicle.steering),
    certain(kind?.includes(vehicle.kind) ?? true),
    originJapan === undefined
      ? 'yes'
      : vehicle.originJapan === null
        ? 'maybe'
        : certain(originJapan === vehicle.originJapan),
    inside(vehicle.hp, condition.hpMin, condition.hpMax),
    inside(vehicle.cc, condition.ccMin, condition.ccMax),
    ofAge(condition, vehicle, arrives),
  ]
  return checks.includes('no') ? 'no' : checks.includes('maybe') ? 'maybe' : 'yes'
}

const certain = (holds: boolean): Held => (holds ? 'yes' : 'no')

function inside(value: number | null, min = 0, max = Number.POSITIVE_INFINITY): Held {
  if (min === 0 && max === Number.POSITIVE_INFINITY) return 'yes'
  return value === null ? 'maybe' : certain(value >= min && value <= max)
}

function ofAge({ ageMonthsMin, ageMonthsMax }: Condition, { registered }: Known, arrives: string): Held {
  if (ageMonthsMin === undefined && ageMonthsMax === undefined) return 'yes'
  if (!registered) return 'maybe'
  const arrival = monthOfDay(arrives)
  const months = (firstRegistration: typeof registered.from) =>
    ageOf({ firstRegistration, arrival }).ageMonths
  const [youngest, oldest] = [months(registered.to), months(registered.from)]
  const [a, b] = [inside(youngest, ageMonthsMin, ageMonthsMax), inside(oldest, ageMonthsMin, ageMonthsMax)]
  if (a === b && a === 'yes') return 'yes'
  const apart = oldest < (ageMonthsMin ?? 0) || youngest > (ageMonthsMax ?? Number.POSITIVE_INFINITY)
  return apart ? 'no' : 'maybe'
}
