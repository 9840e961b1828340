import type { DraftWords } from '@seriba/domain/lots/sheet/draft-answer'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The phrases that describe the findings on an auction sheet, in the page's language. */
export function useSheetWords(): DraftWords {
  const { t, i18n } = useTranslation('sheet')
  return useMemo(
    () => ({
      language: i18n.language === 'ru' ? ('ru' as const) : ('en' as const),
      part: (part) => t(`parts.${part}`),
      field: (name) => t(`fields.${name}`),
      grade: ({ grade }) => t('told.grade', { grade }),
      mileage: (km) => t('told.mileage', { km }),
      mayMean: (meaning) => t('may', { meaning }),
      unknown: () => t('unknown'),
    }),
    [t, i18n.language],
  )
}
