import { amountOf, type Evaluation } from './amount.ts'
import { decimal, divide, larger, multiply, rational, round, smaller, subtract } from './rational.ts'
import { type CostTables, type Programme, rowFor } from './tables.ts'
import { ageOf, holds, type Vehicle } from './vehicle.ts'

/** In whole units of the destination's currency, and in yen. */
export type DestinationLine = {
  id: string
  amount: number
  currency: string
  yen: number
  recoverable: boolean
}

export type Destination = {
  lines: DestinationLine[]
  /** Yen. */
  total: number
  /** The customs value, in the destination's currency. */
  customsValue: number
  /** The values that steps were computed from, by name. */
  values: Record<string, number>
}

type Costs = { fob: number; cnf: number; cif: number }

/**
 * Duties, taxes and levies at the destination: an estimate. Each line is rounded once to a whole unit of its
 * currency, half up, and later lines use the rounded ones. Null if the official list price is needed and not known.
 */
export function destinationOf(
  programme: Programme,
  { fx }: Pick<CostTables, 'fx'>,
  vehicle: Vehicle,
  { fob, cnf, cif }: Costs,
): Destination | null {
  const { currency } = programme
  const inCurrency = (yen: number, code = currency) => round(divide(rational(yen), decimal(fx[code] ?? '1')))
  const values: Record<string, number> = {
    FOB: inCurrency(fob),
    CNF: inCurrency(cnf),
    CIF: inCurrency(cif),
    CIF_EUR: inCurrency(cif, 'EUR'),
  }
  const customsValue = customsValueOf(programme, vehicle, values)
  if (customsValue === null) return null
  values.CV = customsValue
  const evaluation: Evaluation = { values, vehicle, fx, currency }
  const lines: DestinationLine[] = []
  for (const step of programme.steps) {
    if (!holds(step.when, vehicle)) continue
    const factors = (step.times ?? []).filter(({ when }) => holds(when, vehicle))
    let exact = amountOf(step.amount, evaluation)
    for (const { factor } of factors) exact = multiply(exact, decimal(factor))
    if (step.min !== undefined) exact = larger(exact, decimal(step.min))
    if (step.max !== undefined) exact = smaller(exact, decimal(step.max))
    const amount = round(exact)
    values[step.id] = amount
    const yen = round(multiply(rational(amount), decimal(fx[currency] ?? '1')))
    lines.push({ id: step.id, amount, currency, yen, recoverable: step.recoverable ?? false })
  }
  const total = lines.reduce((sum, { yen }) => sum + yen, 0)
  return { lines, total, customsValue, values }
}

function customsValueOf(
  { customsValue, reference }: Programme,
  vehicle: Vehicle,
  values: Record<string, number>,
): number | null {
  const { CIF = 0, FOB = 0 } = values
  if (customsValue === 'CIF') return CIF
  if (customsValue === 'FOB') return FOB
  if (vehicle.reference === null) return customsValue === 'REF' ? null : CIF
  const { percent } = rowFor(reference?.depreciation ?? [{ upTo: null, percent: 0 }], ageOf(vehicle).ageYears)
  const left = subtract(rational(100n), decimal(percent))
  const listed = round(divide(multiply(rational(vehicle.reference), left), rational(100n)))
  values.REF = listed
  return customsValue === 'REF' ? listed : Math.max(listed, CIF)
}
