import { serverNow } from '@seriba/api/server-clock'
import { formatDay } from '@seriba/domain/format/date'
import type { Ban } from '@seriba/domain/landed-cost/cost-document'
import type { CostEstimate, NoSum } from '@seriba/domain/landed-cost/estimate'
import { areRatesStale } from '@seriba/domain/landed-cost/stale-rates'
import { jstDay } from '@seriba/domain/time/jst'
import { Note } from '@seriba/ui/Note'
import styles from './costs.module.css'
import { EstimateCaveats } from './EstimateCaveats.tsx'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

const liters = 1000

/** Bans at any price are shown with the import rules; bans that begin at a certain price are shown here. */
const isInVerdict = (noSum: NoSum, ban: Ban | null) =>
  noSum === 'prohibited' || (noSum === 'banned' && ban?.fobAbove === undefined)

/** What the sums are based on: what is not known, what was assumed, and what is not included. */
export function CostNotes({ costs, estimate }: { costs: ReadyCosts; estimate: CostEstimate }) {
  const { t, named } = useCostWords()
  const { estimator } = costs
  const { document, vehicle } = costs.costs
  const code = estimator.port === null ? undefined : document.tables.ports[estimator.port]?.country
  const country = code === undefined ? undefined : document.countries[code]
  const { noSum, ban, missing, assumed, open } = estimate
  const today = jstDay(serverNow())
  const isDue = country?.reviewBy != null && country.reviewBy < today
  const hasStaleRates = estimator.port !== null && areRatesStale(document, today)
  return (
    <>
      {noSum && noSum !== 'noPort' && !isInVerdict(noSum, ban) && (
        <Note tone={noSum === 'banned' || noSum === 'prohibited' ? 'red' : 'neutral'}>
          {noSum === 'banned'
            ? t('noSum.banned', { because: named(ban?.because) })
            : t(`noSum.${noSum}`, { country: named(country?.names) })}
        </Note>
      )}
      {isDue && country?.reviewBy && (
        <Note tone="orange">
          {t('reviewDue', { country: named(country.names), day: formatDay(country.reviewBy) })}
        </Note>
      )}
      {hasStaleRates && <Note tone="orange">{t('ratesStale', { day: formatDay(document.ratesOn) })}</Note>}
      {(missing.length > 0 || open) && (
        <p className={styles.amber}>
          {missing.length > 0 &&
            t('missingText', { facts: missing.map((fact) => t(`missing.${fact}`)).join(', ') })}{' '}
          {open && t('open')}
        </p>
      )}
      <p className={styles.quiet}>
        {assumed
          .map((what) => t(`assumed.${what}`, { volume: (vehicle.volume / liters).toFixed(1) }))
          .join('. ')}
        {'. '}
        {estimator.port !== null && t('arrives', { day: formatDay(estimator.arrives) })}
      </p>
      {country && estimate.destination.length > 0 && <EstimateCaveats country={country} />}
    </>
  )
}
