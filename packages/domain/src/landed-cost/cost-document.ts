import type { ImportRule } from '../import-rules/import-rule.ts'
import type { CostSource, Names, Regime } from './cost-source.ts'
import type { Milestone } from './milestones.ts'
import type { Decimal } from './rational.ts'
import type { Bracket, Condition, CostTables, Currency, LaterRates, VehicleKind } from './tables.ts'

export const confidences = ['official', 'agent', 'secondary', 'example'] as const
export type Confidence = (typeof confidences)[number]

/** `sums`: its charges are computed; `rulesOnly`: the company names no figures; `prohibited`: used ones may not come in. */
export const countryOffers = ['sums', 'rulesOnly', 'prohibited'] as const
export type CountryOffer = (typeof countryOffers)[number]

/** What Japan does not let out to a country, with the reason as a client reads it. No bid is taken on it. */
export type Ban = { when: Condition; fobAbove?: number; because: Names; source: CostSource }

export type CountryCosts = {
  names: Names
  offer: CountryOffer
  confidence: Confidence
  sources: readonly CostSource[]
  /** From this day of Japan on its rates should be looked at again; null where nobody has to. */
  reviewBy: string | null
  /** What the sources do not agree on, for staff. */
  contested?: string
  bans?: readonly Ban[]
  /** What it asks of vehicles; without them nobody can tell whether one may come in, with none at all it may. */
  rules?: readonly ImportRule[]
  notIncluded: readonly { label: Names; typical?: { amount: Decimal; currency: Currency } }[]
}

export type PortFacts = { names: Names; transitDays: number }

/** What is assumed of a vehicle whose size nobody has measured: liters, and between what. By engine, in cc. */
export type AssumedVolume = { volume: number; from: number; to: number }

/** Of a row of figures: the day since which they have counted, null where nobody knows, and where they are from. */
export type RowNote = { since: string | null; source: string }

/** A car by which staff sees what a change of tables does; `age` in years. */
export type SampleCar = {
  maker: string
  model: string
  engine: number
  horsePower: number
  age: number
  price: number
}

/** A car at a port with the sums that it has to come to, in yen; `day` is that of its auction, for its age. */
export type TestCase = {
  id: string
  car: SampleCar
  port: string
  day: string
  expected: Record<Milestone, number | null>
}

/** A company's cost tables as one version: what is charged in Japan and what destinations take. */
export type CostDocument = {
  /** Whose prices the first block is made of. */
  note: Names
  /** The day of the rates of exchange. */
  ratesOn: string
  tables: CostTables
  volumes: Record<VehicleKind, readonly Bracket<AssumedVolume>[]>
  /** From the auction to the ship, in days. */
  handlingDays: number
  countries: Record<string, CountryCosts>
  ports: Record<string, PortFacts>
  /** What versions change that are published for later days, the earliest first; no part of a version itself. */
  later?: readonly LaterRates[]
  /** What clients are not sent. */
  staff?: { rows?: Record<string, RowNote>; samples?: readonly SampleCar[]; cases?: readonly TestCase[] }
}

/** The programme of a country for somebody who imports as they do; undefined where no sums are offered. */
export function programmeOf(document: CostDocument, country: string, regime: Regime): string | undefined {
  if (document.countries[country]?.offer !== 'sums') return undefined
  const { programmes } = document.tables
  return [`${country}/${regime}`, country].find((key) => key in programmes)
}

/** Whether a country takes traders and private people differently: by its charges, or by what it lets in. */
export const asksForRegime = ({ tables, countries }: CostDocument, country: string): boolean =>
  Object.keys(tables.programmes).some((key) => key.startsWith(`${country}/`)) ||
  (countries[country]?.rules ?? []).some(({ regimes }) => regimes !== undefined)

/** What a browser needs for one lot: every port, and of the halls the lot's own alone. */
export function documentForHall({ staff: _, ...document }: CostDocument, hall: string): CostDocument {
  const costs = document.tables.halls[hall] ?? document.tables.halls['*']
  return { ...document, tables: { ...document.tables, halls: costs ? { [hall]: costs } : {} } }
}
