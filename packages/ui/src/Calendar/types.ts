export type CalendarTexts = {
  /** The locale for month and day names: 'en-US', 'ru-RU'. */
  locale: string
  /** The day that is underlined: today in Japan, 'YYYY-MM-DD'. */
  today?: string | undefined
  /** The first and last day that can be picked. */
  min?: string | undefined
  max?: string | undefined
}
