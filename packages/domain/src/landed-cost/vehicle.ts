import type { Condition, Fuel, VehicleKind, VehicleMeasure } from './tables.ts'

export type YearMonth = { year: number; month: number }

/** A vehicle as a calculation needs it: everything is known. */
export type Vehicle = {
  kind: VehicleKind
  /** In liters. */
  volume: number
  runs: boolean
  fuel: Fuel
  steering: 'left' | 'right'
  cc: number
  hp: number
  /** Grams per kilometer. */
  co2: number
  kg: number
  firstRegistration: YearMonth
  arrival: YearMonth
  /** Whether its Japanese origin can be proven, for preferential rates. */
  originJapan: boolean
  /** The official list price, in the destination's currency. */
  reference: number | null
}

export type Age = { ageMonths: number; ageYears: number; calAge: number }

/** Months, full years and calendar years between registration and arrival; never below zero. */
export function ageOf({
  firstRegistration: from,
  arrival: to,
}: Pick<Vehicle, 'firstRegistration' | 'arrival'>): Age {
  const ageMonths = Math.max(0, (to.year - from.year) * 12 + to.month - from.month)
  return { ageMonths, ageYears: Math.floor(ageMonths / 12), calAge: Math.max(0, to.year - from.year) }
}

export function measureOf(vehicle: Vehicle, measure: VehicleMeasure): number {
  if (measure === 'cc' || measure === 'hp' || measure === 'co2' || measure === 'kg') return vehicle[measure]
  return ageOf(vehicle)[measure]
}

/** Whether everything that a condition names holds. */
export function holds(condition: Condition | undefined, vehicle: Vehicle): boolean {
  if (!condition) return true
  const { ageMonths } = ageOf(vehicle)
  const checks: Record<keyof Condition, boolean> = {
    fuel: condition.fuel?.includes(vehicle.fuel) ?? true,
    steering: condition.steering === undefined || condition.steering === vehicle.steering,
    kind: condition.kind?.includes(vehicle.kind) ?? true,
    originJapan: condition.originJapan === undefined || condition.originJapan === vehicle.originJapan,
    hpMin: vehicle.hp >= (condition.hpMin ?? 0),
    hpMax: vehicle.hp <= (condition.hpMax ?? Number.POSITIVE_INFINITY),
    ccMin: vehicle.cc >= (condition.ccMin ?? 0),
    ccMax: vehicle.cc <= (condition.ccMax ?? Number.POSITIVE_INFINITY),
    ageMonthsMin: ageMonths >= (condition.ageMonthsMin ?? 0),
    ageMonthsMax: ageMonths <= (condition.ageMonthsMax ?? Number.POSITIVE_INFINITY),
  }
  return Object.values(checks).every(Boolean)
}
