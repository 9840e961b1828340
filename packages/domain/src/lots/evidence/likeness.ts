import { conditionRank } from '../condition-grade.ts'
import type { LotKind } from '../page-types.ts'

/** What a lot's price is compared by. */
export type LotToCompare = {
  kind: LotKind
  maker: string
  model: string
  /** The part of the chassis ID before the dash. */
  chassisCode: string
  year: number | null
  condition: string
  mileage: number | null
  /** The trim, as its hall writes it. */
  grade: string
}

/** Both ends are included. */
export type Span = readonly [from: number, to: number]

/**
 * Which lots are similar to a given one; null means that the lot itself does not say, so that others are not filtered
 * by it.
 */
export type Likeness = {
  kind: 'car' | 'bike'
  maker: string
  model: string
  /** In capitals. */
  chassisCode: string
  years: Span | null
  /** Condition ranks. */
  ranks: Span | null
  /** Kilometers. */
  mileage: Span | null
  /** Sales are distinguished by it but not omitted. */
  trim: string
}

export const likeness = {
  /** At most this many years apart. */
  years: 1,
  /** At most this many condition ranks apart. */
  ranks: 0.5,
  /** How many days back. */
  days: 180,
  /** Fewer sales than this are too few for a chart. */
  enough: 10,
} as const

/**
 * The lots to which a given one is compared; null if there can be none: machines, and cars without a chassis code.
 * Bikes have no code: they are compared by maker and model.
 */
export function similarityCriteriaOf(lot: LotToCompare): Likeness | null {
  const needsCode = lot.kind !== 'bike'
  if (lot.kind === 'machinery' || lot.maker === '' || lot.model === '') return null
  if (needsCode && lot.chassisCode === '') return null
  const rank = conditionRank(lot.condition)
  return {
    kind: lot.kind === 'bike' ? 'bike' : 'car',
    maker: lot.maker,
    model: lot.model,
    chassisCode: lot.chassisCode.toUpperCase(),
    years: lot.year === null ? null : [lot.year - likeness.years, lot.year + likeness.years],
    ranks: rank === null ? null : [rank - likeness.ranks, rank + likeness.ranks],
    mileage: lot.mileage === null ? null : mileageBand(lot.mileage),
    trim: lot.grade,
  }
}

const bandStep = 10_000

/** About two fifths in each direction, in whole tens of thousands of kilometers. */
export function mileageBand(kilometers: number): Span {
  const from = Math.floor((kilometers * 6) / 10 / bandStep) * bandStep
  const to = Math.ceil((kilometers * 14) / 10 / bandStep) * bandStep
  return [from, Math.max(to, from + 2 * bandStep)]
}

/**
 * Whether a trim is the same or nearly so: it contains every word of the lot's own trim, and no more additional words
 * than that has words. A lot without a trim matches any.
 */
export function isSimilarTrim(own: string, other: string): boolean {
  const [words, others] = [wordsOf(own), wordsOf(other)]
  if (words.size === 0) return true
  return others.size <= 2 * words.size && [...words].every((word) => others.has(word))
}

const wordsOf = (trim: string) =>
  new Set(
    trim
      .normalize('NFKC')
      .toUpperCase()
      .split(/[\s,;/·・()-]+/)
      .filter((word) => word !== ''),
  )
