import type { RangeFilter } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { filterWord } from './filter-word.ts'
import type { Bounds } from './metadata.ts'
import { isGrouped, useFilterWords } from './use-filter-words.ts'

/** 'From 0' and 'To 2026', as far as the bounds are known. */
export function useRangeTexts(pageType: PageType, name: RangeFilter, bounds: Bounds | undefined) {
  const { t } = useTranslation('filters')
  const words = useFilterWords()
  return useMemo(() => {
    const filter = t(`names.${filterWord(name, pageType)}`)
    return {
      fromLabel: t('fromLabel', { name: filter }),
      toLabel: t('toLabel', { name: filter }),
      fromPlaceholder: bounds ? t('from', { min: words.figure(name, bounds.min) }) : t('fromAny'),
      toPlaceholder: bounds ? t('to', { max: words.figure(name, bounds.max) }) : t('toAny'),
      grouped: isGrouped(name),
      maxDigits: name === 'year' ? 4 : 12,
    }
  }, [t, words, pageType, name, bounds])
}
