import { type Decimal, decimal, divide, multiply, rational, round } from './rational.ts'

/** Yen in whole units of a currency, half up. `rate` is yen per unit. */
export const inCurrency = (yen: number, rate: Decimal): number => round(divide(rational(yen), decimal(rate)))

/** An amount of a currency in whole yen, never more than it is worth. */
export function inYen(amount: number, rate: Decimal): number {
  const { n, d } = multiply(rational(amount), decimal(rate))
  return Number(n / d)
}
