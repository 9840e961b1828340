import { type Period, periods, periodUntil } from '@seriba/domain/lots/periods'
import { DayChips } from '@seriba/ui/DayChips'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

type PeriodChipsProps = {
  today: string
  from: string
  to: string
  onChange: (days: { from: string; to: string }) => void
}

/** The most recent days of statistics with one click; another click resets it to all. */
export function PeriodChips({ today, from, to, onChange }: PeriodChipsProps) {
  const { t } = useTranslation('filters')
  const chosen = periods.filter((period) => {
    const days = periodUntil(today, period)
    return days.from === from && days.to === to
  })
  const choose = (values: readonly string[]) => {
    const [next] = values.filter((value) => value !== chosen[0])
    onChange(next ? periodUntil(today, next as Period) : { from: '', to: '' })
  }
  return (
    <DayChips
      className={styles.periods}
      label={t('periods.label')}
      days={periods.map((period) => ({ value: period, date: t(`periods.${period}`) }))}
      value={chosen}
      onChange={choose}
    />
  )
}
