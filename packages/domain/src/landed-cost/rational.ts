/** An exact fraction; the denominator is positive. Money is never a floating-point number. */
export type Rational = { readonly n: bigint; readonly d: bigint }

/** A decimal as tables write it, such as `'0.70'`. */
export type Decimal = string

export const rational = (n: bigint | number, d: bigint | number = 1n): Rational => ({
  n: BigInt(n),
  d: BigInt(d),
})

export const zero = rational(0n)

/** Reads a decimal exactly; throws on anything else. */
export function decimal(text: Decimal | number): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text))
  if (!match) throw new RangeError(`not a decimal: ${text}`)
  const [, sign = '', whole = '0', fraction = ''] = match
  const n = BigInt(whole + fraction)
  return { n: sign ? -n : n, d: 10n ** BigInt(fraction.length) }
}

export const add = (a: Rational, b: Rational): Rational =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }

export const subtract = (a: Rational, b: Rational): Rational => add(a, { n: -b.n, d: b.d })

export const multiply = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d })

export const divide = (a: Rational, b: Rational): Rational => {
  if (b.n === 0n) throw new RangeError('division by zero')
  return b.n < 0n ? { n: -a.n * b.d, d: a.d * -b.n } : { n: a.n * b.d, d: a.d * b.n }
}

export const compare = (a: Rational, b: Rational): number => {
  const [left, right] = [a.n * b.d, b.n * a.d]
  return left < right ? -1 : left > right ? 1 : 0
}

export const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a)
export const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? b : a)

export const percentOf = (percent: Decimal, of: Rational): Rational =>
  divide(multiply(decimal(percent), of), rational(100n))

/** The nearest whole number, rounding half away from zero: 0.5 is 1, 2.5 is 3. */
export function round({ n, d }: Rational): number {
  const magnitude = n < 0n ? -n : n
  const rounded = (2n * magnitude + d) / (2n * d)
  return Number(n < 0n ? -rounded : rounded)
}
