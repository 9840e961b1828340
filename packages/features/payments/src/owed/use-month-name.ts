import { useTranslation } from 'react-i18next'

/** The name of a month such as `2026-11`, alone and with its year. */
export function useMonthName(month: string): { name: string; withYear: string } {
  const { i18n } = useTranslation()
  const first = new Date(`${month}-01T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...options }).format(first)
  const name = format({ month: 'long' })
  return { name, withYear: `${name} ${month.slice(0, 4)}` }
}
