import { conditionHolds } from '../landed-cost/condition-holds.ts'
import { registeredBy } from '../landed-cost/lot-vehicle.ts'
import { fuels } from '../landed-cost/tables.ts'
import { addDays } from '../time/jst.ts'
import { type Dimension, listsWhere } from './cells.ts'
import type { Verdict } from './import-rule.ts'
import { arrivalOf, destinationOf, type Journey } from './import-verdict.ts'
import { type DestinationConditions, type LotCondition, never, unknownDestination } from './lot-condition.ts'
import { applies, type Importable, verdictOfRule } from './rule-verdict.ts'

type Car = Importable & { day: string; year: number | null; engine: number | null }

/** One rule or ban: what it says, and which facts it depends on. */
type Question = {
  asks: ReadonlySet<'fuel' | 'steering' | 'engine' | 'age'>
  of: (car: Car, arrives: string) => Verdict
}

/** The furthest ahead that auctions are announced. */
const daysAhead = 400
const oldest = 70

/**
 * Which auction cars may be imported at a port, as conditions that a search can use: the same verdicts as for each
 * lot.
 */
export function destinationConditions(journey: Journey, today: string): DestinationConditions {
  const destination = destinationOf(journey)
  if (!destination) return unknownDestination
  if (destination.prohibited) return { fits: [never], cannotTell: [never], doesNotFit: [] }
  const questions = questionsOf(journey)
  const listsOf = (question: Question, wanted: Verdict) =>
    listsWhere<Car>(unknownCar(today), dimensionsOf(question, journey, today), (car) => {
      return question.of(car, arrivalOf(journey, car.day)) === wanted
    })
  const refused: LotCondition[][] = questions.flatMap((question) =>
    listsOf(question, 'doesNotFit').map((list) => [...list]),
  )
  const fits: LotCondition[] =
    destination.rules === null
      ? [never]
      : questions.map((question) => ({ either: listsOf(question, 'fits') }))
  return {
    fits,
    doesNotFit: [{ either: refused }],
    cannotTell: [
      { either: refused, not: true },
      { either: [fits], not: true },
    ],
  }
}

function questionsOf(journey: Journey): Question[] {
  const { bans = [], rules } = destinationOf(journey) ?? { rules: null }
  return [
    ...bans.map(
      ({ when }): Question => ({
        asks: asksOf(when),
        of: (car, arrives) => {
          const held = conditionHolds(when, car, arrives)
          return held === 'yes' ? 'doesNotFit' : held === 'no' ? 'fits' : 'cannotTell'
        },
      }),
    ),
    ...(rules ?? []).map((rule): Question => {
      const { demand, when } = rule
      const asks = new Set([
        ...asksOf({ ...when, ...('refused' in demand && demand.refused) }),
        ...('steering' in demand ? (['steering'] as const) : []),
        ...('age' in demand || 'madeFrom' in demand || rule.arrivesFrom || rule.arrivesUntil
          ? (['age'] as const)
          : []),
      ])
      return {
        asks,
        of: (car, arrives) =>
          applies(rule, car, journey.regime, arrives) ? verdictOfRule(rule, car, arrives) : 'fits',
      }
    }),
  ]
}

function asksOf(condition: Record<string, unknown> | object): Set<'fuel' | 'steering' | 'engine' | 'age'> {
  const names = Object.keys(condition)
  const has = (...some: string[]) => some.some((name) => names.includes(name))
  return new Set([
    // An electric car has no engine, whatever its lot says.
    ...(has('fuel', 'ccMin', 'ccMax') ? (['fuel'] as const) : []),
    ...(has('steering') ? (['steering'] as const) : []),
    ...(has('ccMin', 'ccMax') ? (['engine'] as const) : []),
    ...(has('ageMonthsMin', 'ageMonthsMax') ? (['age'] as const) : []),
  ])
}

const unknownCar = (today: string): Car => ({
  kind: 'car',
  fuel: 'petrol',
  steering: 'right',
  cc: null,
  hp: null,
  registered: null,
  originJapan: null,
  day: today,
  year: null,
  engine: null,
})

function dimensionsOf({ asks }: Question, journey: Journey, today: string): Dimension<Car>[] {
  const fuel: Dimension<Car> = {
    values: fuels,
    set: (car, fuel: Car['fuel']) => withEngine({ ...car, fuel }, car.engine),
    says: (values) => ({ fact: 'fuel', in: values }),
  }
  const steering: Dimension<Car> = {
    values: ['left', 'right'],
    set: (car, steering: Car['steering']) => ({ ...car, steering }),
    says: (values) => ({ fact: 'steering', in: values }),
  }
  const edges = enginesOf(journey)
  const engine: Dimension<Car> = {
    values: [...edges, null],
    set: (car, engine: number | null) => withEngine(car, engine),
    says: (values) => ({
      fact: 'engine',
      ranges: runs(values, edges).map(([first, last]) => [first, endBefore(edges, last)] as const),
    }),
  }
  const days = daysOf(journey, today)
  const day: Dimension<Car> = {
    values: days,
    set: (car, day: string) => withYear({ ...car, day }, car.year),
    says: (values) => ({
      fact: 'day',
      ranges: runs<string>(values, days).map(([first, last]) => {
        const next = days[days.indexOf(last) + 1]
        return [first === days[0] ? null : first, next === undefined ? null : addDays(next, -1)] as const
      }),
    }),
  }
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: oldest + 2 }, (_, i) => thisYear - oldest + i)
  const year: Dimension<Car> = {
    values: [...years, null],
    set: (car, year: number | null) => withYear(car, year),
    says: (values) => ({
      fact: 'year',
      ranges: runs<number>(values, years).map(
        ([first, last]) => [first === years[0] ? null : first, last === years.at(-1) ? null : last] as const,
      ),
    }),
  }
  return [
    ...(asks.has('fuel') ? [fuel] : []),
    ...(asks.has('steering') ? [steering] : []),
    ...(asks.has('engine') ? [engine] : []),
    ...(asks.has('age') ? [day, year] : []),
  ]
}

const withEngine = (car: Car, engine: number | null): Car => ({
  ...car,
  engine,
  cc: car.fuel === 'electric' ? 0 : engine,
})

const withYear = (car: Car, year: number | null): Car => ({
  ...car,
  year,
  registered: year === null ? null : { from: { year, month: 1 }, to: registeredBy(year, car.day) },
})

/** The smallest engine of each range that rules distinguish; an engine of 0 is not known. */
function enginesOf(journey: Journey): number[] {
  const { bans = [], rules } = destinationOf(journey) ?? { rules: null }
  const conditions = [
    ...bans.map(({ when }) => when),
    ...(rules ?? []).map(({ demand }) => ('refused' in demand ? demand.refused : {})),
  ]
  const edges = conditions.flatMap(({ ccMin, ccMax }) => [
    ...(ccMin === undefined ? [] : [ccMin]),
    ...(ccMax === undefined ? [] : [ccMax + 1]),
  ])
  return [...new Set([1, ...edges.filter((edge) => edge > 1)])].sort((a, b) => a - b)
}

const endBefore = (edges: readonly number[], last: number) => {
  const next = edges[edges.indexOf(last) + 1]
  return next === undefined ? null : next - 1
}

/** The first auction day of each range of days whose cars arrive in one month, under the same rules. */
function daysOf(journey: Journey, today: string): string[] {
  const transit = daysBetween(today, arrivalOf(journey, today))
  const edges = (destinationOf(journey)?.rules ?? []).flatMap(({ arrivesFrom, arrivesUntil }) =>
    [arrivesFrom, arrivesUntil].flatMap((day) => (day === null ? [] : [addDays(day, -transit)])),
  )
  const until = addDays(today, daysAhead)
  const months = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => day.endsWith('-01') || addDays(day, transit).endsWith('-01'),
  )
  const later = [...months, ...edges].filter((day) => day > today && day <= until)
  return [today, ...new Set(later.sort())]
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Consecutive values without a gap, as their first and last. */
function runs<Value>(values: readonly Value[], order: readonly Value[]): [Value, Value][] {
  const found: [Value, Value][] = []
  for (const value of order) {
    if (!values.includes(value)) continue
    const last = found.at(-1)
    if (last && order.indexOf(last[1]) === order.indexOf(value) - 1) last[1] = value
    else found.push([value, value])
  }
  return found
}
