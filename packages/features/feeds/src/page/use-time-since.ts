import { serverNow } from '@seriba/api/server-clock'
import { dayMs, hourMs } from '@seriba/domain/time/jst'
import { minuteMs } from '@seriba/domain/time/time-left'
import { useTranslation } from 'react-i18next'

/** How long ago a moment was, in the largest unit that fits. */
export function useTimeSince(): (instant: string) => string {
  const { t } = useTranslation('feeds')
  return (instant) => {
    const passed = Math.max(0, serverNow().getTime() - Date.parse(instant))
    if (passed < hourMs) return t('since.minutes', { count: Math.floor(passed / minuteMs) })
    if (passed < 2 * dayMs) return t('since.hours', { count: Math.floor(passed / hourMs) })
    return t('since.days', { count: Math.floor(passed / dayMs) })
  }
}
