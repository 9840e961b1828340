import { serverNow } from '@seriba/api/server-clock'
import { formatDay } from '@seriba/domain/format/date'
import { areRatesStale } from '@seriba/domain/landed-cost/stale-rates'
import { jstDay } from '@seriba/domain/time/jst'
import { useCostWords } from '../landed-cost/use-cost-words.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

/** What a lot's panel says about its total, for lots side by side. */
export function useLandingWords() {
  const { t, named } = useCostWords()
  const countryOf = ({ document, port }: NonNullable<ComparedColumn['estimator']>) =>
    document.countries[document.tables.ports[port ?? '']?.country ?? '']
  return {
    /** Why a lot has no total at the destination; null if it has one, or nobody has chosen a port. */
    whyNone({ estimator, estimate }: ComparedColumn): string | null {
      const noSum = estimate?.noSum
      if (!estimator?.port || !noSum || noSum === 'noPort') return null
      if (noSum === 'banned') return t('rules.notForPort')
      return t(`noSum.${noSum}`, { country: named(countryOf(estimator)?.names) })
    },
    /** What should be checked before relying on the sums: exchange rates, and those of customs. */
    doubts(estimator: ComparedColumn['estimator'] | undefined): string[] {
      if (!estimator?.port) return []
      const today = jstDay(serverNow())
      const { document } = estimator
      const country = countryOf(estimator)
      return [
        ...(areRatesStale(document, today) ? [t('ratesStale', { day: formatDay(document.ratesOn) })] : []),
        ...(country?.reviewBy && country.reviewBy < today
          ? [t('reviewDue', { country: named(country.names), day: formatDay(country.reviewBy) })]
          : []),
      ]
    },
  }
}
