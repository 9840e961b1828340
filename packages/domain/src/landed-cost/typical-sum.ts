import { formatBalance, groupThousands } from '../format/number.ts'
import type { CountryCosts } from './cost-document.ts'
import { decimal, round } from './rational.ts'

type Typical = NonNullable<CountryCosts['notIncluded'][number]['typical']>

/**
 * What a cost that is not included typically amounts to, as it is shown; null while the typed text is not a number.
 */
export function typicalSumOf({ amount, currency }: Typical): string | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null
  const whole = round(decimal(amount))
  return currency === 'JPY' ? formatBalance(whole) : `${currency}\u00A0${groupThousands(whole)}`
}
