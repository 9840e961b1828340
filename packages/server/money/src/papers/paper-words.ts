import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import type { Language } from '@seriba/server-kit/language'

/** In Russian documents the sign follows the amount. */
export const paperMoney = (yen: number, language: Language): string =>
  language === 'ru' ? `${groupThousands(yen)}\u00A0¥` : formatBalance(yen)

/** A Japanese day as documents write it: 2026.11.24, and 24.11.2026 in Russian. */
export const paperDay = (day: string, language: Language): string =>
  language === 'ru' ? day.split('-').reverse().join('.') : day.replaceAll('-', '.')

/** The same where the year is given elsewhere: 11.24, and 24.11 in Russian. */
export const paperShortDay = (day: string, language: Language): string =>
  language === 'ru' ? day.slice(5).split('-').reverse().join('.') : day.slice(5).replace('-', '.')

export const paperDate = (instant: string | Date, language: Language): string =>
  paperDay(jstDay(instant), language)

export const paperMoment = (instant: Date, language: Language): string =>
  language === 'ru'
    ? `${paperDate(instant, language)} ${formatTime(instant)}`
    : `${formatDate(instant)} ${formatTime(instant)}`
