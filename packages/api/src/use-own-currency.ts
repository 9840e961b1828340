import { groupThousands } from '@seriba/domain/format/number'
import { inCurrency } from '@seriba/domain/landed-cost/exchange'
import { useViewRatesQuery } from './generated/shared/rates.ts'

/** What somebody reads beside yen, and how; null where they have chosen no currency, or it has no rate. Yen is owed. */
export function useOwnCurrency() {
  const { data } = useViewRatesQuery()
  const rate = data?.rates.find(({ currency }) => currency === data.own)
  if (!rate) return null
  return {
    ...rate,
    /** Yen as an approximate sum, `≈ NZD 12 345`: half up to a whole unit. */
    of: (yen: number) => `≈\u00A0${rate.currency}\u00A0${groupThousands(inCurrency(yen, rate.yenPer))}`,
  }
}
