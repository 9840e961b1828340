import { formatDayChip, weekdayOf } from '@seriba/domain/format/date'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const locales = { en: 'en-US', ru: 'ru-RU' } as const
export const useLocale = () => (useTranslation().i18n.language === 'ru' ? locales.ru : locales.en)

/** A Sunday, from which weekdays are counted. */
const sunday = Date.UTC(2026, 10, 22)

/** Days in the page's language. */
export function useDayWords() {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
    const weekday = (day: string) => format.format(sunday + weekdayOf(day) * 86_400_000)
    return {
      weekday,
      /** `11/24 (Tue)` */
      chip: (day: string) => `${formatDayChip(day)} (${weekday(day)})`,
      /** `11/24` */
      short: formatDayChip,
      /** `2026.11.24` */
      date: (day: string) => day.replaceAll('-', '.'),
    }
  }, [locale])
}
