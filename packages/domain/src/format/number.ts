/** A no-break space, so that a figure never wraps. */
const space = '\u00A0'

/** Groups thousands with spaces. */
export const groupThousands = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(Math.trunc(value))).replace(/\B(?=(\d{3})+$)/g, space)}`

export type Currency = 'JPY' | 'USD'
const symbols: Record<Currency, string> = { JPY: '¥', USD: '$' }

/** `¥ 1 985 000`; '-' for no value, and for the 0 that feeds send in its place. */
export function formatMoney(amount: number | null | undefined, currency: Currency = 'JPY'): string {
  return amount ? signed(amount, symbols[currency]) : '-'
}

/** Like `formatMoney`, but for figures in which zero is a real value: balances, limits, totals. */
export const formatBalance = (amount: number | null | undefined, currency: Currency = 'JPY'): string =>
  amount === null || amount === undefined ? '-' : signed(amount, symbols[currency])

const signed = (amount: number, symbol: string) =>
  `${amount < 0 ? '−' : ''}${symbol}${space}${groupThousands(Math.abs(amount))}`

/** `unit` is the reader's word for kilometers. */
export const formatMileage = (km: number | null | undefined, unit: string): string =>
  km === null || km === undefined ? '-' : `${groupThousands(km)}${space}${unit}`

export const formatEngine = (cc: number | null | undefined): string =>
  cc ? `${groupThousands(cc)}${space}cc` : '-'

/**
 * A rate as it is shown, `156.38` or `0.3009`: of the eight decimals used in calculations, only the significant ones.
 */
export function formatRate(rate: string): string {
  const value = Number(rate)
  if (value >= 10) return value.toFixed(2)
  return value >= 0.1 ? value.toFixed(4) : String(Number(value.toPrecision(4)))
}

/** Digits typed on Japanese keyboards are digits, too. */
export const halfWidth = (typed: string): string =>
  typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** What is kept of a typed or pasted amount: digits, without leading zeros (2§5.3). */
export const amountDigits = (typed: string): string =>
  halfWidth(typed)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')

/** Menu badge, capped at 999. */
export const formatBadge = (count: number): string => (count > 999 ? '999+' : String(count))
