import type { LotVehicle } from './lot-vehicle.ts'
import { type Amount, type Condition, type Programme, rowFor, type VehicleMeasure } from './tables.ts'
import { ageOf, type Vehicle, type YearMonth } from './vehicle.ts'

export const missingFacts = ['registration', 'hp', 'cc', 'co2', 'kg', 'origin', 'listValue'] as const
export type MissingFact = (typeof missingFacts)[number]

/** A vehicle that the lot's may be. Facts that are not known and change nothing take any value. */
export type Scenarios = {
  likely: Vehicle
  all: Vehicle[]
  /** What is not known and changes the sum. */
  missing: MissingFact[]
  /** More of something unknown always costs more, so that the highest sum is no bound. */
  open: boolean
}

/** Between what an unknown fact is looked for; what is beyond is not met. */
const plausible = {
  car: { cc: [660, 4000], hp: [40, 400] },
  bike: { cc: [50, 1800], hp: [4, 220] },
  machinery: { cc: [1000, 8000], hp: [10, 400] },
} as const

/**
 * The vehicles to be reckoned with: for each fact that is not known, its values on both sides of every edge that the
 * programme has for it. A tariff that is made of brackets has its lowest and highest sums among them.
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
  // What is taxed by the higher of two values is taxed at least by the one that is known.
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

/** What of a vehicle a programme asks, and where its answers change. */
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

/** A known value alone; of an unknown one, both sides of each edge between its bounds, and the bounds where every unit counts. */
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

/** Months that differ for the programme: of those which it treats alike the first. The oldest car comes last. */
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

/** What a programme makes of a vehicle's age as it arrives, of all months it may have been registered in: the same text, the same sums. */
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

/** Whether a programme counts years by the calendar and not by the month. */
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
