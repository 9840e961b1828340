import { formatDayWithWeekday } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'
import { type BidDay, toCome } from './by-day.ts'

type DayHeadProps = BidDay & {
  now: Date
  /** The day continues on the list's next page: it cannot be added up yet. */
  goesOn: boolean
}

/** The day of the cards below it, and what is still to come on it. */
export function DayHead({ day, bids, now, goesOn }: DayHeadProps) {
  const { t, i18n } = useTranslation('bids')
  if (day === null) return null
  const date = formatDayWithWeekday(day, i18n.language)
  const { count, sum } = toCome(bids, now)
  return (
    <h2 className={styles.day}>
      <b>{day === jstDay(now) ? t('list.day.today', { date }) : date}</b>
      {!goesOn && count > 0 && (
        <span className="num">{t('list.day.toCome', { count, sum: formatMoney(sum) })}</span>
      )}
    </h2>
  )
}
