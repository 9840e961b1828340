import { addDays, jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'

/** `Today`, `Yesterday`, or the date; Japanese days. */
export function useDayName() {
  const { t } = useTranslation('notifications')
  return (day: string) => {
    const today = jstDay(new Date())
    if (day === today) return t('list.today')
    return day === addDays(today, -1) ? t('list.yesterday') : day.replaceAll('-', '.')
  }
}
