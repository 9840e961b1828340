import {
  compare,
  type Decimal,
  decimal,
  divide,
  multiply,
  type Rational,
  rational,
} from '../landed-cost/rational.ts'
import { dayMs } from '../time/jst.ts'

/**
 * Where a day's rates come from; `tables`: those that the company uses to compute costs, if nobody has entered
 * others.
 */
export const rateSources = ['ecb', 'cbr', 'file', 'manual', 'tables'] as const
export type RateSource = (typeof rateSources)[number]

/** Yen per unit of each currency, on the day that the source states. */
export type DayRates = { day: string; yenPer: Record<string, Decimal> }

const decimals = 8

/** A fraction in the form in which rates are stored: with eight decimals, rounded half up. */
export function toRate({ n, d }: Rational): Decimal {
  const scaled = (2n * n * 10n ** BigInt(decimals) + d) / (2n * d)
  const digits = String(scaled).padStart(decimals + 1, '0')
  let end = digits.length
  while (end > digits.length - decimals && digits[end - 1] === '0') end -= 1
  const fraction = digits.slice(-decimals, end === digits.length ? undefined : end)
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}

/** Yen per unit of a currency, if a unit of the base costs `quoted` of it and a yen costs `yen` of the base. */
export const crossRate = (quoted: Rational, yen: Rational): Decimal => toRate(divide(quoted, yen))

/** Japanese days after which a rate is marked as old. */
export const staleAfterDays = 4

export const isStaleRate = (day: string, today: string) =>
  Date.parse(today) - Date.parse(day) > staleAfterDays * dayMs

/**
 * From one reading to the next a rate changes by less than a third; a larger change is taken for a mistake of the
 * source until somebody enters it.
 */
const mostMove = rational(4n, 3n)

/**
 * The first currency whose rate is implausible, undefined if all are plausible. `known`: the last rates that were
 * stored.
 */
export function implausibleRate(
  rates: Record<string, Decimal>,
  known: Record<string, Decimal>,
): string | undefined {
  return Object.entries(rates).find(([currency, rate]) => {
    const now = decimal(rate)
    if (compare(now, rational(0n)) <= 0 || compare(now, rational(1_000_000n)) > 0) return true
    const before = known[currency]
    if (before === undefined) return false
    const last = decimal(before)
    return compare(now, multiply(last, mostMove)) > 0 || compare(multiply(now, mostMove), last) < 0
  })?.[0]
}
