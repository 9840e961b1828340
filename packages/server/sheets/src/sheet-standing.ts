import type { ReadSheet } from '@seriba/contracts/sheets'
import { formatDateTime } from '@seriba/domain/format/date'
import type { Severity } from '@seriba/domain/lots/sheet/severity'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'

const phrases = { en: en.sheet, ru: ru.sheet }

/** States who vouches for a reading: the person who has checked it, or nobody. */
export function standingOf({ checked, reader, readAt }: ReadSheet, language: 'en' | 'ru'): string {
  const { told } = phrases[language]
  if (checked) {
    return told.checkedBy.replace('{{name}}', checked.by).replace('{{at}}', formatDateTime(checked.at))
  }
  return (reader === 'demo' ? told.byDemo : told.byMachine).replace('{{at}}', formatDateTime(readAt))
}

export const severityWords = (language: 'en' | 'ru'): Record<Severity, string> => phrases[language].severity
