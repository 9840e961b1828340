import type { Amount, Base, Bracket, Condition, Step } from '@seriba/domain/landed-cost/tables'

export const amountKinds = [
  'percent',
  'fixed',
  'by',
  'sum',
  'max',
  'min',
  'perCc',
  'perCcYear',
  'perUnit',
] as const
export type AmountKind = (typeof amountKinds)[number]

export const kindOf = (amount: Amount): AmountKind => amountKinds.find((kind) => kind in amount) ?? 'fixed'

/** An amount of another kind, to be filled in. */
export function newAmount(kind: AmountKind): Amount {
  if (kind === 'percent') return { percent: '0', of: ['CIF'] }
  if (kind === 'by') return { by: 'cc', rows: [rowOf(null, newAmount('percent'))] }
  if (kind === 'sum') return { sum: [newAmount('percent'), newAmount('fixed')] }
  if (kind === 'max') return { max: [newAmount('percent'), newAmount('fixed')] }
  if (kind === 'min') return { min: [newAmount('percent'), newAmount('fixed')] }
  if (kind === 'perCc') return { perCc: '0' }
  if (kind === 'perCcYear') return { perCcYear: '0' }
  if (kind === 'perUnit') return { perUnit: '0', unit: 'hp' }
  return { fixed: '0' }
}

/** What a bracket results in. */
export const rowOf = (upTo: number | null, then: Amount): Bracket<{ then: Amount }> => ({ upTo, then })

/** What every step may be a share of, in addition to the steps before it. */
export const sums = ['FOB', 'CNF', 'CIF', 'CIF_EUR', 'CV', 'REF'] as const

export const nameOf = (base: Base) => (typeof base === 'string' ? base : base.of)

/** What a step may use: the sums, and the steps above it. */
export const basesFor = (steps: readonly Step[], at: number): string[] => [
  ...sums,
  ...new Set(steps.slice(0, at).map(({ id }) => id)),
]

/** The numeric bounds of a condition. */
export const bounds = [
  'ccMin',
  'ccMax',
  'hpMin',
  'hpMax',
  'ageMonthsMin',
  'ageMonthsMax',
] as const satisfies readonly (keyof Condition)[]

/**
 * The typed values in the form in which tables store them: whole numbers of brackets as numbers, empty ones omitted.
 */
export const wholeOf = (typed: string): number | null => {
  const clean = typed.replace(/\s/g, '')
  return /^\d+$/.test(clean) ? Number(clean) : null
}
export const decimalOf = (typed: string) => typed.trim().replace(',', '.').replace(/\s/g, '')
