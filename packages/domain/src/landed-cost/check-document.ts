import { checkRules } from '../import-rules/check-rules.ts'
import type { CostDocument } from './cost-document.ts'
import { compare, decimal, zero } from './rational.ts'
import type { Amount, Base, Bracket, CostTables, Step } from './tables.ts'

/** What is wrong with a document and where, such as `tables.programmes.KE.steps.duty`. */
export const documentProblems = [
  'rowsOrder',
  'rowsEnd',
  'unknownBase',
  'unknownCurrency',
  'rateNotPositive',
  'unknownCountry',
  'unknownPort',
  'noSource',
  'noFallbackHall',
  'noLoadPort',
  'noProgramme',
  'ruleTwice',
  'ruleNever',
] as const
export type DocumentProblem = { at: string; problem: (typeof documentProblems)[number] }

/** What prevents a document from being published; its shape is checked before. */
export function checkDocument(document: CostDocument): DocumentProblem[] {
  const { tables, countries, ports, volumes } = document
  const problems: DocumentProblem[] = []
  const tell = (at: string, problem: DocumentProblem['problem']) => problems.push({ at, problem })
  const rows = (at: string, given: readonly Bracket<unknown>[]) => checkRows(given).map((p) => tell(at, p))
  for (const [currency, rate] of Object.entries(tables.fx))
    if (compare(decimal(rate), zero) <= 0) tell(`tables.fx.${currency}`, 'rateNotPositive')
  rows('tables.sizeClasses', tables.sizeClasses)
  for (const [kind, fees] of Object.entries(tables.agentFee)) rows(`tables.agentFee.${kind}`, fees)
  for (const [kind, sizes] of Object.entries(volumes)) rows(`volumes.${kind}`, sizes)
  for (const [name, hall] of Object.entries(tables.halls))
    rows(`tables.halls.${name}.auctionFee`, hall.auctionFee)
  if (!('*' in tables.halls)) tell('tables.halls', 'noFallbackHall')
  for (const [name, port] of Object.entries(tables.ports)) {
    const at = `tables.ports.${name}`
    if (!(port.country in countries)) tell(`${at}.country`, 'unknownCountry')
    if (!(name in ports)) tell(`ports.${name}`, 'unknownPort')
    if (!knows(tables, port.freight.currency)) tell(`${at}.freight`, 'unknownCurrency')
    if (tables.halls['*'] && !(port.loadPort in tables.halls['*'].inland))
      tell(`${at}.loadPort`, 'noLoadPort')
  }
  for (const [code, { offer, sources, rules }] of Object.entries(countries)) {
    checkRules(rules ?? []).map(({ at, problem }) => tell(`countries.${code}.rules.${at}`, problem))
    if (sources.length === 0) tell(`countries.${code}.sources`, 'noSource')
    if (offer === 'sums' && !Object.keys(tables.programmes).some((key) => key.split('/')[0] === code))
      tell(`countries.${code}.offer`, 'noProgramme')
  }
  for (const [key, { currency, steps, reference }] of Object.entries(tables.programmes)) {
    const at = `tables.programmes.${key}`
    if (!((key.split('/')[0] ?? '') in countries)) tell(at, 'unknownCountry')
    if (!knows(tables, currency)) tell(at, 'unknownCurrency')
    if (reference) rows(`${at}.reference`, reference.depreciation)
    checkSteps(steps, tables).map(({ at: step, problem }) => tell(`${at}.steps.${step}`, problem))
  }
  return problems
}

const knows = ({ fx }: CostTables, currency: string | undefined) =>
  currency === undefined || currency === 'JPY' || currency in fx

function checkRows(rows: readonly Bracket<unknown>[]): DocumentProblem['problem'][] {
  const edges = rows.slice(0, -1).map(({ upTo }) => upTo)
  const isAscending = edges.every(
    (edge, at) => edge !== null && (at === 0 || edge > (edges[at - 1] ?? Number.POSITIVE_INFINITY)),
  )
  return [
    ...(isAscending ? [] : (['rowsOrder'] as const)),
    ...(rows.at(-1)?.upTo === null ? [] : (['rowsEnd'] as const)),
  ]
}

function checkSteps(steps: readonly Step[], tables: CostTables): DocumentProblem[] {
  const known = new Set(['FOB', 'CNF', 'CIF', 'CIF_EUR', 'CV', 'REF'])
  return steps.flatMap(({ id, amount }) => {
    const problems = checkAmount(amount, known, tables).map((problem) => ({ at: id, problem }))
    known.add(id)
    return problems
  })
}

const nameOf = (base: Base) => (typeof base === 'string' ? base : base.of)

function checkAmount(amount: Amount, known: Set<string>, tables: CostTables): DocumentProblem['problem'][] {
  const parts = (amounts: readonly Amount[]) => amounts.flatMap((part) => checkAmount(part, known, tables))
  const inEuros = (name: string) => name === 'CIF_EUR' && !knows(tables, 'EUR')
  if ('percent' in amount) {
    const bases = amount.of.map(nameOf)
    return [
      ...(bases.every((base) => known.has(base)) ? [] : (['unknownBase'] as const)),
      ...(bases.some(inEuros) ? (['unknownCurrency'] as const) : []),
    ]
  }
  if ('sum' in amount) return parts(amount.sum)
  if ('max' in amount) return parts(amount.max)
  if ('min' in amount) return parts(amount.min)
  if ('by' in amount)
    return [
      ...(inEuros(amount.by) ? (['unknownCurrency'] as const) : []),
      ...checkRows(amount.rows),
      ...parts(amount.rows.map(({ then }) => then)),
    ]
  if ('perCcYear' in amount) return []
  return knows(tables, amount.currency) ? [] : ['unknownCurrency']
}
