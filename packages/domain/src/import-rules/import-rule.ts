import type { CostSource, Names, Regime } from '../landed-cost/cost-source.ts'
import type { Condition } from '../landed-cost/tables.ts'
import type { YearMonth } from '../landed-cost/vehicle.ts'

/** `cannotTell` where a fact is missing that decides. */
export const verdicts = ['fits', 'cannotTell', 'doesNotFit'] as const
export type Verdict = (typeof verdicts)[number]

export const ageUnits = ['months', 'calendarYears'] as const
export type AgeUnit = (typeof ageUnits)[number]

/** How old a vehicle may be, or has to be, in the month in which it arrives. */
export type AgeDemand = {
  age: 'atMost' | 'atLeast'
  years: number
  /** To the month, or the year of arrival less the year of birth. */
  unit: AgeUnit
  since: 'manufacture' | 'registration'
  /** A vehicle of exactly so many years is refused. Without it, it is let in. */
  edgeExcluded?: boolean
  /** How many months after manufacture a vehicle may have been registered there; 24 where the law does not say. */
  registeredWithin?: number
}

/** What a rule asks of a vehicle. The vocabulary is closed. */
export type Demand =
  | AgeDemand
  | { steering: 'left' | 'right' }
  /** Made in this month or later. */
  | { madeFrom: YearMonth }
  /** The first letter of the emission code, which stands before the type on the sheet: `DBA-NRE161G`. */
  | { emissionRefused: readonly string[] }
  /** What is refused altogether, such as every vehicle of the rule's kinds. */
  | { refused: Refused }
  /** A paper or an inspection: it is told, and never keeps a vehicle out. */
  | { formality: true }

export type Refused = Pick<Condition, 'fuel' | 'ccMin' | 'ccMax' | 'kind' | 'steering'>

/** What a destination asks of vehicles, as data: from where, read on which day, and for arrivals of which days. */
export type ImportRule = {
  id: string
  /** The rule in a sentence, as a client reads it. */
  says: Names
  demand: Demand
  /** The vehicles it is about; of each fact that is named, one of its values. */
  when?: Pick<Condition, 'fuel' | 'kind'>
  regimes?: readonly Regime[]
  /** Days of arrival; the last one is excluded. Null is open. */
  arrivesFrom: string | null
  arrivesUntil: string | null
  /** What may let a vehicle in that the rule refuses, such as a list of models: then nobody can tell. */
  exceptions?: Names
  /** The company takes no bid on what it refuses. */
  blocks?: boolean
  source: CostSource
  /** What the sources do not agree on, for staff. */
  contested?: string
}

/** The month of manufacture is not known more closely than this from the first registration. */
export const usualGap = 24
