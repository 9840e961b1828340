import { localTime } from '@seriba/domain/time/local-time'
import { useTranslation } from 'react-i18next'

/** What time a moment is for the viewer, in words; null if their clock shows Japan's time. */
export function useLocalTime(): (instant: string) => string | null {
  const { t } = useTranslation('common')
  return (instant) => {
    const time = localTime(instant)
    return time === null ? null : t('localTime', { time })
  }
}
