import { serverNow } from '@seriba/api/server-clock'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { DateRange, type Dates } from '@seriba/ui/DateRange'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

type FilterDatesProps = {
  label: string
  value: Dates
  onChange: (value: Dates) => void
  /** How far back days can be chosen; three years by default. */
  daysBack?: number
}

/** Filters a list by Japanese days, up to today. */
export function FilterDates({ label, value, onChange, daysBack = 1096 }: FilterDatesProps) {
  const { t, i18n } = useTranslation(['money', 'common'])
  const wide = useWide()
  const today = jstDay(serverNow())
  return (
    <DateRange
      className={styles.dates}
      size={wide ? 'md' : 'touch'}
      label={label}
      placeholder={label}
      fromLabel={t('money:purchases.from')}
      toLabel={t('money:purchases.to')}
      clearLabel={t('common:actions.clear')}
      invalidText={t('money:purchases.dateInvalid')}
      locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
      today={today}
      min={addDays(today, -daysBack)}
      max={today}
      value={value}
      onChange={onChange}
    />
  )
}
