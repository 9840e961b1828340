import { formatBalance, groupThousands } from '../format/number.ts'
import type { CountryCosts } from './cost-document.ts'
import { decimal, round } from './rational.ts'

type Typical = NonNullable<CountryCosts['notIncluded'][number]['typical']>

/** What a cost that is not included typically comes to, as it is shown; null while what is typed is no figure. */
export function typicalSumOf({ amount, currency }: Typical): string | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null
  const whole = round(decimal(amount))
  return currency === 'JPY' ? formatBalance(whole) : `${currency}\u00A0${groupThousands(whole)}`
}
