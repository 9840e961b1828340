import {
  add,
  decimal,
  divide,
  larger,
  multiply,
  percentOf,
  type Rational,
  rational,
  smaller,
  subtract,
  zero,
} from './rational.ts'
import {
  type Amount,
  type Base,
  type CostTables,
  type Measure,
  rowFor,
  type VehicleMeasure,
} from './tables.ts'
import { ageOf, measureOf, type Vehicle } from './vehicle.ts'

export type Evaluation = {
  /** Bases and earlier steps, in whole units of the program's currency. */
  values: Record<string, number>
  vehicle: Vehicle
  fx: CostTables['fx']
  currency: string
}

/** The exact value of a table's amount, in the program's currency. */
export function amountOf(amount: Amount, evaluation: Evaluation): Rational {
  const { vehicle } = evaluation
  const of = (part: Amount) => amountOf(part, evaluation)
  if ('fixed' in amount) return converted(decimal(amount.fixed), amount.currency, evaluation)
  if ('percent' in amount) {
    const sum = amount.of.map((base) => baseOf(base, evaluation)).reduce(add, zero)
    const taxed = amount.above === undefined ? sum : larger(zero, subtract(sum, decimal(amount.above)))
    return percentOf(amount.percent, taxed)
  }
  if ('sum' in amount) return amount.sum.map(of).reduce(add, zero)
  if ('perCc' in amount) {
    return converted(multiply(decimal(amount.perCc), rational(vehicle.cc)), amount.currency, evaluation)
  }
  if ('perCcYear' in amount) {
    return multiply(decimal(amount.perCcYear), rational(vehicle.cc * ageOf(vehicle).calAge))
  }
  if ('perUnit' in amount) {
    const above = subtract(decimal(vehicle[amount.unit]), decimal(amount.above ?? 0))
    return converted(multiply(decimal(amount.perUnit), larger(zero, above)), amount.currency, evaluation)
  }
  if ('max' in amount) return amount.max.map(of).reduce(larger)
  if ('min' in amount) return amount.min.map(of).reduce(smaller)
  return of(rowFor(amount.rows, measured(amount.by, evaluation)).then)
}

const vehicleMeasures: readonly string[] = ['cc', 'hp', 'co2', 'kg', 'ageMonths', 'ageYears', 'calAge']

/** Whether brackets of this measure depend on the vehicle alone and not on the price. */
export const isVehicleMeasure = (measure: Measure): measure is VehicleMeasure =>
  vehicleMeasures.includes(measure)

export const measured = (measure: Measure, { values, vehicle }: Evaluation): number =>
  isVehicleMeasure(measure) ? measureOf(vehicle, measure) : (values[measure] ?? 0)

function baseOf(base: Base, { values }: Evaluation): Rational {
  if (typeof base === 'string') return rational(values[base] ?? 0)
  return multiply(rational(values[base.of] ?? 0), decimal(base.times))
}

/** Via yen, if an amount is in another currency. */
function converted(amount: Rational, from: string | undefined, { fx, currency }: Evaluation): Rational {
  if (from === undefined || from === currency) return amount
  return divide(multiply(amount, decimal(fx[from] ?? '1')), decimal(fx[currency] ?? '1'))
}
