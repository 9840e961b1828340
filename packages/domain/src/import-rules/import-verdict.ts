import { arrivalDay } from '../landed-cost/arrival.ts'
import { conditionHolds } from '../landed-cost/condition-holds.ts'
import type { Ban, CostDocument } from '../landed-cost/cost-document.ts'
import type { CostSource, Names, Regime } from '../landed-cost/cost-source.ts'
import type { LotVehicle } from '../landed-cost/lot-vehicle.ts'
import { type ImportRule, type Verdict, verdicts } from './import-rule.ts'
import { firstDayOf, monthNoOfDay } from './months.ts'
import { applies, type Importable, verdictOfRule } from './rule-verdict.ts'

export const decidingFacts = ['manufacture', 'registration', 'emissionCode', 'engine'] as const
export type DecidingFact = (typeof decidingFacts)[number]

/** What one rule says, with its position. */
export type RuleVerdict = {
  verdict: Verdict
  /** Japan's rules come first: they prevent a vehicle from being exported. */
  by: 'japan' | 'destination'
  says: Names
  exceptions: Names | null
  /** The facts that would decide, if nobody can tell. */
  missing: DecidingFact | null
  formality: boolean
  blocks: boolean
  source: CostSource
}

export type ImportVerdict = {
  verdict: Verdict
  /** Why: `rules` for what they say, `prohibited` if all used vehicles are, `noRules` if the company keeps none. */
  basis: 'rules' | 'prohibited' | 'noRules'
  /** `YYYY-MM-DD` */
  arrives: string
  /** The first day of arrival on which the verdict changes, as far as the rules say; null if there is none. */
  changesOn: string | null
  becomes: Verdict | null
  /** What decides first. */
  rules: RuleVerdict[]
}

export type Journey = { document: CostDocument; port: string; regime: Regime }
type Car = Importable & Pick<LotVehicle, 'day'>

/**
 * Whether a lot may be imported into a port's country, as of the day on which it arrives there; null without a port.
 */
export function importVerdict(journey: Journey, vehicle: Car): ImportVerdict | null {
  const destination = destinationOf(journey)
  if (!destination) return null
  const arrives = arrivalOf(journey, vehicle.day)
  const { verdict, basis, rules } = verdictAt(destination, vehicle, journey.regime, arrives)
  const change = changeAfter(
    arrives,
    destination,
    (day) => verdictAt(destination, vehicle, journey.regime, day).verdict,
  )
  return { verdict, basis, arrives, rules, changesOn: change?.day ?? null, becomes: change?.verdict ?? null }
}

/** Only the verdict, for a vehicle that arrives on a given day. */
export function verdictOn(journey: Journey, vehicle: Importable, arrives: string): Verdict {
  const destination = destinationOf(journey)
  return destination ? verdictAt(destination, vehicle, journey.regime, arrives).verdict : 'cannotTell'
}

export type Destination = { prohibited: boolean; bans: readonly Ban[]; rules: readonly ImportRule[] | null }

export function destinationOf({ document, port }: Pick<Journey, 'document' | 'port'>): Destination | null {
  const country = document.countries[document.tables.ports[port]?.country ?? '']
  if (!country) return null
  // A ban that begins at a certain value is shown next to the amount.
  const bans = (country.bans ?? []).filter(({ fobAbove }) => fobAbove === undefined)
  return { prohibited: country.offer === 'prohibited', bans, rules: country.rules ?? null }
}

export const arrivalOf = ({ document, port }: Pick<Journey, 'document' | 'port'>, day: string): string =>
  arrivalDay(day, document.handlingDays, document.ports[port]?.transitDays ?? 0)

function verdictAt(
  { prohibited, bans, rules }: Destination,
  vehicle: Importable,
  regime: Regime,
  arrives: string,
): Pick<ImportVerdict, 'verdict' | 'basis' | 'rules'> {
  const said = [
    ...bans.map((ban) => verdictOfBan(ban, vehicle, arrives)),
    ...(rules ?? [])
      .filter((rule) => applies(rule, vehicle, regime, arrives))
      .map((rule) => verdictBy(rule, vehicle, arrives)),
  ].sort((a, b) => placeOf(a) - placeOf(b))
  const worst = worstOf(said.map(({ verdict }) => verdict))
  if (prohibited) return { verdict: 'doesNotFit', basis: 'prohibited', rules: said }
  if (rules === null && worst !== 'doesNotFit')
    return { verdict: 'cannotTell', basis: 'noRules', rules: said }
  return { verdict: worst, basis: 'rules', rules: said }
}

const worstOf = (all: readonly Verdict[]): Verdict =>
  verdicts.findLast((verdict) => all.includes(verdict)) ?? 'fits'

/** A Japanese ban, what the destination refuses, what is not known, what is met, and documents. */
const placeOf = ({ verdict, by, formality }: RuleVerdict) =>
  formality ? 9 : 2 * (2 - verdicts.indexOf(verdict)) + (by === 'japan' ? 0 : 1)

function verdictOfBan({ when, because, source }: Ban, vehicle: Importable, arrives: string): RuleVerdict {
  const held = conditionHolds(when, vehicle, arrives)
  return {
    verdict: held === 'yes' ? 'doesNotFit' : held === 'no' ? 'fits' : 'cannotTell',
    by: 'japan',
    says: because,
    exceptions: null,
    missing: held === 'maybe' && vehicle.cc === null ? 'engine' : null,
    formality: false,
    blocks: true,
    source,
  }
}

function verdictBy(rule: ImportRule, vehicle: Importable, arrives: string): RuleVerdict {
  const verdict = verdictOfRule(rule, vehicle, arrives)
  return {
    verdict,
    by: 'destination',
    says: rule.says,
    exceptions: rule.exceptions ?? null,
    missing: verdict === 'cannotTell' && !rule.exceptions ? missingFor(rule.demand) : null,
    formality: 'formality' in rule.demand,
    blocks: rule.blocks ?? false,
    source: rule.source,
  }
}

function missingFor(demand: ImportRule['demand']): DecidingFact {
  if ('emissionRefused' in demand) return 'emissionCode'
  if ('refused' in demand) return 'engine'
  const byRegistration = 'since' in demand && demand.since === 'registration'
  return byRegistration ? 'registration' : 'manufacture'
}

/** Why the company does not take a bid: a Japanese ban, or a rule that it has marked. */
export const blockOf = (verdict: ImportVerdict | null): RuleVerdict | null =>
  verdict?.rules.find((rule) => rule.blocks && rule.verdict === 'doesNotFit') ?? null

/** Ages change with the month, and rules on their own dates. */
function changeAfter(
  arrives: string,
  { rules, bans }: Destination,
  at: (day: string) => Verdict,
): { day: string; verdict: Verdict } | null {
  const now = at(arrives)
  const ages = [
    ...(rules ?? []).flatMap(({ demand }) => ('age' in demand ? [demand.years * 12] : [])),
    ...bans.flatMap(({ when }) => [when.ageMonthsMin, when.ageMonthsMax]),
  ].filter((months): months is number => months !== undefined)
  const from = monthNoOfDay(arrives)
  // Even a car made this year has reached every age by then.
  const months = ages.length > 0 ? Math.max(...ages) + 36 : 0
  const days = [
    ...Array.from({ length: months }, (_, i) => firstDayOf(from + i + 1)),
    ...(rules ?? []).flatMap(({ arrivesFrom, arrivesUntil }) => [arrivesFrom, arrivesUntil]),
  ]
  const later = days.filter((day): day is string => day !== null && day > arrives).sort()
  for (const day of later) {
    const verdict = at(day)
    if (verdict !== now) return { day, verdict }
  }
  return null
}
