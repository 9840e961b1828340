import type { CostSource, Names, Regime } from '../landed-cost/cost-source.ts'
import type { Condition } from '../landed-cost/tables.ts'
import type { YearMonth } from '../landed-cost/vehicle.ts'

/** `cannotTell` if a deciding fact is missing. */
export const verdicts = ['fits', 'cannotTell', 'doesNotFit'] as const
export type Verdict = (typeof verdicts)[number]

export const ageUnits = ['months', 'calendarYears'] as const
export type AgeUnit = (typeof ageUnits)[number]

/** How old a vehicle may be, or must be, in the month in which it arrives. */
export type AgeDemand = {
  age: 'atMost' | 'atLeast'
  years: number
  /** To the month, or the year of arrival minus the year of birth. */
  unit: AgeUnit
  since: 'manufacture' | 'registration'
  /** If set, a vehicle of exactly this age is refused; otherwise it is admitted. */
  edgeExcluded?: boolean
  /** How many months after manufacture a vehicle may have been registered there; 24 if the law does not say. */
  registeredWithin?: number
}

/** What a rule requires of a vehicle. The vocabulary is closed. */
export type Demand =
  | AgeDemand
  | { steering: 'left' | 'right' }
  /** Made in this month or later. */
  | { madeFrom: YearMonth }
  /** The first letter of the emission code, which precedes the type on the sheet: `DBA-NRE161G`. */
  | { emissionRefused: readonly string[] }
  /** What is refused altogether, such as every vehicle of the rule's kinds. */
  | { refused: Refused }
  /** A document or an inspection: it is mentioned but never excludes a vehicle. */
  | { formality: true }

export type Refused = Pick<Condition, 'fuel' | 'ccMin' | 'ccMax' | 'kind' | 'steering'>

/**
 * What a destination requires of vehicles, as data: the source, the day on which it was read, and the arrival days to
 * which it applies.
 */
export type ImportRule = {
  id: string
  /** The rule in one sentence, as a client reads it. */
  says: Names
  demand: Demand
  /** The vehicles to which it applies: each named fact must have one of its values. */
  when?: Pick<Condition, 'fuel' | 'kind'>
  regimes?: readonly Regime[]
  /** Days of arrival; the last one is excluded. Null is open. */
  arrivesFrom: string | null
  arrivesUntil: string | null
  /** What may admit a vehicle that the rule refuses, such as a list of models: then nobody can tell. */
  exceptions?: Names
  /** The company does not take bids on what it refuses. */
  blocks?: boolean
  source: CostSource
  /** What the sources disagree on, for staff. */
  contested?: string
}

/** The first registration only tells the month of manufacture to within this range. */
export const usualGap = 24
