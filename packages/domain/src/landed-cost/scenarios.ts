import type { LotVehicle } from './lot-vehicle.ts'
import { type Amount, type Condition, type Programme, rowFor, type VehicleMeasure } from './tables.ts'
import { ageOf, type Vehicle, type YearMonth } from './vehicle.ts'

export const missingFacts = ['registration', 'hp', 'cc', 'co2', 'kg', 'origin', 'listValue'] as const
export type MissingFact = (typeof missingFacts)[number]

/** A vehicle that the lot's may be. Unknown facts that make no difference take any value. */
export type Scenarios = {
  likely: Vehicle
  all: Vehicle[]
  /** What is not known and changes the sum. */
  missing: MissingFact[]
  /** More of something unknown always costs more, so the highest sum is not an upper bound. */
  open: boolean
}

/** The range in which an unknown fact is tried; values beyond it do not occur. */
const plausible = {
  car: { cc: [660, 4000], hp: [40, 400] },
  bike: { cc: [50, 1800], hp: [4, 220] },
  machinery: { cc: [1000, 8000], hp: [10, 400] },
} as const

/**
 * The vehicles to consider: for each unknown fact, its values on both sides of every edge that the program has for
 * it. The lowest and highest sums of a tariff made of brackets are among them.
 */
export function scenariosOf(vehicle: LotVehicle, arrival: YearMonth, programme: Programme | null): Scenarios {
  const uses = usesOf(programme)
  const { cc, hp } = plausible[vehicle.kind]
  const ccs = candidates(vehicle.cc, 'cc', uses, cc, uses.perUnit.has('cc'))
  const hps = candidates(vehicle.hp, 'hp', uses, hp, uses.perUnit.has('hp'))
  const registrations = registrationsOf(vehicle, arrival, uses)
  const origins = vehicle.originJapan === null && uses.origin ? [false, true] : [vehicle.originJapan ?? false]
  const volumes = [...new Set([vehicle.volume, vehicle.volumes.from, vehicle.volumes.to])]
  const all: Vehicle[] = []
  for (const firstRegistration of registrations)
    for (const hp of hps)
      for (const cc of ccs)
        for (const originJapan of origins)
          for (const volume of volumes)
            all.push({
              kind: vehicle.kind,
              fuel: vehicle.fuel,
              steering: vehicle.steering,
              runs: vehicle.runs ?? true,
              reference: vehicle.listValue ?? null,
              co2: vehicle.co2 ?? 0,
              kg: vehicle.kg ?? 0,
              arrival,
              firstRegistration,
              hp,
              cc,
              originJapan,
              volume,
            })
  const weighed = (['co2', 'kg'] as const).filter((fact) => vehicle[fact] === null && uses.measures.has(fact))
  // A tax on the higher of two values is at least a tax on the known one.
  const needsList = programme?.customsValue === 'max(REF,CIF)' && vehicle.listValue === undefined
  return {
    likely: all[0] as Vehicle,
    all,
    missing: [
      ...(registrations.length > 1 ? (['registration'] as const) : []),
      ...(hps.length > 1 ? (['hp'] as const) : []),
      ...(ccs.length > 1 ? (['cc'] as const) : []),
      ...(origins.length > 1 ? (['origin'] as const) : []),
      ...weighed,
      ...(needsList ? (['listValue'] as const) : []),
    ],
    open: weighed.length > 0 || needsList,
  }
}

type Uses = {
  measures: Set<VehicleMeasure | 'cc'>
  edges: Map<VehicleMeasure, Set<number>>
  perUnit: Set<string>
  origin: boolean
}

/** Which facts of a vehicle a program depends on, and where its answers change. */
function usesOf(programme: Programme | null): Uses {
  const uses: Uses = { measures: new Set(), edges: new Map(), perUnit: new Set(), origin: false }
  for (const step of programme?.steps ?? []) {
    readAmount(step.amount, uses)
    for (const condition of [step.when, ...(step.times ?? []).map(({ when }) => when)])
      if (condition) readCondition(condition, uses)
  }
  for (const { upTo } of programme?.reference?.depreciation ?? [])
    if (upTo !== null) addEdge(uses, 'ageYears', upTo)
  return uses
}

function addEdge(uses: Uses, measure: VehicleMeasure, upTo: number) {
  uses.measures.add(measure)
  const edges = uses.edges.get(measure) ?? new Set()
  uses.edges.set(measure, edges.add(upTo))
}

function readAmount(amount: Amount, uses: Uses) {
  if ('perCc' in amount || 'perCcYear' in amount) {
    uses.measures.add('cc').add('calAge')
    uses.perUnit.add('cc')
    if ('perCcYear' in amount) uses.perUnit.add('calAge')
  }
  if ('perUnit' in amount) {
    uses.measures.add(amount.unit)
    uses.perUnit.add(amount.unit)
  }
  for (const part of 'sum' in amount
    ? amount.sum
    : 'max' in amount
      ? amount.max
      : 'min' in amount
        ? amount.min
        : [])
    readAmount(part, uses)
  if (!('by' in amount)) return
  for (const { upTo, then } of amount.rows) {
    if (upTo !== null && isOfVehicle(amount.by)) addEdge(uses, amount.by, upTo)
    readAmount(then, uses)
  }
}

const ofVehicle = ['cc', 'hp', 'co2', 'kg', 'ageMonths', 'ageYears', 'calAge'] as const
const isOfVehicle = (measure: string): measure is VehicleMeasure =>
  (ofVehicle as readonly string[]).includes(measure)

function readCondition(condition: Condition, uses: Uses) {
  if (condition.originJapan !== undefined) uses.origin = true
  const atLeast = { hp: condition.hpMin, cc: condition.ccMin, ageMonths: condition.ageMonthsMin } as const
  const atMost = { hp: condition.hpMax, cc: condition.ccMax, ageMonths: condition.ageMonthsMax } as const
  for (const measure of ['hp', 'cc', 'ageMonths'] as const) {
    const [min, max] = [atLeast[measure], atMost[measure]]
    if (min !== undefined) addEdge(uses, measure, min - 1)
    if (max !== undefined) addEdge(uses, measure, max)
  }
}

/**
 * Only the value of a known fact; for an unknown one, both sides of each edge within its bounds, and the bounds
 * themselves if every unit counts.
 */
function candidates(
  known: number | null,
  measure: 'cc' | 'hp',
  uses: Uses,
  [low, high]: readonly [number, number],
  everyUnit: boolean,
): number[] {
  if (known !== null) return [known]
  if (!uses.measures.has(measure)) return [low]
  const edges = [...(uses.edges.get(measure) ?? [])].flatMap((edge) => [edge, edge + 1])
  const inside = edges.filter((value) => value >= low && value <= high)
  const values = [low, ...inside, ...(everyUnit || inside.length > 0 ? [high] : [])]
  return [...new Set(values)].sort((a, b) => a - b)
}

/** Months that the program distinguishes: the first of each group that it treats alike. The oldest car comes last. */
function registrationsOf({ registered }: LotVehicle, arrival: YearMonth, uses: Uses): YearMonth[] {
  const last = registered?.to ?? arrival
  const first = registered?.from ?? { year: arrival.year - 40, month: 1 }
  const kept = new Map<string, YearMonth>()
  for (let at = last.year * 12 + last.month - 1; at >= first.year * 12 + first.month - 1; at -= 1) {
    const month = { year: Math.floor(at / 12), month: (at % 12) + 1 }
    const key = ageKey(month, arrival, uses)
    if (!kept.has(key)) kept.set(key, month)
  }
  return kept.size > 0 ? [...kept.values()] : [last]
}

/**
 * What a program makes of a vehicle's age on arrival, for each month in which it may have been registered: equal
 * texts mean equal sums.
 */
export function ageMarks(
  { registered }: Pick<LotVehicle, 'registered'>,
  arrival: YearMonth,
  programme: Programme,
): string {
  const uses = usesOf(programme)
  return registered
    ? [registered.to, registered.from].map((month) => ageKey(month, arrival, uses)).join(' | ')
    : ''
}

/** Whether a program counts years by the calendar instead of by the month. */
export const countsCalendarYears = (programme: Programme): boolean => {
  const { edges, perUnit } = usesOf(programme)
  return edges.has('calAge') || perUnit.has('calAge')
}

function ageKey(firstRegistration: YearMonth, arrival: YearMonth, uses: Uses): string {
  const age = ageOf({ firstRegistration, arrival })
  const rows = (['ageMonths', 'ageYears', 'calAge'] as const).map((measure) => {
    const edges = [...(uses.edges.get(measure) ?? [])].sort((a, b) => a - b).map((upTo) => ({ upTo }))
    return rowFor([...edges, { upTo: null }], age[measure]).upTo
  })
  return `${rows} ${uses.perUnit.has('calAge') ? age.calAge : ''}`
}
