import { serverNow } from '@seriba/api/server-clock'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'

/** `Today`, `Yesterday`, or the date; Japanese days. */
export function useDayName() {
  const { t } = useTranslation('notificationList')
  return (day: string) => {
    const today = jstDay(serverNow())
    if (day === today) return t('today')
    return day === addDays(today, -1) ? t('yesterday') : day.replaceAll('-', '.')
  }
}
