import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { DateField, type DateFieldProps } from '@seriba/ui/DateField'
import { useTranslation } from 'react-i18next'

type DayFieldProps = Omit<DateFieldProps, 'locale' | 'openLabel' | 'today' | 'value' | 'onChange'> & {
  /** `2026-12-01`, or `2026-12-01T16:30` with a time; '' is none. */
  value: string
  onChange: (day: string) => void
}

/** A day or time in Japan in a form: typed, or picked from a calendar in the reader's language. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  const { t, i18n } = useTranslation('common')
  return (
    <DateField
      openLabel={t('openCalendar')}
      locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
      today={jstDay(serverNow())}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      {...rest}
    />
  )
}
