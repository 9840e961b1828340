import { formatRecent, formatTime } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'

/** When somebody was last here: `today 9:58`, `11.23 19:02`. */
export function LastLogin({ at }: { at: string | null }) {
  const { t } = useTranslation('clients')
  const now = new Date()
  if (at && jstDay(at) === jstDay(now)) return t('list.today', { time: formatTime(at) })
  return formatRecent(at, now)
}
