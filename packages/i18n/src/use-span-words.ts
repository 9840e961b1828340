import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

const space = '\u00A0'

/** `10 000 – 200 000 km`, or `up to 200 000 km`: a dash before a figure would be read as a minus. */
export function useSpanWords() {
  const { t } = useTranslation('common')
  return useCallback(
    (from: string, to: string, unit = '') => {
      const ends = [from, to].filter(Boolean).join(' – ')
      const value = unit ? `${ends}${space}${unit}` : ends
      if (from && to) return value
      return to ? t('span.to', { value }) : t('span.from', { value })
    },
    [t],
  )
}
