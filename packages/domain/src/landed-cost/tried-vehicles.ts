import { choicesOfStep } from './price-segments.ts'
import { type Amount, type Condition, fuels, type Programme, type Step } from './tables.ts'
import type { Vehicle } from './vehicle.ts'

const arrival = { year: 2000, month: 6 }
/** At most this many combinations are tried; for the largest tariffs that is only a part of them. */
const mostTried = 300
/** Engine sizes between edges, if an amount depends on the cubic centimeters. */
const engines = [660, 1000, 1500, 2000, 3000, 5000]

type Facts = Omit<Vehicle, 'volume' | 'runs' | 'arrival' | 'firstRegistration' | 'reference'> & {
  ageMonths: number
}
type Fact = keyof Facts
type Values = Map<Fact, Set<string | number | boolean>>

/**
 * Vehicles with which the price-dependent steps are tried: on both sides of each of their edges and conditions, in
 * all combinations.
 */
export function vehiclesToTry({ steps }: Pick<Programme, 'steps'>, volume: number): Vehicle[] {
  const values: Values = new Map()
  for (const step of steps) if (choicesOfStep(step).length > 0) addFactsOf(step, values)
  const combined = [...values].reduce<Partial<Facts>[]>(
    (sofar, [fact, tried]) =>
      thinned(sofar.flatMap((one) => [...tried].map((value) => ({ ...one, [fact]: value })))),
    [{}],
  )
  return combined.map(({ ageMonths = 60, ...facts }) => ({
    ...typical,
    ...facts,
    volume,
    arrival,
    firstRegistration: monthsBefore(ageMonths),
  }))
}

const typical: Omit<Vehicle, 'volume' | 'arrival' | 'firstRegistration'> = {
  kind: 'car',
  runs: true,
  fuel: 'petrol',
  steering: 'right',
  cc: 1500,
  hp: 100,
  co2: 150,
  kg: 1200,
  originJapan: true,
  // Below every bid: if the higher of both counts, it is the bid.
  reference: 1,
}

const thinned = <T>(all: readonly T[]): T[] => {
  const every = Math.ceil(all.length / mostTried)
  return all.filter((_, at) => at % every === 0)
}

function monthsBefore(months: number): Vehicle['firstRegistration'] {
  const count = arrival.year * 12 + arrival.month - 1 - months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

function addFactsOf({ amount, when, times }: Step, values: Values) {
  const add = (fact: Fact, ...found: (string | number | boolean)[]) => {
    const held = values.get(fact) ?? new Set()
    values.set(fact, held)
    for (const value of found) if (typeof value !== 'number' || value >= 0) held.add(value)
  }
  for (const condition of [when, ...(times ?? []).map((factor) => factor.when)])
    if (condition) addCondition(condition, add)
  addAmount(amount, add)
}

type Add = (fact: Fact, ...found: (string | number | boolean)[]) => void

function addCondition(condition: Condition, add: Add) {
  const { hpMin, hpMax, ccMin, ccMax, ageMonthsMin, ageMonthsMax } = condition
  const least: [Fact, number | undefined][] = [
    ['hp', hpMin],
    ['cc', ccMin],
    ['ageMonths', ageMonthsMin],
  ]
  const most: [Fact, number | undefined][] = [
    ['hp', hpMax],
    ['cc', ccMax],
    ['ageMonths', ageMonthsMax],
  ]
  for (const [fact, value] of least) if (value !== undefined) add(fact, value - 1, value)
  for (const [fact, value] of most) if (value !== undefined) add(fact, value, value + 1)
  if (condition.fuel) add('fuel', ...fuels)
  if (condition.steering) add('steering', 'left', 'right')
  if (condition.kind) add('kind', 'car', 'bike', 'machinery')
  if (condition.originJapan !== undefined) add('originJapan', true, false)
}

function addAmount(amount: Amount, add: Add) {
  const parts =
    'sum' in amount ? amount.sum : 'max' in amount ? amount.max : 'min' in amount ? amount.min : []
  for (const part of parts) addAmount(part, add)
  if ('perCc' in amount || 'perCcYear' in amount) add('cc', ...engines)
  if ('perUnit' in amount) add(amount.unit, amount.above ?? 0, (amount.above ?? 0) + 100)
  if (!('by' in amount)) return
  for (const { upTo, then } of amount.rows) {
    addAmount(then, add)
    if (upTo === null) continue
    const { by } = amount
    if (by === 'ageYears') add('ageMonths', upTo * 12 + 11, upTo * 12 + 12)
    else if (by === 'calAge') add('ageMonths', upTo * 12, upTo * 12 + 12)
    else if (by === 'cc' || by === 'hp' || by === 'co2' || by === 'kg' || by === 'ageMonths')
      add(by, upTo, upTo + 1)
  }
}
