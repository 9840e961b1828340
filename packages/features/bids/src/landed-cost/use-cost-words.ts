import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import type { Names } from '@seriba/domain/landed-cost/cost-source'
import type { CostEstimate, Range } from '@seriba/domain/landed-cost/estimate'
import { inCurrency, inYen } from '@seriba/domain/landed-cost/exchange'
import { useTranslation } from 'react-i18next'
import type { ReadyCosts } from './use-costs.ts'

/** How sums and names are phrased here. */
export function useCostWords() {
  const { t, i18n } = useTranslation('costs')
  const span = ({ min, max }: Range) => t('span', { min: formatBalance(min), max: groupThousands(max) })
  return {
    t,
    named: (names: Names | undefined) => (i18n.language === 'ru' ? names?.ru : names?.en) ?? '',
    span,
    /** The most likely figure, or the range of possible figures if an important fact is not known. */
    sum: (range: Range, { missing, open }: Pick<CostEstimate, 'missing' | 'open'>, isLanded: boolean) => {
      if (isLanded && open) return t('from', { sum: formatBalance(range.min) })
      return isLanded && missing.length > 0 && range.min !== range.max
        ? span(range)
        : formatBalance(range.likely)
    },
  }
}

/** The current rate by which the viewer's own currency is shown; undefined if they have none. */
export const ownRate = ({ choices, costs }: ReadyCosts) =>
  costs.rates.find(({ currency }) => currency === choices.currency)

/** Yen in the viewer's own currency, `NZD 12 345`; null if they have none. */
export function ownSum(yen: number, costs: ReadyCosts): string | null {
  const rate = ownRate(costs)
  return rate ? `${rate.currency}\u00A0${groupThousands(inCurrency(yen, rate.yenPer))}` : null
}

/** A budget is typed in the viewer's own currency if they have one. */
export function budgetInYen(typed: number, costs: ReadyCosts): number {
  const rate = ownRate(costs)
  return rate ? inYen(typed, rate.yenPer) : typed
}
