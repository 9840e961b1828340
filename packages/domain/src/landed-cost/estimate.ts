import { arrivalDay, monthOfDay } from './arrival.ts'
import { conditionHolds } from './condition-holds.ts'
import { type Ban, type CostDocument, programmeOf } from './cost-document.ts'
import type { Regime } from './cost-source.ts'
import { type InvoiceLineId, invoiceLineIds, isKnownWithoutPort } from './invoice-lines.ts'
import { type LandedCost, landedCost } from './landed-cost.ts'
import { documentOn } from './later-rates.ts'
import type { Assumption, LotVehicle } from './lot-vehicle.ts'
import { type Milestone, milestones } from './milestones.ts'
import { type MissingFact, type Scenarios, scenariosOf } from './scenarios.ts'
import type { CostTables } from './tables.ts'
import type { Vehicle } from './vehicle.ts'

/** Yen: the most likely sum, with its lower and upper bounds. */
export type Range = { likely: number; min: number; max: number }

/** Why there is no sum for the destination. */
export type NoSum = 'noPort' | 'rulesOnly' | 'prohibited' | 'banned' | 'listValue' | 'unknown'

export type EstimatedLine = {
  id: string
  yen: Range
  /** In the destination's currency; the invoice is in yen. */
  amount: Range | null
  currency: string | null
  recoverable: boolean
}

export type CostEstimate = {
  invoice: (EstimatedLine & { id: InvoiceLineId })[]
  destination: EstimatedLine[]
  milestones: Record<Milestone, Range | null>
  noSum: NoSum | null
  ban: Ban | null
  /** What is not known and makes the difference between the lowest and the highest sum. */
  missing: MissingFact[]
  assumed: Assumption[]
  /** The highest sum is not an upper bound. */
  open: boolean
}

export type EstimateSetup = {
  document: CostDocument
  vehicle: LotVehicle
  hall: string
  /** Null while none is chosen: then the sum goes up to FOB, via the port nearest to the hall. */
  port: string | null
  regime: Regime
}

/** What does not change while somebody types. */
export type Estimator = EstimateSetup & {
  tables: CostTables
  scenarios: Scenarios
  programme: string | null
  noSum: NoSum | null
  ban: Ban | null
  /** `YYYY-MM-DD`. */
  arrives: string
  /** The tables as published; those of `document` apply when it arrives. */
  published: CostDocument
}

/** A placeholder for no port: the vehicle is loaded where the hall's inland transport is cheapest. */
export const nowhere = ''

/** With the rates of the day on which it arrives, unless others are requested. */
export function estimatorOf(setup: EstimateSetup, ratesOn?: string): Estimator {
  const { document: published, vehicle, regime } = setup
  const port = setup.port !== null && Object.hasOwn(published.tables.ports, setup.port) ? setup.port : null
  const to = port === null ? undefined : published.tables.ports[port]
  const country = to && published.countries[to.country]
  const transitDays = port === null ? 0 : (published.ports[port]?.transitDays ?? 0)
  const arrives = arrivalDay(vehicle.day, published.handlingDays, transitDays)
  const document = documentOn(published, ratesOn ?? arrives)
  const key = to && programmeOf(document, to.country, regime)
  const programme = key === undefined ? null : key
  const table = programme === null ? undefined : document.tables.programmes[programme]
  const scenarios = scenariosOf(vehicle, monthOfDay(arrives), table ?? null)
  const ban = country?.bans?.find((ban) => isBanned(ban, vehicle, arrives)) ?? null
  const noSum: NoSum | null = !to
    ? 'noPort'
    : country?.offer === 'prohibited'
      ? 'prohibited'
      : ban
        ? 'banned'
        : programme === null
          ? 'rulesOnly'
          : null
  return {
    ...setup,
    document,
    published,
    port,
    tables: to ? document.tables : withNearestPort(document.tables, setup.hall),
    scenarios,
    programme: noSum === null ? programme : null,
    noSum,
    ban,
    arrives,
  }
}

/**
 * Based on what is known: a vehicle that would only be banned if a missing fact had a certain value is not banned.
 */
const isBanned = ({ when, fobAbove }: Ban, vehicle: LotVehicle, arrives: string) =>
  fobAbove === undefined && conditionHolds(when, vehicle, arrives) === 'yes'

function withNearestPort(tables: CostTables, hall: string): CostTables {
  const inland = (tables.halls[hall] ?? tables.halls['*'])?.inland ?? {}
  const [loadPort = ''] = Object.keys(inland).sort((a, b) => (inland[a]?.M ?? 0) - (inland[b]?.M ?? 0))
  const freight = { per: 'm3', currency: 'JPY', rate: '0' } as const
  return { ...tables, ports: { [nowhere]: { country: nowhere, loadPort, mode: 'roro', freight } } }
}

/** What a lot costs at a price, as a range over everything that it may be. */
export function estimateAt(estimator: Estimator, price: number): CostEstimate {
  const { scenarios, noSum, ban, port, vehicle } = estimator
  const costs = scenarios.all.map((candidate) => costAt(estimator, candidate, price))
  const whole = (milestone: Milestone) =>
    port === null && milestone !== 'fob' ? null : rangeOf(costs, (cost) => cost[milestone])
  const sums = Object.fromEntries(milestones.map((name) => [name, whole(name)])) as CostEstimate['milestones']
  const tooDear = ban ? undefined : banOfPrice(estimator, sums.fob)
  const landed = tooDear ? null : sums.landed
  const why =
    tooDear && noSum !== 'prohibited' ? 'banned' : (noSum ?? (landed === null ? whyUnknown(estimator) : null))
  return {
    invoice: invoiceLines(costs, port === null),
    destination: landed === null ? [] : destinationLines(costs),
    milestones: { ...sums, landed },
    noSum: why,
    ban: ban ?? tooDear ?? null,
    missing: landed === null ? [] : scenarios.missing,
    assumed: vehicle.assumed,
    open: scenarios.open || hasGap(costs),
  }
}

/** If tax is based on the official list price, nothing can be told without it. */
const whyUnknown = ({ tables, programme, vehicle }: Estimator): NoSum =>
  vehicle.listValue === undefined && tables.programmes[programme ?? '']?.customsValue === 'REF'
    ? 'listValue'
    : 'unknown'

type BanOfPrice = Ban & { fobAbove: number }

/** Some bans begin at a certain value, which the price may or may not reach. */
export const bansOfPrice = ({ document, port, vehicle, arrives }: Estimator): BanOfPrice[] =>
  bansOf(document, port).filter(
    (ban): ban is BanOfPrice =>
      ban.fobAbove !== undefined && conditionHolds(ban.when, vehicle, arrives) === 'yes',
  )

const banOfPrice = (estimator: Estimator, fob: Range | null): Ban | undefined =>
  bansOfPrice(estimator).find(({ fobAbove }) => fob !== null && fob.min > fobAbove)

const bansOf = ({ countries, tables }: CostDocument, port: string | null): readonly Ban[] =>
  countries[(port === null ? undefined : tables.ports[port]?.country) ?? '']?.bans ?? []

const costAt = (
  { tables, hall, port, programme }: Estimator,
  vehicle: Vehicle,
  price: number,
): LandedCost => {
  const cost = landedCost(tables, { vehicle, hall, port: port ?? nowhere, programme, price })
  return cost.destination && programme !== null && isIncomplete(tables, programme, cost)
    ? { ...cost, destination: null, landed: null }
    : cost
}

/**
 * Of steps with the same id exactly one applies: if none does, the table has a gap, which is not the same as zero.
 */
function isIncomplete({ programmes }: CostTables, key: string, { destination }: LandedCost): boolean {
  const ids = (programmes[key]?.steps ?? []).map(({ id }) => id)
  const applied = new Set(destination?.lines.map(({ id }) => id))
  return ids.some((id, at) => ids.indexOf(id) !== at && !applied.has(id))
}

const hasGap = (costs: readonly LandedCost[]) => {
  const known = costs.filter(({ landed }) => landed !== null).length
  return known > 0 && known < costs.length
}

/** Null if nothing is known about it; otherwise the range over what is known. */
function rangeOf(
  costs: readonly LandedCost[],
  value: (cost: LandedCost) => number | null | undefined,
): Range | null {
  const known = costs.flatMap((cost) => value(cost) ?? [])
  const [first] = known
  if (first === undefined) return null
  return { likely: first, min: Math.min(...known), max: Math.max(...known) }
}

function invoiceLines(costs: readonly LandedCost[], noPort: boolean): CostEstimate['invoice'] {
  return invoiceLineIds.flatMap((id) => {
    if (noPort && !isKnownWithoutPort(id)) return []
    const yen = rangeOf(costs, ({ invoice }) => invoice.lines.find((line) => line.id === id)?.yen)
    return yen ? [{ id, yen, amount: null, currency: null, recoverable: false }] : []
  })
}

function destinationLines(costs: readonly LandedCost[]): EstimatedLine[] {
  const known = costs.filter(({ destination }) => destination !== null)
  const lines = known.flatMap(({ destination }) => destination?.lines ?? [])
  return [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
    const of = (cost: LandedCost) => cost.destination?.lines.find((line) => line.id === id)
    const example = lines.find((line) => line.id === id)
    const yen = rangeOf(known, (cost) => of(cost)?.yen ?? 0)
    const amount = rangeOf(known, (cost) => of(cost)?.amount ?? 0)
    if (!example || !yen || !amount) return []
    return [{ id, yen, amount, currency: example.currency, recoverable: example.recoverable }]
  })
}
