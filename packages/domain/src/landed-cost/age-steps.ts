import { firstDayOf, type MonthNo, monthNoOfDay } from '../import-rules/months.ts'
import { addDays } from '../time/jst.ts'
import { monthOfDay } from './arrival.ts'
import { type CostEstimate, type Estimator, estimateAt, estimatorOf, type Range } from './estimate.ts'
import { ageMarks, countsCalendarYears, scenariosOf } from './scenarios.ts'
import type { Programme } from './tables.ts'
import { ageOf } from './vehicle.ts'

/** A day from which an arriving vehicle counts as older than the day before, or other rates apply. */
export type AgeStep = {
  cause: 'age' | 'rates'
  /** `YYYY-MM-DD`. */
  day: string
  /** Whether the vehicle is expected to arrive after it. */
  isPassed: boolean
  /** The vehicle's age in years from then on; null if the tables use another measure. */
  years: number | null
  before: Estimator
  after: Estimator
}

/** The longest delay of a ship that is still considered. */
const monthsAhead = 6

/**
 * The last age step between the auction and the arrival, and the next one after it, as the destination's tables
 * count. Neither depends on the price, so they are determined once rather than at every keystroke.
 */
export function ageStepsOf(estimator: Estimator): AgeStep[] {
  const { document, programme: key, vehicle, arrives } = estimator
  const programme = key === null ? undefined : document.tables.programmes[key]
  if (!programme || !vehicle.registered) return []
  const arrival = monthNoOfDay(arrives)
  const marks = (month: MonthNo) => ageMarks(vehicle, monthOfDay(firstDayOf(month)), programme)
  const isStep = (month: MonthNo) => marks(month) !== marks(month - 1)
  const passed = monthsFrom(monthNoOfDay(vehicle.day) + 1, arrival).findLast(isStep)
  const ahead = monthsFrom(arrival + 1, arrival + monthsAhead).find(isStep)
  return [passed, ahead].flatMap((month) =>
    month === undefined ? [] : [stepAt(estimator, programme, month, month <= arrival)],
  )
}

const monthsFrom = (from: MonthNo, to: MonthNo): MonthNo[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

function stepAt(estimator: Estimator, programme: Programme, month: MonthNo, isPassed: boolean): AgeStep {
  const after = arrivingIn(estimator, programme, month)
  return {
    cause: 'age',
    day: firstDayOf(month),
    isPassed,
    years: yearsOf(programme, after),
    before: arrivingIn(estimator, programme, month - 1),
    after,
  }
}

function arrivingIn(estimator: Estimator, programme: Programme, month: MonthNo): Estimator {
  const day = firstDayOf(month)
  return { ...estimator, arrives: day, scenarios: scenariosOf(estimator.vehicle, monthOfDay(day), programme) }
}

/**
 * New rates at the destination between the auction and the arrival, which apply, and the next ones after it, as far
 * as versions of the tables are published for later days.
 */
export function rateStepsOf({ published, arrives, port, vehicle, regime, hall }: Estimator): AgeStep[] {
  const setup = { document: published, vehicle, hall, port, regime }
  const until = firstDayOf(monthNoOfDay(arrives) + monthsAhead + 1)
  const days = (published.later ?? [])
    .map(({ from }) => from)
    .filter((day) => day > vehicle.day && day < until)
  const passed = days.filter((day) => day <= arrives)
  const ahead = days.find((day) => day > arrives)
  const steps = [
    ...passed.slice(0, 1).map((day) => ({ day, isPassed: true, on: arrives })),
    ...(ahead === undefined ? [] : [{ day: ahead, isPassed: false, on: ahead }]),
  ]
  return steps.map(({ day, isPassed, on }) => ({
    cause: 'rates',
    day,
    isPassed,
    years: null,
    before: estimatorOf(setup, addDays(day, -1)),
    after: estimatorOf(setup, on),
  }))
}

/** For the youngest vehicle that it may be: if that one takes the step, all do. */
function yearsOf(programme: Programme, { scenarios }: Estimator): number | null {
  const { calAge, ageMonths } = ageOf(scenarios.likely)
  if (countsCalendarYears(programme)) return calAge
  return ageMonths % 12 === 0 ? ageMonths / 12 : null
}

export type AgeStepCost = {
  /** Yen more than before it, or less. */
  more: Range
  /** The registration month decides whether it is one, and is not known. */
  isOpen: boolean
  missing: CostEstimate['missing']
}

/** A difference of less than one bidding step does not matter. */
const leastTold = 5000

/** What an age step costs at a given price; null if that is next to nothing. */
export function ageStepCost({ before, after }: AgeStep, price: number): AgeStepCost | null {
  const [earlier, later] = [before, after].map((at) => estimateAt(at, price))
  const [from, to] = [earlier?.milestones.landed, later?.milestones.landed]
  if (!from || !to || !later) return null
  const more = { likely: to.likely - from.likely, min: to.min - from.min, max: to.max - from.max }
  if (Math.abs(more.min) < leastTold && Math.abs(more.max) < leastTold) return null
  const isOpen = more.min === 0 || more.max === 0
  return { more, isOpen, missing: later.missing.filter((fact) => fact !== 'registration') }
}
