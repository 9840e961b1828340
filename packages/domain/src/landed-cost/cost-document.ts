import type { ImportRule } from '../import-rules/import-rule.ts'
import type { CostSource, Names, Regime } from './cost-source.ts'
import type { Milestone } from './milestones.ts'
import type { Decimal } from './rational.ts'
import type { Bracket, Condition, CostTables, Currency, LaterRates, VehicleKind } from './tables.ts'

export const confidences = ['official', 'agent', 'secondary', 'example'] as const
export type Confidence = (typeof confidences)[number]

/**
 * `sums`: its charges are computed; `rulesOnly`: the company gives no figures; `prohibited`: used vehicles may not be
 * imported.
 */
export const countryOffers = ['sums', 'rulesOnly', 'prohibited'] as const
export type CountryOffer = (typeof countryOffers)[number]

/**
 * What Japan does not allow to be exported to a country, with the reason as a client reads it. Bids on it are not
 * accepted.
 */
export type Ban = { when: Condition; fobAbove?: number; because: Names; source: CostSource }

export type CountryCosts = {
  names: Names
  offer: CountryOffer
  confidence: Confidence
  sources: readonly CostSource[]
  /** The Japanese day from which its rates should be reviewed; null if they do not have to be. */
  reviewBy: string | null
  /** What the sources disagree on, for staff. */
  contested?: string
  bans?: readonly Ban[]
  /**
   * What it requires of vehicles; if absent, nobody can tell whether a vehicle may be imported; if empty, every
   * vehicle may.
   */
  rules?: readonly ImportRule[]
  notIncluded: readonly { label: Names; typical?: { amount: Decimal; currency: Currency } }[]
}

export type PortFacts = { names: Names; transitDays: number }

/**
 * What is assumed about a vehicle whose size nobody has measured: liters, with a lower and an upper bound. By engine,
 * in cc.
 */
export type AssumedVolume = { volume: number; from: number; to: number }

/** For a row of figures: the day from which they have applied, null if not known, and their source. */
export type RowNote = { since: string | null; source: string }

/** A car that shows staff the effect of a change to the tables; `age` in years. */
export type SampleCar = {
  maker: string
  model: string
  engine: number
  horsePower: number
  age: number
  price: number
}

/** A car at a port with the sums that it should have, in yen; `day` is its auction day, for its age. */
export type TestCase = {
  id: string
  car: SampleCar
  port: string
  day: string
  expected: Record<Milestone, number | null>
}

/** A company's cost tables as one version: what is charged in Japan and what destinations charge. */
export type CostDocument = {
  /** Whose prices the first section contains. */
  note: Names
  /** The day of the exchange rates. */
  ratesOn: string
  tables: CostTables
  volumes: Record<VehicleKind, readonly Bracket<AssumedVolume>[]>
  /** From the auction to the ship, in days. */
  handlingDays: number
  countries: Record<string, CountryCosts>
  ports: Record<string, PortFacts>
  /** Changes in versions that are published for later days, earliest first; not part of a version itself. */
  later?: readonly LaterRates[]
  /** What clients are not sent. */
  staff?: { rows?: Record<string, RowNote>; samples?: readonly SampleCar[]; cases?: readonly TestCase[] }
}

/** A country's program for this kind of importer; undefined if no sums are offered. */
export function programmeOf(document: CostDocument, country: string, regime: Regime): string | undefined {
  if (document.countries[country]?.offer !== 'sums') return undefined
  const { programmes } = document.tables
  return [`${country}/${regime}`, country].find((key) => key in programmes)
}

/** Whether a country treats traders and private importers differently, in its charges or in what it admits. */
export const asksForRegime = ({ tables, countries }: CostDocument, country: string): boolean =>
  Object.keys(tables.programmes).some((key) => key.startsWith(`${country}/`)) ||
  (countries[country]?.rules ?? []).some(({ regimes }) => regimes !== undefined)

/** What a browser needs for one lot: every port, but only the lot's own hall. */
export function documentForHall({ staff: _, ...document }: CostDocument, hall: string): CostDocument {
  const costs = document.tables.halls[hall] ?? document.tables.halls['*']
  return { ...document, tables: { ...document.tables, halls: costs ? { [hall]: costs } : {} } }
}
