import { formatBalance, groupThousands } from '../format/number.ts'
import type { CountryCosts } from './cost-document.ts'
import { decimal, round } from './rational.ts'

type Typical = NonNullable<CountryCosts['notIncluded'][number]['typical']>

/** What something that no sum holds usually costs, as one reads it; null of what is no figure, while somebody types. */
export function leftOutSum({ amount, currency }: Typical): string | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null
  const whole = round(decimal(amount))
  return currency === 'JPY' ? formatBalance(whole) : `${currency}\u00A0${groupThousands(whole)}`
}
