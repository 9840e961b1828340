import { serverNow } from '@seriba/api/server-clock'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { DateRange } from '@seriba/ui/DateRange'
import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import styles from './bid-filters.module.css'

type RangeFilterProps = {
  filters: Pick<BidFilters, 'from' | 'to'>
  onChange: (range: Pick<BidFilters, 'from' | 'to'>) => void
  size: 'sm' | 'touch'
}

/** The days that can be chosen: three years back, one ahead (DEC14). */
const days = { back: 3 * 365 + 1, ahead: 365 }

/** Auction dates from and to, both included. */
export function RangeFilter({ filters: { from, to }, onChange, size }: RangeFilterProps) {
  const { t, i18n } = useTranslation(['bids', 'common'])
  const today = jstDay(serverNow())
  return (
    <DateRange
      className={styles.range}
      size={size}
      label={t('filters.dates')}
      placeholder={t('filters.dates')}
      fromLabel={t('filters.from')}
      toLabel={t('filters.to')}
      clearLabel={t('common:actions.clear')}
      locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
      today={today}
      min={addDays(today, -days.back)}
      max={addDays(today, days.ahead)}
      value={{ from, to }}
      onChange={onChange}
    />
  )
}
