import { groupThousands } from '@seriba/domain/format/number'
import { inCurrency } from '@seriba/domain/landed-cost/exchange'
import { useViewRatesQuery } from './generated/shared/rates.ts'

/**
 * What somebody reads next to yen, and how; null if they have chosen no currency, or it has no rate. What is owed is in
 * yen.
 */
export function useOwnCurrency() {
  const { data } = useViewRatesQuery()
  const rate = data?.rates.find(({ currency }) => currency === data.own)
  if (!rate) return null
  return {
    ...rate,
    /** Yen as an approximate amount, `≈ NZD 12 345`: rounded half up to a whole unit. */
    of: (yen: number) => `≈\u00A0${rate.currency}\u00A0${groupThousands(inCurrency(yen, rate.yenPer))}`,
  }
}
