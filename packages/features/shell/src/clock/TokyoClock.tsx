import { formatClock, formatDateWithWeekday } from '@seriba/domain/format/date'
import { RailClock } from '@seriba/ui/Rail'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import { useNow } from './use-now.ts'

/** Date and time in Japan, wherever the browser is. */
export function TokyoClock() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const now = useNow()
  return (
    <RailClock
      role="group"
      aria-label={t('clock.description')}
      place={t('clock.label')}
      time={formatClock(now)}
      date={`${formatDateWithWeekday(now, language)}, UTC+9`}
    />
  )
}
