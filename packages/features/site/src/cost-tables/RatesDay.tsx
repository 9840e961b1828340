import { formatDay } from '@seriba/domain/format/date'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { areRatesStale } from '@seriba/domain/landed-cost/stale-rates'
import { DayField } from '@seriba/forms/DayField'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './cost-grid.module.css'

type RatesDayProps = {
  document: CostDocument
  today: string
  onChange: ((next: CostDocument) => void) | null
}

/** The day of the exchange rates, which buyers see next to their sums; it is entered with the rates. */
export function RatesDay({ document, today, onChange }: RatesDayProps) {
  const { t } = useTranslation('costTables')
  return (
    <div className={styles.ratesDay}>
      {onChange ? (
        <DayField
          label={t('ratesOn')}
          size="sm"
          max={today}
          value={document.ratesOn}
          onChange={(ratesOn) => onChange({ ...document, ratesOn })}
        />
      ) : (
        <p className="tabular">{t('ratesOf', { day: formatDay(document.ratesOn) })}</p>
      )}
      {areRatesStale(document, today) && <Note tone="orange">{t('ratesStale')}</Note>}
    </div>
  )
}
