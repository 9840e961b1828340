import { serverNow } from '@seriba/api/server-clock'
import { formatUpcoming } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { timeLeft, urgency } from '@seriba/domain/time/time-left'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import styles from '../page/dashboard.module.css'

/** The time in Japan, with the day if it is not today, and how far off it is if somebody is still waiting for it. */
export function UntilStart({ at, counting = true }: { at: string | null; counting?: boolean }) {
  const { t } = useTranslation('dashboard')
  const now = useNow(15_000, serverNow)
  if (at === null) return <>-</>
  if (!counting) return <b>{formatUpcoming(at, now)}</b>
  const left = timeLeft(at, now)
  // Next to a day there is no room for minutes, which matter on the day itself.
  const hours = jstDay(at) === jstDay(now) ? 'hours' : 'wholeHours'
  return (
    <>
      <b>{formatUpcoming(at, now)}</b>
      <span className={styles.left} data-urgency={urgency(at, now)}>
        {' '}
        {left.unit === 'passed' && t('left.passed')}
        {left.unit === 'days' && t('left.days', { count: left.days })}
        {left.unit === 'hours' && t(`left.${hours}`, left)}
        {left.unit === 'minutes' && t('left.minutes', left)}
      </span>
    </>
  )
}
