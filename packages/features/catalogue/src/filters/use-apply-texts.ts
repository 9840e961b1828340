import type { ApplyTexts } from '@seriba/ui/DateRange'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayWords } from './use-day-words.ts'

const dayMs = 86_400_000

/** The texts of a date choice: how many days it has, and between which days it may be. */
export function useApplyTexts({ min, max }: { min: string; max: string }): ApplyTexts {
  const { t } = useTranslation(['filters', 'common'])
  const words = useDayWords()
  return useMemo(() => {
    const allowed = t('dates.allowed', { from: words.date(min), to: words.date(max) })
    return {
      apply: t('common:actions.apply'),
      clear: t('common:actions.clear'),
      describe: ({ from, to }) => {
        const count = from && to ? (Date.parse(to) - Date.parse(from)) / dayMs + 1 : 0
        return count > 0 ? `${t('dates.days', { count })}. ${allowed}` : allowed
      },
    }
  }, [t, words, min, max])
}
