import { type Decimal, decimal, divide, multiply, rational, round } from './rational.ts'

/** Yen as whole units of a currency, half up. `rate` is yen for one unit. */
export const inCurrency = (yen: number, rate: Decimal): number => round(divide(rational(yen), decimal(rate)))

/** A sum of a currency in whole yen, never more than it is worth. */
export function inYen(amount: number, rate: Decimal): number {
  const { n, d } = multiply(rational(amount), decimal(rate))
  return Number(n / d)
}
